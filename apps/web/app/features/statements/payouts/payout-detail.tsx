import type { OperatorPayout } from "@aufwind/contract/statements-operators";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatAmount, formatMoment } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { FileButton } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { FactLine } from "../../../ui/fact-line.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./payouts.module.css";

const LONGEST_REASON = 1000;

type PayoutDetailProps = { payout: OperatorPayout; query: string };

/** One payout: amount and dates, what keeps it, the coach's report, and hold, release or try again. */
export function PayoutDetail({ payout, query }: PayoutDetailProps) {
  const { t } = useTranslation("statements-team");
  const locale = useLocale();
  const { statementId, coach, month, payoutCents, payBy, paidAt, failure, transferId, hold, heldForTaxDetailsAt } =
    payout;
  const facts = [
    [t("facts.amount"), formatAmount(locale, payoutCents)],
    [t("facts.payBy"), formatDay(locale, payBy)],
    [t("facts.paid"), paidAt ? formatMoment(locale, paidAt) : "–"],
    [t("facts.account"), t(payout.isConnected ? "facts.connected" : "facts.unconnected")],
    ...(failure ? [[t("facts.failure"), failure] as const] : []),
    ...(transferId ? [[t("facts.transfer"), transferId] as const] : []),
  ] as const;
  return (
    <Panel
      title={t("titleOf", { name: coach.name || t("goneCoach"), month: formatDay(locale, month, "month") })}
      aside={
        <span>
          <PageLink to="teamAdjustment" params={{ id: coach.id }} query={`statement=${statementId}`}>
            {t("toAdjustment")}
          </PageLink>
          {" · "}
          <PageLink to="teamPerson" params={{ id: coach.id }}>
            {t("toPerson")}
          </PageLink>
        </span>
      }
    >
      <Told />
      {hold && (
        <Note icon="lock">
          {t("held", {
            name: hold.heldBy?.name ?? "–",
            moment: formatMoment(locale, hold.heldAt),
            reason: hold.reason,
          })}
        </Note>
      )}
      {heldForTaxDetailsAt && (
        <Note icon="scale">{t("heldForTax", { moment: formatMoment(locale, heldForTaxDetailsAt) })}</Note>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <FactLine key={name} name={name}>
            {value}
          </FactLine>
        ))}
      </dl>
      <FileButton look="ghost" small href={`/api/operators/payouts/${statementId}/sheet`} download>
        <Icon name="download" /> {t("sheet")}
      </FileButton>
      <PayoutActions {...{ payout, query }} />
    </Panel>
  );
}

/** What became of the last action; a release waits for a second person. */
function Told() {
  const { t } = useTranslation("statements-team");
  const result = useAnswer<FormResult<{ approvalId?: string } | undefined>>();
  if (!result?.ok) return null;
  const approvalId = result.data?.approvalId;
  const act = (["hold", "release", "retry"] as const).find((each) => each === result.form);
  return (
    <Outcome of={result}>
      {act && <p>{t(`told.${act}`)}</p>}
      {approvalId && (
        <PageLink to="teamApprovals" query={`approval=${approvalId}`}>
          {t("toApproval")}
        </PageLink>
      )}
    </Outcome>
  );
}

function PayoutActions({ payout: { statementId, coach, can, status }, query }: PayoutDetailProps) {
  const { t } = useTranslation("statements-team");
  return (
    <>
      {can.retry && (
        <PageForm name="retry" query={query}>
          <input type="hidden" name="id" value={statementId} />
          <p>{t("retry.text")}</p>
          <SubmitButton look="accent">{t("retry.button")}</SubmitButton>
        </PageForm>
      )}
      {can.hold && status !== "paid" && <HoldOrRelease act="hold" coachId={coach.id} query={query} />}
      {can.release && <HoldOrRelease act="release" coachId={coach.id} query={query} />}
    </>
  );
}

type HoldOrReleaseProps = { act: "hold" | "release"; coachId: string; query: string };

/** All payouts of the coach at once, with a reason that the coach reads. */
function HoldOrRelease({ act, coachId, query }: HoldOrReleaseProps) {
  const { t } = useTranslation("statements-team");
  const result = useAnswer<FormResult>();
  return (
    <Disclosure summary={t(`${act}.title`)} open={result?.form === act && !result.ok}>
      <p>{t(`${act}.text`)}</p>
      <PageForm name={act} query={query}>
        <input type="hidden" name="coachId" value={coachId} />
        <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={3} max={LONGEST_REASON} />
        <SubmitButton>{t(`${act}.button`)}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
