import { berlinDay, momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { SlotPicker } from "../../../shared/slot-picker/slot-picker.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { Note } from "../../../ui/form/note.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LocalTime } from "../../../ui/moment.tsx";
import styles from "./booking.module.css";
import { BOOKING_FORM } from "./form-parsers.ts";
import type { StepProps } from "./kinds-step.tsx";
import { Step } from "./step.tsx";

/** The free times, and what happened to one that is no longer free. */
export function TimesStep({ facts, addressOf, problem }: StepProps) {
  const { t } = useTranslation("appointments-booking");
  const { slots, choice, isGone, kinds } = facts;
  const isInstant = kinds.some(({ type, isInstant: is }) => is && type === choice.type);
  return (
    <Step name="when">
      {problem && (
        <div className={styles.problem}>
          <ErrorSummary form={BOOKING_FORM} problem={problem} />
          <Around starts={problem.slots ?? []} addressOf={addressOf} />
        </div>
      )}
      {isGone && !problem && <Note icon="clock">{t("when.gone")}</Note>}
      {slots && isInstant && (
        <p>
          <Chip>
            <Icon name="check" /> {t("when.instant")}
          </Chip>
        </p>
      )}
      {slots ? (
        <SlotPicker {...slots} {...choice} addressOf={addressOf} then="confirm" />
      ) : (
        choice.type && <Failure title={t("when.failed")} />
      )}
    </Step>
  );
}

/** Free starts near the one that was just taken. */
function Around({ starts, addressOf }: { starts: readonly string[]; addressOf: StepProps["addressOf"] }) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  if (starts.length === 0) return null;
  return (
    <>
      <p>{t("when.around")}</p>
      <ul className={styles.around}>
        {starts.map((start) => {
          const day = berlinDay(start);
          return (
            <li key={start}>
              <a href={`${addressOf({ month: day.slice(0, 7), day, start })}#confirm`} data-discover="true">
                <time dateTime={start}>{momentOf({ at: start }, { locale })}</time>
                <LocalTime at={start} />
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
