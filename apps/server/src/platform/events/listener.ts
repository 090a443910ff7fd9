import pg from "pg";
import type { Log } from "../log/log.ts";
import { type AudienceListeners, createAudienceListeners, type TransientEvent } from "./audience-listeners.ts";

type Deps = { url: string; log: Log };

/** Rows to read, `audience:id`; and transient events, which are the payload itself. */
export const CHANNELS = { events: "events", transient: "transient_events" } as const;

export type Listener = {
  on: AudienceListeners["add"];
  count: AudienceListeners["count"];
  /** Whether it has ended; listeners are woken to see it. */
  isStopped(): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const PROBE = 15_000;
const PAUSES = [50, 250, 1000, 2000, 5000];
const SETTINGS = {
  application_name: "aufwind events",
  keepAlive: true,
  query_timeout: 5000,
  connectionTimeoutMillis: 5000,
} as const;

/** One connection per process that receives all notifications. It reconnects by itself, and then wakes everybody. */
export function createListener({ url, log }: Deps): Listener {
  const listeners = createAudienceListeners();
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  const lose = (lost: pg.Client) => {
    if (lost !== client) return;
    client = undefined;
    clearTimeout(timer);
    lost.end().catch(() => undefined);
    if (stopped) return;
    log.warn("the connection for live events was lost");
    timer = setTimeout(connect, PAUSES[Math.min(failures++, PAUSES.length - 1)]);
  };

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, ...SETTINGS });
    client = next;
    next.on("error", () => lose(next));
    next.on("end", () => lose(next));
    next.on("notification", ({ channel, payload = "" }) => {
      if (channel === CHANNELS.events) return listeners.wake(payload.slice(0, payload.lastIndexOf(":")));
      const { audience, ...transientEvent } = JSON.parse(payload) as TransientEvent & { audience: string };
      listeners.wake(audience, transientEvent);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNELS.events}; listen ${CHANNELS.transient}`);
    } catch {
      return lose(next);
    }
    failures = 0;
    // A silently lost connection is noticed only by sending something.
    timer = setInterval(() => next.query("select 1").catch(() => lose(next)), PROBE);
    listeners.wakeAll();
  };

  return {
    on: listeners.add,
    count: listeners.count,
    isStopped: () => stopped,
    start: connect,
    async stop() {
      stopped = true;
      listeners.wakeAll();
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
