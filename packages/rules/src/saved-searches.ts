/** How many one keeps, how many coaches are looked at, named in a mail, and remembered for each. */
export const SAVED_SEARCHES = { most: 10, looked: 100, named: 5, remembered: 500, nameLength: 80 } as const;

/** Mails go out from seven in the morning on, in Berlin. */
const MORNING = 7;

/** The next morning after this, in epoch milliseconds. */
export const nextMorning = (now: number): number =>
  Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO("Europe/Berlin")
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime({ timeZone: "Europe/Berlin", plainTime: Temporal.PlainTime.from({ hour: MORNING }) })
    .epochMilliseconds;

type Found<C> = {
  /** The newest of those who fit. */
  coaches: readonly C[];
  /** How many fit in all. */
  total: number;
  known: ReadonlySet<string>;
  /** When was looked last. */
  since: number;
};

/**
 * Who is new: whoever was not found before. Where more fit than are looked at, somebody may only have moved up: then
 * just those who came to us since.
 */
export function newAmong<C extends { coachId: string; publicSince: string }>({
  coaches,
  total,
  known,
  since,
}: Found<C>) {
  const isWhole = total <= SAVED_SEARCHES.looked;
  return coaches.filter(
    ({ coachId, publicSince }) => !known.has(coachId) && (isWhole || Date.parse(publicSince) > since),
  );
}
