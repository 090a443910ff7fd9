import type { Invitation } from "@aufwind/contract/client-invitations";
import { useNavigate, useSearchParams } from "react-router";
import { useMountedAfterHydration } from "../../platform/browser/use-mounted-after-hydration.ts";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatDate, formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import blocks from "../../ui/blocks.module.css";
import { PageButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FactLine } from "../../ui/fact-line.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { LinkField } from "../../ui/sharing.tsx";
import { invitationUrlIn } from "./invitation-texts.tsx";
import styles from "./own-clients.module.css";

type InvitationPanelProps = {
  invitation: Invitation;
  /** The answer that created it, if it is new. */
  renewed: unknown;
};

/** The link itself: to copy, with its results, and to be replaced. */
export function InvitationPanel({ invitation, renewed }: InvitationPanelProps) {
  const { t } = useTranslation("client-invitations");
  const locale = useLocale();
  const [params] = useSearchParams();
  const { url, lowerFeeUntil, isLowerFee, clients } = invitation;
  return (
    <Panel title={t("link.title")} id="link">
      {renewed ? <Outcome of={renewed}>{t("renew.done")}</Outcome> : params.has("renew") && <RenewStep />}
      <LinkField
        id="invitation-link"
        label={t("link.label")}
        url={invitationUrlIn(url, locale)}
        copy={t("link.copy")}
      />
      <dl className={styles.facts}>
        <FactLine name={t("link.fee")}>
          {t(isLowerFee ? "link.feeUntil" : "link.feeOver", { date: formatDate(locale, lowerFeeUntil) })}
        </FactLine>
        <FactLine name={t("link.came")}>
          {t("link.clients", { count: clients, number: formatNumber(locale, clients) })}
        </FactLine>
      </dl>
      <div>
        <PageButton to="coachInvitation" query="renew=1" look="ghost" small>
          {t("renew.label")}
        </PageButton>
      </div>
    </Panel>
  );
}

/** Says what a new link does to the old one before it is created: in a dialog, or as part of the page. */
function RenewStep() {
  const { t } = useTranslation("client-invitations");
  const navigate = useNavigate();
  const close = () => navigate(".", { replace: true, preventScrollReset: true });
  const content = <Content onBack={close} />;
  // Rendered by the server it is part of the page, with or without JavaScript.
  if (!useMountedAfterHydration())
    return (
      <section className={`${blocks.box} ${styles.step}`} aria-labelledby="renew-title">
        <h3 id="renew-title">{t("renew.title")}</h3>
        {content}
      </section>
    );
  return (
    <Dialog title={t("renew.title")} onClose={close} stays>
      {content}
    </Dialog>
  );
}

function Content({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("client-invitations");
  return (
    <>
      <p>{t("renew.text")}</p>
      <PageForm name="renewInvitation" failure={t("renew.failed")}>
        <div className={styles.acts}>
          <SubmitButton look="danger" pendingLabel={t("renew.making")}>
            {t("renew.button")}
          </SubmitButton>
          <PageButton to="coachInvitation" look="quiet" onClick={onPlainClick(onBack)}>
            {t("renew.back")}
          </PageButton>
        </div>
      </PageForm>
    </>
  );
}

/** Why there is no link: the profile comes first, or it could not be loaded. */
export function NoInvitation({ isEarly }: { isEarly: boolean }) {
  const { t } = useTranslation("client-invitations");
  if (!isEarly) return <Failure title={t("failed")} />;
  return (
    <EmptyState title={t("early.title")} action={<PageButton to="coachOnboarding">{t("early.begin")}</PageButton>}>
      {t("early.text")}
    </EmptyState>
  );
}

/** The present link: a new one is known from the answer that created it, before the page reloads. */
export function useInvitation(loaded: Invitation | null) {
  const result = useAnswer<FormResult<Invitation>>();
  const renewed = result?.ok && result.form === "renewInvitation" ? result : undefined;
  return { invitation: renewed?.data ?? loaded, renewed };
}
