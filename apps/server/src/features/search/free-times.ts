import type { CoachCard } from "@aufwind/contract/coach-cards";
import { DISCOVERY } from "@aufwind/rules/consultations";
import { isoTexts } from "@aufwind/rules/time/iso-texts";
import type { Database } from "../../platform/database/database.ts";
import { nextFreeStarts, type OpenSchedule, schedulesOf } from "../schedules/queries.ts";
import type { StoredCard } from "./store.ts";

/** How many free times a card shows. */
export const SHOWN_TIMES = 3;

/** The starts of the next free discoveries, in epoch milliseconds. */
export const nextDiscoveries = (schedule: OpenSchedule, now: Date): number[] =>
  nextFreeStarts(schedule, { ...DISCOVERY, now, limit: SHOWN_TIMES });

/** The part of a card that changes with every booking. */
export type FreeTimes = Pick<CoachCard, "nextFreeAt"> & { freeTimes: string[] };

export function presentTimes(starts: readonly number[]): FreeTimes {
  const freeTimes = isoTexts(starts);
  return { nextFreeAt: freeTimes[0] ?? null, freeTimes };
}

/** A booking, a changed schedule or passing time makes a card due with its own commit; a job then stores it anew. */
const isStale = ({ card, due_at }: StoredCard, now: Date) =>
  !card.freeTimes || (due_at !== null && Number(due_at) <= now.getTime());

/** The cards with what is free now: as stored, or calculated for those that changed since, all in one query. */
export async function withFreeTimes(db: Database, stored: StoredCard[], now: Date): Promise<CoachCard[]> {
  const coachIds = stored.filter((each) => isStale(each, now)).map(({ card }) => card.coachId);
  const schedules = coachIds.length > 0 ? await schedulesOf(db, { coachIds, now }) : new Map<string, OpenSchedule>();
  return stored.map(({ card }) => {
    const schedule = schedules.get(card.coachId);
    return schedule ? { ...card, ...presentTimes(nextDiscoveries(schedule, now)) } : card;
  });
}
