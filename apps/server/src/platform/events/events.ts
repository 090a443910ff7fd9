import { sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database, DbOrTx, Tx } from "../database/database.ts";
import type { Json } from "../database/database-types.ts";
import type { Log } from "../log/log.ts";
import { seal } from "../session/seal.ts";
import { CHANNELS, createListener } from "./listener.ts";
import { follow, type LiveEvent } from "./subscription.ts";

type Deps = { database: Database; url: string; log: Log; clock: Clock; secret: string };
export type Published = { audience: string; kind: string; data: Json };
type SubscribeParams = { audience: string; after?: number | undefined; signal: AbortSignal };

export type Events = {
  /** Publishes to these audiences, in the order given, with the caller's commit. */
  publish(tx: Tx, ...events: Published[]): Promise<void>;
  /** Sends to current listeners of these audiences, on any server; never stored, and lost for those who are away. */
  publishTransient(db: DbOrTx, ...events: Published[]): Promise<void>;
  /**
   * The events of an audience, in order, each once: first those after the event `after`, then live ones. An event of
   * kind `reset` says that too much was missed, and the reader has to reload everything.
   */
  subscribe(subscribing: SubscribeParams): AsyncIterable<LiveEvent>;
  /** How many follow events in this process. */
  readers(): number;
  start(): Promise<void>;
  /** Ends all subscriptions and the connection. */
  stop(): Promise<void>;
};

/** Live events over PostgreSQL: rows have the content, notifications only say that there is something to read. */
export function createEvents({ database, url, log, clock, secret }: Deps): Events {
  const listener = createListener({ url, log });
  // Sealed, since events carry messages: a copy of the database must not reveal them.
  const sealing = { secret, purpose: "events" };
  return {
    async publish(tx, ...events) {
      // In one order everywhere, to avoid deadlocks.
      const told = events.toSorted((one, other) =>
        one.audience < other.audience ? -1 : Number(one.audience > other.audience),
      );
      const [audiences, kinds] = [told.map(({ audience }) => audience), told.map(({ kind }) => kind)];
      const sealed = told.map(({ data }) => seal(JSON.stringify(data), sealing));
      // The stream's row is locked until the commit, so that ids become visible in order.
      await sql`
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
    async publishTransient(db, ...events) {
      const told = events.map((event) => JSON.stringify(event));
      await sql`select pg_notify(${CHANNELS.transient}, told) from unnest(${told}::text[]) as told`.execute(db);
    },
    subscribe: ({ audience, after, signal }) => follow({ database, listener, sealing, audience, after, signal }),
    readers: listener.count,
    start: () => listener.start(),
    stop: () => listener.stop(),
  };
}
