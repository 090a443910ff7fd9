import { streamEvents } from "@aufwind/contract/events";
import { streamSSE } from "hono/streaming";
import type { Api } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";

const HEARTBEAT = 25_000;

/** One stream per tab: what was missed since `Last-Event-ID`, then whatever happens. */
export function eventRoutes(api: Api, { events }: Platform): void {
  api.openapi(streamEvents, (c) => {
    const actor = c.get("actor");
    if (actor.kind === "visitor") throw new Problem("notSignedIn");
    const { "last-event-id": last } = c.req.valid("header");
    // Proxies that buffer would hold back what happens now.
    c.header("x-accel-buffering", "no");
    c.header("cache-control", "no-store");
    return streamSSE(c, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      // A comment now and then keeps idle proxies from cutting the line.
      const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT);
      const after = last === undefined ? undefined : Number(last);
      for await (const { id, kind, data } of events.subscribe({ audience: actor.userId, after, signal: gone.signal })) {
        await stream.writeSSE({ id: String(id), event: kind, data: JSON.stringify(data) });
      }
      clearInterval(heartbeat);
    });
  });
}
