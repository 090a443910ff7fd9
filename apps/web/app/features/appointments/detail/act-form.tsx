import type { Appointment } from "@aufwind/contract/appointments";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { isCreditTaken } from "../client-payment.ts";
import { useOtherName } from "../person.tsx";
import { Sentence } from "../sentence.tsx";
import { consequences } from "./consequences.ts";
import styles from "./detail.module.css";
import type { AskedAct } from "./possible-acts.ts";

const REASONED: readonly AskedAct[] = ["reject", "decline", "cancel", "objectToNoShow"];
const GRAVE: readonly AskedAct[] = ["reject", "decline", "cancel", "noShow"];

type ActFormProps = { act: AskedAct; appointment: Appointment; now: number; back: React.ReactNode };

/** The consequences, an optional reason, and the button that names the action. */
export function ActForm({ act, appointment, now, back }: ActFormProps) {
  const { t } = useTranslation("appointments");
  const locale = useLocale();
  const { side, scheduledAt, freeUntil, feeCents, owedIfCancelledCents, creditCents } = appointment;
  const name = useOtherName(appointment, side);
  const isOwed = act === "cancel" && side === "client" && owedIfCancelledCents > 0;
  // A late cancellation costs what the card pays; a credit that was taken comes back.
  const taken = isOwed && isCreditTaken(appointment) ? creditCents : 0;
  const money = formatMoney(locale, isOwed ? owedIfCancelledCents - taken : feeCents);
  const isReasonNeeded = act === "objectToNoShow" || (act === "cancel" && side === "coach");
  return (
    <PageForm name={act} query={`act=${act}`} failure={t("acts.failed")}>
      <div className={styles.consequences}>
        {consequences(act, appointment, now).map((key) => (
          <p key={key} data-cost={key === "cancel.owed" || key.startsWith("accept.soon") || undefined}>
            <Sentence text={t(`acts.${key}`, { name, money })} until={freeUntil} />
          </p>
        ))}
        {taken > 0 && <p>{t("acts.cancel.creditBack", { credit: formatMoney(locale, taken) })}</p>}
      </div>
      {REASONED.includes(act) && (
        <TextArea
          name="reason"
          label={t(act === "objectToNoShow" ? "acts.objection" : "acts.reason")}
          help={t(act === "objectToNoShow" ? "acts.objectionHelp" : "acts.reasonHelp", { name })}
          optional={!isReasonNeeded}
          max={1000}
          rows={3}
        />
      )}
      {act === "cancel" && side === "client" && (
        <input type="hidden" name="owedCents" value={owedIfCancelledCents} readOnly />
      )}
      <div className={styles.buttons}>
        <SubmitButton look={GRAVE.includes(act) ? "danger" : "primary"}>
          {isOwed
            ? t("acts.cancel.buttonOwed", { money })
            : act === "accept"
              ? t("acts.accept.buttonAt", { time: momentOf({ at: scheduledAt }, { locale }) })
              : t(`acts.${act}.button`)}
        </SubmitButton>
        {back}
      </div>
    </PageForm>
  );
}
