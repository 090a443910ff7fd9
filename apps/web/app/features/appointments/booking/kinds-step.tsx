import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useRef } from "react";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { PathLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { pathToLogin } from "../../../platform/session/member.ts";
import { IN_PLACE, usePickerLinks } from "../../../shared/slot-picker/use-picker-links.ts";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { Note } from "../../../ui/form/note.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import styles from "./booking.module.css";
import type { BookingFacts } from "./booking.server.ts";
import type { Choice } from "./choice.ts";
import { BOOKING_FORM } from "./form-parsers.ts";
import { Step } from "./step.tsx";

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
