import { type Database, isDatabaseAway } from "../database/database.ts";
import type { Json } from "../database/database-types.ts";
import type { Listener } from "./listener.ts";

export type LiveEvent = { id: number; kind: string; data: Json };

type Following = {
  database: Database;
  listener: Listener;
  audience: string;
  after: number | undefined;
  signal: AbortSignal;
};

/** Rows read at once: a slow reader holds at most these in memory, the rest waits in the database. */
const BATCH = 100;
/** How long to wait before asking a database again that was away. */
const PAUSE = 1000;

/** Yields the events of an audience. Notifications only wake it up; what it yields always comes from the rows. */
export async function* follow({ database, listener, audience, after, signal }: Following): AsyncGenerator<LiveEvent> {
  const bell = createBell(signal);
  // Before the first read, so that nothing can happen unheard between reading and waiting.
  const unsubscribe = listener.on(audience, bell.ring);
  try {
    let last = after;
    while (!signal.aborted) {
      const read = await readAfter(database, { audience, after: last }).catch((error) => {
        if (isDatabaseAway(error)) return undefined;
        throw error;
      });
      if (!read) {
        await bell.heard(PAUSE);
        continue;
      }
      const { events, lastId } = read;
      // Ids have no gaps: if the next one is not there, it was purged, or the stream is another one.
      const missed = last !== undefined && (events[0] ? events[0].id !== last + 1 : lastId !== last);
      if (missed) yield { id: lastId, kind: "reset", data: {} };
      else yield* events;
      last = missed ? lastId : (events.at(-1)?.id ?? lastId);
      if (missed || events.length < BATCH) await bell.heard();
    }
  } finally {
    unsubscribe();
  }
}

/** The next events after `after` and the newest id, from one snapshot; without `after` only the latter. */
async function readAfter(database: Database, { audience, after }: Pick<Following, "audience" | "after">) {
  const rows = await database
    .selectFrom("event_streams as stream")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("events")
          .select(["id", "kind", "data"])
          .where("audience", "=", audience)
          .where("id", ">", after ?? Number.MAX_SAFE_INTEGER)
          .orderBy("id")
          .limit(BATCH)
          .as("event"),
      (join) => join.onTrue(),
    )
    .select(["stream.last_id", "event.id", "event.kind", "event.data"])
    .where("stream.audience", "=", audience)
    .orderBy("event.id")
    .execute();
  const events = rows.flatMap(({ id, kind, data }) => (id === null || kind === null ? [] : [{ id, kind, data }]));
  return { events, lastId: rows[0]?.last_id ?? 0 };
}

/** Remembers that it rang until somebody listens; ends every wait when the signal aborts. */
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
