import type { Invitation } from "@aufwind/contract/invitations";
import { useSearchParams } from "react-router";
import { formatDate, formatNumber } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { LinkField } from "../../ui/link-field.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./own-clients.module.css";
import { RenewStep } from "./renew-step.tsx";

type InvitationPanelProps = {
  invitation: Invitation;
  /** The answer that made it, where it is new. */
  renewed: unknown;
};

/** The link itself: to copy, with what came of it, and to be replaced. */
export function InvitationPanel({ invitation, renewed }: InvitationPanelProps) {
  const { t } = useTranslation("client-invitations");
  const locale = useLocale();
  const [params] = useSearchParams();
  const { url, lowerFeeUntil, isLowerFee, clients } = invitation;
  return (
    <Panel title={t("link.title")} id="link">
      {renewed ? <Outcome of={renewed}>{t("renew.done")}</Outcome> : params.has("renew") && <RenewStep />}
      <LinkField id="invitation-link" label={t("link.label")} url={url} copy={t("link.copy")} />
      <dl className={styles.facts}>
        <div>
          <dt>{t("link.fee")}</dt>
          <dd>{t(isLowerFee ? "link.feeUntil" : "link.feeOver", { date: formatDate(locale, lowerFeeUntil) })}</dd>
        </div>
        <div>
          <dt>{t("link.came")}</dt>
          <dd>{t("link.clients", { count: clients, number: formatNumber(locale, clients) })}</dd>
        </div>
      </dl>
      <div>
        <PageButton to="coachInvitation" query="renew=1" look="ghost" small>
          {t("renew.label")}
        </PageButton>
      </div>
    </Panel>
  );
}
