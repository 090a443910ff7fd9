import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { Platform } from "../platform.ts";
import { asProblem } from "./api.ts";
import type { Api } from "./api-env.ts";
import { createPages, type PageDeps } from "./pages.ts";
import { problemResponse } from "./problem.ts";
import { localeOf, requestIdOf } from "./request-context.ts";
import type { Fetch } from "./serve.ts";
import type { WebBuild } from "./web-build.ts";
import { guardWrites } from "./writes.ts";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/** Pages take more than the API, so that a list that is too long for it is refused beside its field. */
const FORMS = { bytes: 1024 * 1024, problem: "tooLarge" } as const;

/** The built files: hashed ones cached forever, the others for an hour; compressed at build time. */
function assets(folder: string): MiddlewareHandler {
  const files = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      c.header("cache-control", path.includes("/assets/") ? YEAR : HOUR);
      c.header("x-content-type-options", "nosniff");
      // The one file that other websites load.
      if (/\/widget\.js(?:\.\w+)?$/.test(path)) c.header("cross-origin-resource-policy", "cross-origin");
    },
  });
  // A page's path has no dot: no need to look on the disk for it.
  return (c, next) => (c.req.path.includes(".") ? files(c, next) : next());
}

type Deps = { platform: Platform } & Pick<PageDeps, "sessionOf" | "onServed">;

/** One function from request to answer: the API, the built files, then pages. */
export function mountWeb(api: Api, web: WebBuild, { platform, sessionOf, onServed }: Deps): Fetch {
  const { config, log, translator } = platform;
  const app = new Hono();
  if (web.assetsFolder) {
    app.use(assets(web.assetsFolder));
    app.all("/assets/*", (c) => c.body(null, 404));
  }
  const writes = guardWrites(config.http.publicUrl);
  app.use((c, next) => writes(c, next, FORMS));
  app.all(
    "*",
    createPages(web.load, platform, { api: (request, env) => api.fetch(request, env), sessionOf, onServed }),
  );
  app.onError((error, c) => {
    const problem = asProblem(error);
    if (problem.code === "internal") log.error({ err: error, requestId: requestIdOf(c) }, "page failed");
    return problemResponse(problem, { translator, locale: localeOf(c), requestId: requestIdOf(c) });
  });
  return (request, bindings) => (isApi(request.url) ? api : app).fetch(request, bindings);
}

/** Whether an address is the API's: asked for every request, so without parsing it. */
const isApi = (url: string) => {
  const at = url.indexOf("/", 8);
  return url.startsWith("/api", at) && BEHIND_API.has(url[at + 4]);
};
const BEHIND_API = new Set<string | undefined>(["/", "?", "#", undefined]);
