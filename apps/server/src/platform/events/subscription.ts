import { type Database, isDatabaseAway } from "../database/database.ts";
import type { Json } from "../database/database-types.ts";
import { type Sealing, unseal } from "../session/seal.ts";
import type { TransientEvent } from "./audience-listeners.ts";
import type { Listener } from "./listener.ts";

/** A transient event has no id: it cannot be requested again. */
export type LiveEvent = TransientEvent & { id?: number };

type Following = {
  database: Database;
  listener: Listener;
  sealing: Sealing;
  audience: string;
  after: number | undefined;
  signal: AbortSignal;
};

/** Rows read at once: the most that a slow reader holds in memory; the rest stays in the database. */
const BATCH = 100;
/** Transient events kept for a slow reader; older ones are useless. */
const MOST_TRANSIENT = 20;
/** The delay before asking an unavailable database again. */
const PAUSE = 1000;

/**
 * Yields the events of an audience. Notifications only wake it up; except for transient events, the content comes from the
 * rows.
 */
export async function* follow(following: Following): AsyncGenerator<LiveEvent> {
  const { listener, audience, signal } = following;
  const bell = createBell(signal);
  const transient: TransientEvent[] = [];
  let isDue = true;
  // Before the first read, so that nothing is missed between reading and waiting.
  const unsubscribe = listener.on(audience, (transientEvent) => {
    if (!transientEvent) isDue = true;
    else if (transient.push(transientEvent) > MOST_TRANSIENT) transient.shift();
    bell.ring();
  });
  try {
    let last = following.after;
    while (!signal.aborted && !listener.isStopped()) {
      yield* transient.splice(0);
      if (!isDue) {
        await bell.heard();
        continue;
      }
      isDue = false;
      const read = await readAfter(following, last).catch((error) => {
        if (isDatabaseAway(error)) return undefined;
        throw error;
      });
      if (!read) {
        isDue = true;
        await bell.heard(PAUSE);
        continue;
      }
      const { events, lastId } = read;
      // Ids have no gaps: if the next one is missing, it was purged, or the stream was replaced.
      const missed = last !== undefined && (events[0] ? events[0].id !== last + 1 : lastId !== last);
      if (missed) yield { id: lastId, kind: "reset", data: {} };
      else yield* events;
      last = missed ? lastId : (events.at(-1)?.id ?? lastId);
      if (!missed && events.length === BATCH) isDue = true;
    }
  } finally {
    unsubscribe();
  }
}

/** The next events after `after` and the newest id, from one snapshot; without `after` only the latter. */
async function readAfter({ database, audience, sealing }: Following, after: number | undefined) {
  const rows = await database
    .selectFrom("event_streams as stream")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("events")
          .select(["id", "kind", "sealed"])
          .where("audience", "=", audience)
          .where("id", ">", after ?? Number.MAX_SAFE_INTEGER)
          .orderBy("id")
          .limit(BATCH)
          .as("event"),
      (join) => join.onTrue(),
    )
    .select(["stream.last_id", "event.id", "event.kind", "event.sealed"])
    .where("stream.audience", "=", audience)
    .orderBy("event.id")
    .execute();
  const lastId = rows[0]?.last_id ?? 0;
  const sealedOnes = rows.flatMap(({ id, kind, sealed }) =>
    id === null || !kind || !sealed ? [] : [{ id, kind, sealed }],
  );
  try {
    const opened = (sealed: Buffer) => JSON.parse(unseal(sealed, sealing)) as Json;
    return { events: sealedOnes.map(({ id, kind, sealed }) => ({ id, kind, data: opened(sealed) })), lastId };
  } catch {
    // Sealed with another secret: counts as missed.
    return { events: [], lastId };
  }
}

/** Remembers a notification until somebody waits for it; ends every wait when the signal aborts. */
function createBell(signal: AbortSignal) {
  let rung = false;
  let open: (() => void) | undefined;
  const ring = () => {
    rung = true;
    open?.();
  };
  signal.addEventListener("abort", ring, { once: true });
  return {
    ring,
    async heard(atMost?: number): Promise<void> {
      if (!rung && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = atMost === undefined ? undefined : setTimeout(resolve, atMost);
          open = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      open = undefined;
      rung = false;
    },
  };
}
