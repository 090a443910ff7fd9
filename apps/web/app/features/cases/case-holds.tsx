import type { HeldEarning } from "@aufwind/contract/earnings-team";
import { formatAmount, formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ProofStep } from "../../shared/proof/proof-step.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./case.module.css";

const LONGEST_REASON = 1000;

type CaseHoldsProps = { holds: readonly HeldEarning[]; coachId: string; query: string };

/** What a pattern has made the team hold, and the decision about exactly that. */
export function CaseHolds({ holds, coachId, query }: CaseHoldsProps) {
  const { t } = useTranslation("cases");
  const locale = useLocale();
  const cents = holds.reduce((sum, { arrivesCents }) => sum + arrivesCents, 0);
  return (
    <Panel title={t("holds.title")} aside={formatAmount(locale, cents)}>
      <ProofStep />
      <p>{t("holds.text")}</p>
      <ul className={styles.others}>
        {holds.map((held) => (
          <li key={held.earningId}>
            <PageLink to="teamAppointments" query={`appointment=${held.appointmentId}`}>
              {formatMoment(locale, held.scheduledAt)} · {held.client.name || t("holds.gone")}
            </PageLink>
            <span>
              {t(`appointments:status.${held.scheduledStatus}`)} · {formatAmount(locale, held.arrivesCents)} ·{" "}
              {t(`holds.reasons.${held.reason}`)}
              {held.decision === "withhold" && ` · ${t("holds.kept")}`}
            </span>
          </li>
        ))}
      </ul>
      <PageForm name="holds" query={query}>
        <input type="hidden" name="coachId" value={coachId} />
        <input type="hidden" name="earningIds" value={holds.map(({ earningId }) => earningId).join(" ")} />
        <TextArea name="reason" label={t("holds.reason")} help={t("holds.reasonHelp")} rows={3} max={LONGEST_REASON} />
        <div className={styles.buttons}>
          <SubmitButton name="decision" value="release">
            {t("holds.release")}
          </SubmitButton>
          {holds.some(({ decision }) => decision === null) && (
            <SubmitButton name="decision" value="withhold" look="ghost">
              {t("holds.withhold")}
            </SubmitButton>
          )}
        </div>
      </PageForm>
    </Panel>
  );
}
