import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useRef } from "react";
import { berlinDay, momentOf } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathToLogin } from "../../../platform/session/member.ts";
import { SlotPicker } from "../../../shared/slot-picker/slot-picker.tsx";
import { IN_PLACE, usePickerLinks } from "../../../shared/slot-picker/use-picker-links.ts";
import { Chip } from "../../../ui/chip.tsx";
import { ErrorSummary } from "../../../ui/form/form-messages.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LocalTime, Moment } from "../../../ui/moment.tsx";
import { Note } from "../../../ui/notices.tsx";
import { Failure } from "../../../ui/placeholders.tsx";
import styles from "./booking.module.css";
import type { BookingFacts } from "./booking.server.ts";
import { BOOKING_FORM, type Choice } from "./choice.ts";

export const STEPS = ["what", "when", "confirm"] as const;
type StepName = (typeof STEPS)[number];

/** One step with its number, in its place on the page. */
export function Step({ name, children }: { name: StepName; children: React.ReactNode }) {
  const { t } = useTranslation("appointments-booking");
  return (
    <section className={styles.step} id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        <span className={styles.number} aria-hidden="true">
          {STEPS.indexOf(name) + 1}
        </span>
        {t(`${name}.title`)}
      </h2>
      {children}
    </section>
  );
}

export type StepProps = {
  facts: BookingFacts;
  addressOf: (choice: Partial<Choice>) => string;
  problem?: ProblemBody | undefined;
};

/** What can be booked, its duration and price, and what opens later. */
export function KindsStep({ facts, addressOf, problem }: StepProps) {
  const { t } = useTranslation("appointments-booking");
  const list = useRef<HTMLUListElement>(null);
  usePickerLinks(list);
  const { month, day, type: chosen } = facts.choice;
  return (
    <Step name="what">
      {problem && <ErrorSummary form={BOOKING_FORM} problem={problem} />}
      {facts.isSwitched && !problem && <Note icon="alert">{t("what.switched")}</Note>}
      <Acquaintance facts={facts} addressOf={addressOf} />
      <ul className={styles.kinds} ref={list}>
        {facts.kinds.map((kind) => (
          <li key={kind.type}>
            {kind.state === "open" ? (
              <a
                {...IN_PLACE}
                href={`${addressOf({ type: kind.type, month, day })}#when`}
                className={styles.kind}
                aria-current={kind.type === chosen ? "true" : undefined}
              >
                <Kind kind={kind} />
              </a>
            ) : (
              <div className={styles.kind} data-closed="">
                <Kind kind={kind} />
                <p className={styles.closed}>
                  <Icon name={kind.state === "done" ? "check" : "lock"} /> {t(`what.${kind.state}`)}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t(facts.coach.isSmall ? "what.small" : "what.vat")}</p>
    </Step>
  );
}

function Kind({ kind }: { kind: BookingFacts["kinds"][number] }) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const { type, durationMinutes, grossPriceCents, description, isInstant } = kind;
  return (
    <>
      <strong>{t(`kinds.${type}`)}</strong>
      <em>{grossPriceCents > 0 ? formatMoney(locale, grossPriceCents) : t("kinds.free")}</em>
      <span className={styles.soft}>
        {t("kinds.minutes", { count: durationMinutes })} · {t(isInstant ? "kinds.instant" : "kinds.asked")}
      </span>
      {description && <p lang={description.lang}>{description.text}</p>}
    </>
  );
}

/** Why only the discovery is open, or when it is. */
function Acquaintance({ facts, addressOf }: StepProps) {
  const { t } = useTranslation("appointments-booking");
  const locale = useLocale();
  const { isNew, discovery, viewer, choice, coach } = facts;
  if (discovery?.isAhead)
    return (
      <Note icon="calendar">
        <p>
          {t("what.discoveryAt")} <Moment at={discovery.at} shape="dated" beside />. {t("what.afterIt")}
        </p>
      </Note>
    );
  if (!isNew) return null;
  return (
    <Note>
      <p>{t("what.new", { name: coach.name })}</p>
      {viewer === "visitor" && (
        <p>
          {t("what.known", { name: coach.name })}{" "}
          <PathLink to={pathToLogin(locale, { reason: "booking", to: addressOf(choice) })}>{t("what.logIn")}</PathLink>
        </p>
      )}
    </Note>
  );
}

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
