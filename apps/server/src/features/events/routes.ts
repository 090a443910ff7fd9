import { readLiveSummary, streamEvents } from "@aufwind/contract/events";
import { streamSSE } from "hono/streaming";
import type { Json } from "../../platform/database/database-types.ts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { createDesk, summaryOf } from "./commands.ts";

/** One stream per browser: what was missed since the last event, then whatever happens; it ends with its session. */
export function eventRoutes(api: Api, platform: Platform): void {
  const { events, log } = platform;
  const desk = createDesk(platform);
  api.openapi(streamEvents, (c) => {
    const { userId, sessionId } = memberOf(c);
    const last = c.req.valid("header")["last-event-id"] ?? c.req.valid("query").after;
    // Proxies that buffer would hold back what happens now.
    c.header("x-accel-buffering", "no");
    c.header("cache-control", "no-store");
    // Nobody would ever hang up on a stream of which only the head was asked for.
    if (c.req.method === "HEAD") return c.body(null, 200, { "content-type": "text/event-stream" });
    return streamSSE(c, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      // Also where the reader takes nothing any more and the last event still waits to be written.
      const end = () => stream.abort();
      // A comment now and then keeps idle proxies from cutting the line.
      const leave = desk.take({ userId, sessionId, end, keepOpen: () => void stream.write(": still here\n\n") });
      const after = last === undefined ? undefined : Number(last);
      try {
        for await (const { id, kind, data } of events.subscribe({ audience: userId, after, signal: gone.signal })) {
          const over = kind === "signedOut" ? isOver(data, sessionId) : undefined;
          // That another device was signed out is none of this one's business.
          if (over === false) continue;
          const told = over ? "{}" : JSON.stringify(data);
          await stream.writeSSE({ event: kind, data: told, ...(id !== undefined && { id: String(id) }) });
          if (over) break;
        }
      } catch (err) {
        log.error({ err }, "a stream broke off; its reader comes back");
      } finally {
        gone.abort();
        leave();
      }
    });
  });
  api.openapi(readLiveSummary, async (c) => c.json(await summaryOf(platform, memberOf(c).userId), 200));
}

/** Whether the session that listens is among those that were ended. */
const isOver = (data: Json, sessionId: string) =>
  Array.isArray((data as { sessions?: Json[] }).sessions) &&
  (data as { sessions: Json[] }).sessions.includes(sessionId);
