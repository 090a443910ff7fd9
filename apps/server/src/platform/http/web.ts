import { Hono } from "hono";
import type { Platform } from "../platform.ts";
import { asProblem } from "./api.ts";
import type { Api } from "./api-env.ts";
import { assets } from "./assets.ts";
import { createPages, type PageMeans } from "./pages.ts";
import { problemResponse } from "./problem.ts";
import { localeOf, requestIdOf } from "./request-context.ts";
import type { Fetch } from "./serve.ts";
import type { WebBuild } from "./web-build.ts";
import { writesAreOurs } from "./writes.ts";

type Means = { platform: Platform; sessionOf: PageMeans["sessionOf"] };

/** One function from request to answer: the API, the built files, then pages. */
export function mountWeb(api: Api, web: WebBuild, { platform, sessionOf }: Means): Fetch {
  const { config, log, words } = platform;
  const app = new Hono();
  if (web.assetsFolder) {
    app.use(assets(web.assetsFolder));
    app.all("/assets/*", (c) => c.body(null, 404));
  }
  app.use(writesAreOurs(config.http.publicUrl));
  app.all("*", createPages(web.load, platform, { api: (request, env) => api.fetch(request, env), sessionOf }));
  app.onError((error, c) => {
    const problem = asProblem(error);
    if (problem.code === "internal") log.error({ err: error, requestId: requestIdOf(c) }, "page failed");
    return problemResponse(problem, { words, locale: localeOf(c), requestId: requestIdOf(c) });
  });
  return (request, bindings) => (isApi(request.url) ? api : app).fetch(request, bindings);
}

/** Whether an address is the API's: asked for every request, so without parsing it. */
const isApi = (url: string) => {
  const at = url.indexOf("/", 8);
  return url.startsWith("/api", at) && BEHIND_API.has(url[at + 4]);
};
const BEHIND_API = new Set<string | undefined>(["/", "?", "#", undefined]);
