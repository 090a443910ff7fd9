import type { RestrictedCoach } from "@aufwind/contract/coach-restrictions";
import { GROUNDS_OF, RESTRICTION_TEXT_MOST, type RestrictionKind } from "@aufwind/rules/coach-restrictions";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatAmount } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import styles from "./restrictions.module.css";

const DONE: readonly string[] = ["pause", "suspend", "close", "lift"];

/** What can be done about a coach now, each with what it means for exactly what is shown. */
export function RestrictForms({ coach }: { coach: RestrictedCoach }) {
  const { t } = useTranslation("coach-restrictions-team");
  const result = useAnswer<FormResult>();
  const done = result?.ok ? (result.form.split(".")[0] ?? "") : "";
  const is = (kind: RestrictionKind) => coach.can.act.includes(kind);
  return (
    <Panel title={t("acts")}>
      {result?.ok && DONE.includes(done) && <Outcome of={result}>{t(done === "close" ? "asked" : "done")}</Outcome>}
      {coach.can.act.length === 0 && <p>{t("nothingToDo")}</p>}
      {is("pause") && (
        <RestrictionForm kind="pause" coach={coach}>
          <TextField name="until" type="date" label={t("until")} help={t("untilHelp")} optional />
        </RestrictionForm>
      )}
      {is("suspend") && (
        <RestrictionForm kind="suspend" coach={coach}>
          <Checkbox name="bars" label={t("bars")} help={t("barsHelp")} optional />
          {coach.can.holdPayouts && !coach.preview.payouts.isHeld && (
            <Checkbox name="holdsPayouts" label={t("holdsPayouts")} optional />
          )}
        </RestrictionForm>
      )}
      {is("close") && (
        <RestrictionForm kind="close" coach={coach}>
          <Checkbox name="isImmediate" label={t("isImmediate")} help={t("isImmediateHelp")} optional />
        </RestrictionForm>
      )}
    </Panel>
  );
}

type RestrictionFormProps = { kind: RestrictionKind; coach: RestrictedCoach; children: React.ReactNode };

function RestrictionForm({ kind, coach: { fingerprint, preview }, children }: RestrictionFormProps) {
  const { t } = useTranslation("coach-restrictions-team");
  const locale = useLocale();
  const count = preview.byStatus.reduce((sum, each) => sum + each.count, 0);
  const amount = formatAmount(locale, preview.refundCents);
  return (
    <Disclosure summary={t(`${kind}.title`)}>
      <p>{t(`${kind}.text`)}</p>
      <p className={styles.means}>{t(`${kind}.means`, { count, amount })}</p>
      <PageForm name={kind}>
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <SelectField
          name="ground"
          label={t("ground")}
          options={GROUNDS_OF[kind].map((ground) => ({ value: ground, label: t(`grounds.${ground}`) }))}
        />
        {children}
        <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} rows={5} max={RESTRICTION_TEXT_MOST} />
        <SubmitButton {...(kind !== "pause" && { look: "danger" })}>{t(`${kind}.button`)}</SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
