import { SIDES, type Side } from "@aufwind/rules/appointments/status";
import type { Pair } from "@aufwind/rules/conversations";

type People = { coach_id: string; client_id: string };

/** Which of the two somebody is; undefined for anybody else. */
export const sideOf = (people: People, userId: string): Side | undefined =>
  SIDES.find((side) => people[`${side}_id`] === userId);

/** When this day began; days are those of Berlin, where sentences say "today" and "tomorrow". */
export const beginningOfDay = (now: Date): Date =>
  new Date(now.toTemporalInstant().toZonedDateTimeISO("Europe/Berlin").startOfDay().epochMilliseconds);

export type PairRow = { is_writable: boolean; is_client: boolean; has_left: boolean; last_number: number };

export const pairOf = (row: PairRow): Pair => ({
  isCoachReachable: row.is_writable,
  isClientOfCoach: row.is_client,
  // Between strangers only the client can have begun it.
  hasClientWritten: row.last_number > 0,
  hasLeft: row.has_left,
});
