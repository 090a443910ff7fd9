import { fieldErrors } from "@aufwind/contract/platform/fields";
import { PROBLEMS, type ProblemCode } from "@aufwind/contract/platform/problems";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Span } from "@opentelemetry/api";
import type { Context, Next } from "hono";
import { HTTPException } from "hono/http-exception";
import { isDatabaseAway } from "../database/database.ts";
import type { Log } from "../log/log.ts";
import { httpSeconds, isMeasuring } from "../log/metrics.ts";
import { currentTraceContext, openTelemetry, runInTraceContext, type TraceContext } from "../log/trace-context.ts";
import { traced } from "../log/tracing.ts";
import type { Platform } from "../platform.ts";
import type { ActorOf } from "../session/actor.ts";
import type { Api, ApiEnv } from "./api-env.ts";
import { guard } from "./guard.ts";
import { Problem, problemResponse } from "./problem.ts";
import { RememberingRouter } from "./remembering-router.ts";
import { localeOf, requestIdOf, routeOf } from "./request-context.ts";

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
function noteRequest(c: Context, ms: number, log: Log): void {
  const isLogged = log.isLevelEnabled("info");
  if (!isLogged && !isMeasuring()) return;
  const route = routeOf(c) ?? "unknown";
  const { method } = c.req;
  const { status } = c.res;
  if (isMeasuring()) timerOf(`${method} ${status} ${route}`)?.observe(ms / 1000);
  if (!isLogged) return;
  log.info({ method, route, status, ms: Math.round(ms * 10) / 10 }, "request");
}

type Hooks = {
  actorOf: ActorOf;
  /** An operator was refused something, by permission or by a rule. */
  onRefused(refused: RefusedParams): Promise<void>;
};
type RefusedParams = { operatorId: string; route: string; path: string; code: ProblemCode };

/** An empty API with everything around a handler: access, limits, problems, log. */
export function createApi(platform: Platform, { actorOf, onRefused }: Hooks): Api {
  const { log, translator } = platform;
  const api: Api = new OpenAPIHono<ApiEnv>({
    router: new RememberingRouter(),
    defaultHook: (result) => {
      if (!result.success) throw new Problem("invalidFields", { errors: fieldErrors(result.error) });
    },
  });
  const answer = (error: unknown, c: Context) => {
    const problem = asProblem(error);
    c.set("problem", problem.code);
    if (problem.code === "internal") log.error({ err: error, requestId: requestIdOf(c) }, "request failed");
    return problemResponse(problem, { translator, locale: localeOf(c), requestId: requestIdOf(c) });
  };
  const admit = guard(api, platform, actorOf);

  const handle = async (c: Context<ApiEnv>, next: Next) => {
    const start = performance.now();
    try {
      await admit(c, next);
    } catch (error) {
      c.res = answer(error, c);
    }
    const refused = refusedOperator(c);
    if (refused) await onRefused(refused).catch((err: unknown) => log.error({ err }, "a refusal was not recorded"));
    noteRequest(c, performance.now() - start, log);
  };

  // One middleware around every handler: each further one costs a small response a tenth of its time.
  api.use("/api/*", (c, next) =>
    runInTraceContext(trailOf(c), () =>
      traced(`${c.req.method} /api`, { kind: "server" }, async (span) => {
        await handle(c, next);
        if (span) describe(span, c);
      }),
    ),
  );
  api.notFound((c) => answer(new Problem("notFound"), c));
  api.onError((error, c) => answer(error, c));
  return api;
}

/** Names a span by its route, which is known once it is found. */
function describe(span: Span, c: Context): void {
  const { method } = c.req;
  const { status } = c.res;
  const route = routeOf(c) ?? "unknown";
  span.updateName(`${method} ${route}`);
  span.setAttributes({ "http.request.method": method, "http.route": route, "http.response.status_code": status });
  if (status >= 500) span.setStatus({ code: openTelemetry().SpanStatusCode.ERROR });
}

/** The trace context of a request: a page's, if it is asked for by one in this process. */
const trailOf = (c: Context): TraceContext => ({ requestId: requestIdOf(c), span: currentTraceContext()?.span });

/** What an operator tried on a route for operators and was refused. */
function refusedOperator(c: Context<ApiEnv>): RefusedParams | undefined {
  const [code, actor] = [c.get("problem"), c.get("actor")];
  if (!code || actor?.kind !== "operator" || c.get("access") !== "operator") return undefined;
  if (![403, 409].includes(PROBLEMS[code].status)) return undefined;
  return { operatorId: actor.userId, route: `${c.req.method} ${routeOf(c) ?? ""}`, path: c.req.path, code };
}

/** The problem that a thrown error becomes. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status === 400) return new Problem("malformed");
  if (error instanceof HTTPException && error.status === 415) return new Problem("unsupportedType");
  if (isDatabaseAway(error)) return new Problem("unavailable");
  return new Problem("internal");
}
