import type { Context } from "hono";
import type { Log } from "../log/log.ts";
import { httpSeconds } from "../log/metrics.ts";
import { requestIdOf, routeOf } from "./request-context.ts";

/** One child per method, status and route: looking up labels costs more than the measurement. */
const timers = new Map<string, ReturnType<typeof httpSeconds.labels>>();
function timerOf(key: string) {
  const known = timers.get(key);
  if (known) return known;
  const [method = "", status = "", route = ""] = key.split(" ");
  const timer = httpSeconds.labels({ method, route, status });
  timers.set(key, timer);
  return timer;
}

/** One line and one measurement per request: the route's pattern, never the address with personal data in it. */
export function noteRequest(c: Context, ms: number, log: Log): void {
  const route = routeOf(c) ?? "unknown";
  const { method } = c.req;
  const { status } = c.res;
  timerOf(`${method} ${status} ${route}`).observe(ms / 1000);
  if (!log.isLevelEnabled("info")) return;
  log.info({ requestId: requestIdOf(c), method, route, status, ms: Math.round(ms * 10) / 10 }, "request");
}
