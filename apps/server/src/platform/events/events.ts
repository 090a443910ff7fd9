import { sql } from "kysely";
import type { Clock } from "../clock/clock.ts";
import type { Database, Tx } from "../database/database.ts";
import type { Json } from "../database/database-types.ts";
import type { Log } from "../log/log.ts";
import { createListener } from "./listener.ts";
import { follow, type LiveEvent } from "./subscription.ts";

type Means = { database: Database; url: string; log: Log; clock: Clock };
type Published = { audience: string; kind: string; data: Json };
type Subscribing = { audience: string; after?: number | undefined; signal: AbortSignal };

export type Events = {
  /** Tells everybody who follows this audience, where the caller's transaction commits. */
  publish(tx: Tx, event: Published): Promise<void>;
  /**
   * What happens for an audience, in order, each once: first what came after the event `after`, then what comes.
   * An event of kind `reset` says that too much was missed, and that the reader has to read everything anew.
   */
  subscribe(subscribing: Subscribing): AsyncIterable<LiveEvent>;
  start(): Promise<void>;
  /** Ends all subscriptions and the connection. */
  stop(): Promise<void>;
};

const CHANNEL = "events";

/** Live events over PostgreSQL: rows say what happened, notifications only that there is something to read. */
export function createEvents({ database, url, log, clock }: Means): Events {
  const listener = createListener({ url, channel: CHANNEL, log });
  const stopping = new AbortController();
  return {
    async publish(tx, { audience, kind, data }) {
      // The row of the stream is locked until the commit, so that ids become visible in their order.
      await sql`
        with stream as (
          insert into event_streams (audience, last_id) values (${audience}, 1)
          on conflict (audience) do update set last_id = event_streams.last_id + 1
          returning last_id
        ), event as (
          insert into events (audience, id, kind, data, created_at)
          select ${audience}, last_id, ${kind}, ${JSON.stringify(data)}::jsonb, ${clock.now()} from stream
          returning id
        )
        select pg_notify(${CHANNEL}, ${audience} || ':' || id) from event`.execute(tx);
    },
    subscribe: ({ audience, after, signal }) =>
      follow({ database, listener, audience, after, signal: AbortSignal.any([signal, stopping.signal]) }),
    start: () => listener.start(),
    async stop() {
      stopping.abort();
      await listener.stop();
    },
  };
}
