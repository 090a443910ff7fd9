/** When a worksheet is sent by itself: with the booking once per client, before an appointment, or after it. */
export const MOMENTS = ["booking", "before", "after"] as const;
export type Moment = (typeof MOMENTS)[number];

export const WORKSHEET_LIMITS = {
  /** Templates of one coach. */
  templates: 50,
  questions: 30,
  title: 120,
  intro: 2000,
  /** How far before or after an appointment. */
  hours: 14 * 24,
  /** Unanswered ones of one client from one coach. */
  unanswered: 20,
} as const;

/** Until when a worksheet that was sent by itself should be answered, a day in Berlin. */
export function answerBy(moment: Moment, { startsAt, endsAt }: { startsAt: number; endsAt: number }): string {
  const day = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO("Europe/Berlin").toPlainDate();
  return (moment === "after" ? day(endsAt).add({ days: AFTER_DAYS }) : day(startsAt)).toString();
}
const AFTER_DAYS = 7;
