import { preferredLocale } from "@aufwind/rules/locale/locale";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { Platform } from "../platform.ts";
import { asProblem } from "./api.ts";
import type { Api } from "./api-env.ts";
import { assets } from "./assets.ts";
import { createPages } from "./pages.ts";
import { problemResponse } from "./problem.ts";
import type { Fetch } from "./serve.ts";
import type { WebBuild } from "./web-build.ts";
import { writesAreOurs } from "./writes.ts";

/** One function from request to answer: the API, the built files, then pages. */
export function mountWeb(api: Api, web: WebBuild, platform: Platform): Fetch {
  const { config, log, words } = platform;
  const app = new Hono();
  app.all("/api/*", (c) => api.fetch(c.req.raw, c.env));
  if (web.assetsFolder) {
    app.use(assets(web.assetsFolder));
    app.all("/assets/*", (c) => c.body(null, 404));
  }
  app.use(writesAreOurs(config.http.publicUrl));
  app.all(
    "*",
    createPages(web.load, platform, (request, c) => api.fetch(request, c.env)),
  );
  app.onError((error, c) => {
    const problem = asProblem(error);
    if (problem.code === "internal") log.error({ err: error }, "page failed");
    const locale = preferredLocale(c.req.header("accept-language"), getCookie(c, "language"));
    return problemResponse(problem, { words, locale, requestId: "" });
  });
  return (request, bindings) => app.fetch(request, bindings);
}
