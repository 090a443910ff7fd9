import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { pathTo } from "../../platform/pages.ts";
import { AwayMark } from "../../ui/moment.tsx";
import styles from "./booking.module.css";
import type { BookingFacts } from "./booking.server.ts";
import { BookingHead } from "./booking-head.tsx";
import { type Choice, queryOf } from "./choice.ts";
import { ConfirmStep } from "./confirm-step.tsx";
import { BOOKING_FORM } from "./form-parsers.ts";
import { KindsStep } from "./kinds-step.tsx";
import { TimesStep } from "./times-step.tsx";

/** Three steps on one page: what, when, confirm. Every choice is in the address. */
export function BookingPage(facts: BookingFacts) {
  const locale = useLocale();
  const result = useActionData<FormResult>();
  const refused = result?.form === BOOKING_FORM && !result.ok ? result.problem : undefined;
  const isAboutKind = refused?.code === "discoveryFirst" || refused?.code === "discoveryDone";
  // Where the order still stands, its own form says what was wrong.
  const elsewhere = facts.order ? undefined : refused;
  const { type } = facts.choice;
  const path = pathTo("book", locale, { slug: facts.coach.slug });
  const addressOf = (choice: Partial<Choice>) => `${path}?${queryOf({ type, ...choice })}`;
  return (
    <div className={styles.page}>
      <AwayMark />
      <BookingHead {...facts} />
      <KindsStep facts={facts} addressOf={addressOf} problem={isAboutKind ? elsewhere : undefined} />
      <TimesStep facts={facts} addressOf={addressOf} problem={isAboutKind ? undefined : elsewhere} />
      <ConfirmStep facts={facts} addressOf={addressOf} />
    </div>
  );
}
