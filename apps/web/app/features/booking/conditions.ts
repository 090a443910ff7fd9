import { freeUntil, isFree, needsEarlyStart } from "@aufwind/rules/appointments/deadlines";

type Wanted = { start: string; durationMinutes: number; feeCents: number; now: number };

/** What holds for an appointment that is booked now: when it ends, when it is charged, until when cancelling is free. */
export function conditionsOf({ start, durationMinutes, feeCents, now }: Wanted) {
  const startsAt = Date.parse(start);
  const isPaid = feeCents > 0;
  const inTime = isFree(startsAt, now);
  const dayBefore = new Date(freeUntil(startsAt)).toISOString();
  return {
    start,
    end: new Date(startsAt + durationMinutes * 60_000).toISOString(),
    durationMinutes,
    feeCents,
    /** `never` for what is free, `confirmed` where it begins so soon that the confirmation charges it. */
    charge: !isPaid ? ("never" as const) : inTime ? ("dayBefore" as const) : ("confirmed" as const),
    cancel: !isPaid ? ("always" as const) : inTime ? ("dayBefore" as const) : ("due" as const),
    dayBefore,
    asksEarlyStart: isPaid && needsEarlyStart({ bookedAt: now, startsAt }),
  };
}
export type Conditions = ReturnType<typeof conditionsOf>;
