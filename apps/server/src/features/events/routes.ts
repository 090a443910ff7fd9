import { readLiveSummary, streamEvents } from "@aufwind/contract/events";
import type { Json } from "../../platform/database/database-types.ts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import { openSseStream } from "../../platform/http/sse-stream.ts";
import type { Platform } from "../../platform/platform.ts";
import { createStreamManager, summaryOf } from "./commands.ts";

/** Proxies that buffer would delay live events. */
const HEADERS = { "content-type": "text/event-stream", "cache-control": "no-store", "x-accel-buffering": "no" };

/** One stream per browser: missed events first, then live ones; it ends with its session. */
export function eventRoutes(api: Api, platform: Platform): void {
  const { events, log } = platform;
  const desk = createStreamManager(platform);
  api.openapi(streamEvents, (c) => {
    const { userId, sessionId } = memberOf(c);
    const last = c.req.valid("header")["last-event-id"] ?? c.req.valid("query").after;
    // A HEAD request would never be closed.
    if (c.req.method === "HEAD") return new Response(null, { headers: HEADERS });
    const after = last === undefined ? undefined : Number(last);
    return openSseStream({ outgoing: c.env?.outgoing, headers: HEADERS }, async ({ signal, write, mention, close }) => {
      // A regular comment keeps idle proxies from cutting the connection.
      const leave = desk.take({ userId, sessionId, end: close, keepOpen: () => mention(": still here\n\n") });
      try {
        for await (const { id, kind, data } of events.subscribe({ audience: userId, after, signal })) {
          const over = kind === "signedOut" ? isOver(data, sessionId) : undefined;
          // Another device's sign-out does not concern this one.
          if (over === false) continue;
          const told = over ? "{}" : JSON.stringify(data);
          await write(`event: ${kind}\ndata: ${told}\n${id === undefined ? "" : `id: ${id}\n`}\n`);
          if (over) break;
        }
      } catch (err) {
        log.error({ err }, "a stream broke off; its reader comes back");
      } finally {
        leave();
      }
    });
  });
  api.openapi(readLiveSummary, async (c) => c.json(await summaryOf(platform, memberOf(c)), 200));
}

/** Whether this stream's session is among the ended ones. */
const isOver = (data: Json, sessionId: string) =>
  Array.isArray((data as { sessions?: Json[] }).sessions) &&
  (data as { sessions: Json[] }).sessions.includes(sessionId);
