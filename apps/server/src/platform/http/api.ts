import { fieldErrors } from "@aufwind/contract/fields";
import { type Locale, preferredLocale } from "@aufwind/rules/locale/locale";
import { OpenAPIHono } from "@hono/zod-openapi";
import { getCookie } from "hono/cookie";
import { HTTPException } from "hono/http-exception";
import { isDatabaseAway } from "../database/database.ts";
import type { Platform } from "../platform.ts";
import type { ActorOf } from "../session/actor.ts";
import type { Api, ApiEnv } from "./api-env.ts";
import { guard } from "./guard.ts";
import { Problem, problemResponse } from "./problem.ts";
import { noteRequest } from "./request-log.ts";

/** An empty API with everything that stands before a handler: ids, logs, headers, limits, access, problems. */
export function createApi(platform: Platform, actorOf: ActorOf): Api {
  const { log, words } = platform;
  const api: Api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new Problem("invalidFields", { errors: fieldErrors(result.error) });
    },
  });
  api.use("/api/*", async (c, next) => {
    const start = performance.now();
    c.set("requestId", c.req.header("x-request-id") ?? "");
    c.set("locale", preferredLocale(c.req.header("accept-language"), getCookie(c, "language")));
    await next();
    noteRequest(c, performance.now() - start, log);
  });
  api.use("/api/*", guard(api, platform, actorOf));

  api.notFound((c) => answer(new Problem("notFound"), c));
  api.onError((error, c) => {
    const problem = asProblem(error);
    if (problem.code === "internal") log.error({ err: error, requestId: c.get("requestId") }, "request failed");
    return answer(problem, c);
  });
  const answer = (problem: Problem, c: { get(name: "locale"): Locale; get(name: "requestId"): string }) =>
    problemResponse(problem, { words, locale: c.get("locale"), requestId: c.get("requestId") });
  return api;
}

/** What a thrown error means to the person asking. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HTTPException && error.status === 400) return new Problem("malformed");
  if (isDatabaseAway(error)) return new Problem("unavailable");
  return new Problem("internal");
}
