import { randomUUID } from "node:crypto";
import type { LiveSummary } from "@aufwind/contract/events";
import type { Platform } from "../../platform/platform.ts";
import type { Member } from "../../platform/session/actor.ts";
import * as store from "./store.ts";

/** How often streams get a keep-alive, are checked and count as present. */
const PULSE = 20_000;
/** Somebody may have signed out between the cookie check and the first event. */
const SECOND_LOOK = 2000;
/** A reload does not count as leaving. */
const GRACE = 5000;

/** Streams of one person on one server: more than any devices, fewer than a flood. */
const MOST_STREAMS = 20;

/** An open stream. */
type Seat = { userId: string; sessionId: string; keepOpen: () => void; end: () => void };

/** Looks after all streams of this process: one timer and two statements for five thousand of them. */
export function createStreamManager({ database, clock, events, log }: Platform) {
  const serverId = randomUUID();
  const seats = new Set<Seat>();
  const places = new Map<string, number>();
  let pulse: NodeJS.Timeout | undefined;

  const quietly = (work: Promise<unknown>) =>
    work.catch((err: unknown) => log.warn({ err }, "streams could not be looked after; the next pulse tries again"));

  const look = async (looked: Seat[]) => {
    const ended = await store.endedSessions(database, {
      ids: looked.map(({ sessionId }) => sessionId),
      now: clock.now(),
    });
    for (const seat of looked) if (ended.has(seat.sessionId)) seat.end();
  };

  const tellPartners = async (userId: string, isOnline: boolean) => {
    const partners = await store.partnersOnline(database, { userId, now: clock.now() });
    const data = { userId, isOnline };
    if (partners.length > 0)
      await events.publishTransient(database, ...partners.map((audience) => ({ audience, kind: "presence", data })));
  };

  const appear = async (userIds: string[]) => {
    const arrived = await store.addPresence(database, { userIds, serverId, now: clock.now() });
    for (const userId of arrived) await tellPartners(userId, true);
  };

  const beat = async () => {
    for (const seat of seats) seat.keepOpen();
    await look([...seats]);
    await appear([...places.keys()]);
  };

  const vanish = async (userId: string) => {
    if (!places.has(userId) && (await store.removePresence(database, { userId, serverId })))
      await tellPartners(userId, false);
  };

  /** Removed first, so that of many concurrent ones each ends another. */
  const endOldest = (userId: string) => {
    const oldest = seats.values().find((seat) => seat.userId === userId);
    if (!oldest) return;
    seats.delete(oldest);
    oldest.end();
  };

  return {
    /** Looks after a stream until the returned function is called. */
    take(seat: Seat): () => void {
      seats.add(seat);
      const others = places.get(seat.userId) ?? 0;
      places.set(seat.userId, others + 1);
      if (others === 0) quietly(appear([seat.userId]));
      if (others >= MOST_STREAMS) endOldest(seat.userId);
      pulse ??= setInterval(() => quietly(beat()), PULSE).unref();
      const secondLook = setTimeout(() => quietly(look([seat])), SECOND_LOOK).unref();
      return () => {
        clearTimeout(secondLook);
        seats.delete(seat);
        const left = (places.get(seat.userId) ?? 1) - 1;
        if (left > 0) return places.set(seat.userId, left);
        places.delete(seat.userId);
        if (seats.size === 0) {
          clearInterval(pulse);
          pulse = undefined;
        }
        setTimeout(() => quietly(vanish(seat.userId)), GRACE).unref();
      };
    },
  };
}

/** What bell, messages and the menu of somebody's area count. */
export async function summaryOf({ database, clock }: Platform, { userId, kind }: Member): Promise<LiveSummary> {
  const row = await store.summaryOf(database, { userId, kind, now: clock.now() });
  return {
    lastEventId: row.last_id ?? 0,
    unreadMessages: Number(row.messages ?? 0),
    unreadNotifications: Number(row.notifications ?? 0),
    coach: row.coach,
    client: row.client,
  };
}
