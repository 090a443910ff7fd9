import { freeUntil, isFree } from "@aufwind/rules/appointments/deadlines";

type ConditionsOfParams = { start: string; durationMinutes: number; feeCents: number; isInstant: boolean; now: number };

/** The conditions of a booking made now: its end, when it is charged, until when cancelling is free. */
export function conditionsOf({ start, durationMinutes, feeCents, isInstant, now }: ConditionsOfParams) {
  const startsAt = Date.parse(start);
  const isPaid = feeCents > 0;
  const inTime = isFree(startsAt, now);
  const dayBefore = new Date(freeUntil(startsAt)).toISOString();
  return {
    start,
    end: new Date(startsAt + durationMinutes * 60_000).toISOString(),
    durationMinutes,
    feeCents,
    isInstant,
    /**
     * `never` for free ones; if it begins soon, the confirmation charges it, or the booking itself if it is instant.
     */
    charge: !isPaid ? ("never" as const) : isInstant ? chargedAtOnce(inTime) : chargedOnceConfirmed(inTime),
    cancel: !isPaid
      ? ("always" as const)
      : inTime
        ? ("dayBefore" as const)
        : isInstant
          ? ("dueAtOnce" as const)
          : ("due" as const),
    dayBefore,
  };
}

const chargedOnceConfirmed = (inTime: boolean) => (inTime ? ("dayBefore" as const) : ("confirmed" as const));
const chargedAtOnce = (inTime: boolean) => (inTime ? ("dayBeforeForSure" as const) : ("atOnce" as const));

export type Conditions = ReturnType<typeof conditionsOf>;
