import type { Event } from "@aufwind/rules/appointments/lifecycle";
import { type Act, offeredActs, owedAfter, type Refusal, refusal } from "@aufwind/rules/appointments/transitions";
import { earlyStartLimit } from "./early-start.ts";
import { factsOf } from "./policy.ts";
import type { AppointmentRow } from "./store.ts";

/** Those of several appointments for which an act is possible now. */
export const rowsAllowing = <Row extends AppointmentRow>(rows: readonly Row[], act: Act): Row[] =>
  rows.filter((row) => !refusalOf(row, act));

export const refusalOf = (row: AppointmentRow, act: Act): Refusal | undefined => refusal(factsOf(row), act);

/** Whatever is offered for at least one of them. */
export const eventsOfferedForSome = (rows: readonly AppointmentRow[], who: Pick<Act, "by" | "now">): Set<Event> =>
  new Set(rows.flatMap((row) => offeredActs(factsOf(row), who)));

/** What the client would owe after a possible act. */
export const owedAfterAct = (row: AppointmentRow, act: Act): number => owedAfter(factsOf(row), act);

/** A new start before this needs the client's consent; null if none does. */
export const earlyStartOf = (row: AppointmentRow, now: Date): Date | null => earlyStartLimit(row, now);
