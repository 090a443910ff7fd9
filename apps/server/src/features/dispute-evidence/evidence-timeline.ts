import type { OperatorPaymentDetail } from "@aufwind/contract/payments-operators";
import { ACTORS, EVENTS } from "@aufwind/rules/appointments/lifecycle";
import type { Locale } from "@aufwind/rules/locale";
import { amountIn, timeSpanIn } from "../../platform/documents/formats.ts";
import type { PrintedPart } from "../../platform/documents/printed-document.ts";
import type { Translator } from "../../platform/i18n/translator.ts";
import type { EvidenceFacts } from "./queries.ts";

export type Given = EvidenceFacts & {
  dispute: OperatorPaymentDetail["disputes"][number];
  /** What the coach says about it; null if nothing. */
  account: string | null;
};
export type Words = { t: Translator["t"]; locale: Locale };

type Step = { at: string; what: string };

/** What happened to appointment and payment, in the order of time. Reasons that people typed stay with us. */
export function timelineOf(given: Given, words: Words): PrintedPart["facts"] {
  const steps = [...appointmentSteps(given, words), ...paymentSteps(given, words)];
  return steps
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ at, what }) => [timeSpanIn(words.locale, { startsAt: at }), what] as const);
}

function appointmentSteps({ payment, history }: Given, { t, locale }: Words): Step[] {
  const booked = { at: payment.bookedAt, what: t(locale, "dispute-evidence:timeline.booked") };
  return [
    booked,
    ...history.flatMap(({ event, by, at, starts_at }) => {
      const known = EVENTS.find((each) => each === event);
      const actor = ACTORS.find((each) => each === by) ?? "clock";
      if (!known) return [];
      const who = t(locale, `dispute-evidence:by.${actor}`);
      const to = timeSpanIn(locale, { startsAt: starts_at.toISOString() });
      return [{ at: at.toISOString(), what: t(locale, `dispute-evidence:events.${known}`, { who, to }) }];
    }),
  ];
}

function paymentSteps({ payment }: Given, { t, locale }: Words): Step[] {
  const money = (cents: number) => amountIn(locale, cents);
  const { charge, paidAt, cardCents, refunds, disputes } = payment;
  return [
    ...(charge.failedAt ? [{ at: charge.failedAt, what: t(locale, "dispute-evidence:timeline.failed") }] : []),
    ...(paidAt ? [{ at: paidAt, what: t(locale, "dispute-evidence:timeline.paid", { money: money(cardCents) }) }] : []),
    ...refunds.map(({ askedAt, cardCents: back }) => ({
      at: askedAt,
      what: t(locale, "dispute-evidence:timeline.refunded", { money: money(back) }),
    })),
    ...disputes.flatMap((dispute) => closedOrOpen(dispute, { t, locale })),
  ];
}

type Dispute = Given["payment"]["disputes"][number];

const closedOrOpen = ({ openedAt, closedAt, cents, status }: Dispute, { t, locale }: Words): Step[] => [
  { at: openedAt, what: t(locale, "dispute-evidence:timeline.disputed", { money: amountIn(locale, cents) }) },
  ...(closedAt && status !== "open" ? [{ at: closedAt, what: t(locale, `dispute-evidence:timeline.${status}`) }] : []),
];
