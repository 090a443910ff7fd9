import type { CoachDashboard } from "@aufwind/contract/dashboards";
import type { Period } from "@aufwind/rules/appointments/periods";
import type { ActivityPlan } from "@aufwind/rules/dashboards";
import type { DaysRow, PeopleRow } from "./store.ts";

type Found = {
  period: Period;
  plan: ActivityPlan;
  /** The period before, if there is one, then each interval of this one. */
  days: DaysRow[];
  people: PeopleRow;
  /** Net. */
  feeCents: number;
  now: CoachDashboard["now"];
};

/** To a whole cent, and to a hundredth of a star; null if there are none. */
const mean = (all: number, count: number, digits = 0): number | null =>
  count === 0 ? null : Math.round((all * 10 ** digits) / count) / 10 ** digits;

export function presentDashboard({ period, plan, days, people, feeCents, now }: Found): CoachDashboard {
  const before = plan.before === null ? undefined : days[0];
  const pieces = before ? days.slice(1) : days;
  const sum = (name: keyof DaysRow) => pieces.reduce((all, row) => all + row[name], 0);
  return {
    period,
    step: plan.step,
    activity: plan.days.map((from, at) => ({
      from,
      booked: pieces[at]?.booked ?? 0,
      completed: pieces[at]?.completed ?? 0,
      lost: pieces[at]?.lost ?? 0,
      revenueCents: pieces[at]?.net_cents ?? 0,
    })),
    bookings: sum("booked"),
    completed: sum("completed"),
    lost: sum("lost"),
    revenueCents: sum("net_cents"),
    netAfterFeesCents: sum("net_cents") - feeCents,
    arrivesCents: sum("arrives_cents"),
    averageFeeCents: mean(sum("paid_cents"), sum("paid")),
    uniqueClients: people.met,
    newClients: people.met_first,
    averageRating: mean(sum("stars"), sum("ratings"), 2),
    ratings: sum("ratings"),
    ratedAppointments: sum("rated"),
    before: before
      ? {
          bookings: before.booked,
          completed: before.completed,
          revenueCents: before.net_cents,
          uniqueClients: people.met_before,
        }
      : null,
    now,
  };
}
