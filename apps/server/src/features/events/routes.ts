import { streamEvents } from "@aufwind/contract/events";
import { streamSSE } from "hono/streaming";
import type { Json } from "../../platform/database/database-types.ts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { isLive } from "../sessions/store.ts";

const HEARTBEAT = 25_000;
/** Somebody may have signed out between our look at the cookie and the first event we hear. */
const SECOND_LOOK = 2000;

/** One stream per tab: what was missed since `Last-Event-ID`, then whatever happens; it ends with its session. */
export function eventRoutes(api: Api, { events, database, clock, log }: Platform): void {
  api.openapi(streamEvents, (c) => {
    const { userId, sessionId } = memberOf(c);
    const { "last-event-id": last } = c.req.valid("header");
    // Proxies that buffer would hold back what happens now.
    c.header("x-accel-buffering", "no");
    c.header("cache-control", "no-store");
    return streamSSE(c, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      const look = () =>
        isLive(database, { id: sessionId, now: clock.now() }).then(
          (live) => live || gone.abort(),
          (err: unknown) => log.warn({ err }, "the session of a stream could not be looked at"),
        );
      // A comment now and then keeps idle proxies from cutting the line.
      const heartbeat = setInterval(() => Promise.all([stream.write(": still here\n\n"), look()]), HEARTBEAT);
      const secondLook = setTimeout(look, SECOND_LOOK);
      const after = last === undefined ? undefined : Number(last);
      try {
        for await (const { id, kind, data } of events.subscribe({ audience: userId, after, signal: gone.signal })) {
          const over = kind === "signedOut" ? isOver(data, sessionId) : undefined;
          // That another device was signed out is none of this one's business.
          if (over !== false)
            await stream.writeSSE({ id: String(id), event: kind, data: over ? "{}" : JSON.stringify(data) });
          if (over) break;
        }
      } finally {
        clearInterval(heartbeat);
        clearTimeout(secondLook);
      }
    });
  });
}

/** Whether the session that listens is among those that were ended. */
const isOver = (data: Json, sessionId: string) =>
  Array.isArray((data as { sessions?: Json[] }).sessions) &&
  (data as { sessions: Json[] }).sessions.includes(sessionId);
