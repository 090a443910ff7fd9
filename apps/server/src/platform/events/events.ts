import { sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database, Tx } from "../database/database.ts";
import type { Json } from "../database/database-types.ts";
import { PREPARED } from "../database/prepared-statements.ts";
import type { Log } from "../log/log.ts";
import { seal } from "../session/seal.ts";
import { CHANNELS, createListener } from "./listener.ts";
import { follow, type LiveEvent } from "./subscription.ts";

type Means = { database: Database; url: string; log: Log; clock: Clock; secret: string };
export type Published = { audience: string; kind: string; data: Json };
type Subscribing = { audience: string; after?: number | undefined; signal: AbortSignal };

export type Events = {
  /** Tells everybody who follows one of these audiences, in the order given, where the caller's transaction commits. */
  publish(tx: Tx, ...events: Published[]): Promise<void>;
  /** Tells whoever follows these audiences now, on any server; never stored, and lost on those who are away. */
  whisper(db: Database | Tx, ...events: Published[]): Promise<void>;
  /**
   * What happens for an audience, in order, each once: first what came after the event `after`, then what comes.
   * An event of kind `reset` says that too much was missed, and that the reader has to read everything anew.
   */
  subscribe(subscribing: Subscribing): AsyncIterable<LiveEvent>;
  start(): Promise<void>;
  /** Ends all subscriptions and the connection. */
  stop(): Promise<void>;
};

/** Live events over PostgreSQL: rows say what happened, notifications only that there is something to read. */
export function createEvents({ database, url, log, clock, secret }: Means): Events {
  const listener = createListener({ url, log });
  // Events carry what people write: a copy of the database is not to say it.
  const sealing = { secret, purpose: "events" };
  return {
    async publish(tx, ...events) {
      // In one order everywhere, so that no two wait for each other.
      const told = events.toSorted((one, other) =>
        one.audience < other.audience ? -1 : Number(one.audience > other.audience),
      );
      const [audiences, kinds] = [told.map(({ audience }) => audience), told.map(({ kind }) => kind)];
      const sealed = told.map(({ data }) => seal(JSON.stringify(data), sealing));
      // The row of the stream is locked until the commit, so that ids become visible in their order.
      await sql`${PREPARED}
        with told as (
          select * from unnest(${audiences}::text[], ${kinds}::text[], ${sealed}::bytea[]) with ordinality
            as told (audience, kind, sealed, place)
        ), stream as (
          insert into event_streams (audience, last_id)
          select audience, count(*) from told group by audience order by min(place)
          on conflict (audience) do update set last_id = event_streams.last_id + excluded.last_id
          returning audience, last_id
        ), event as (
          insert into events (audience, id, kind, sealed, created_at)
          select audience, last_id + 1 - row_number() over (partition by audience order by place desc), kind, sealed,
            ${clock.now()}
          from stream join told using (audience)
          returning audience, id
        )
        select pg_notify(${CHANNELS.events}, audience || ':' || max(id)) from event group by audience`.execute(tx);
    },
    async whisper(db, ...events) {
      const told = events.map((event) => JSON.stringify(event));
      await sql`select pg_notify(${CHANNELS.whispers}, told) from unnest(${told}::text[]) as told`.execute(db);
    },
    subscribe: ({ audience, after, signal }) => follow({ database, listener, sealing, audience, after, signal }),
    start: () => listener.start(),
    stop: () => listener.stop(),
  };
}
