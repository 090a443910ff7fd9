import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

const YEAR = "public, max-age=31536000, immutable";
const HOUR = "public, max-age=3600";

/** The built files: hashed ones cached forever, the others for an hour; compressed at build time. */
export function assets(folder: string): MiddlewareHandler {
  const files = serveStatic({
    root: folder,
    precompressed: true,
    onFound: (path, c) => {
      c.header("cache-control", path.includes("/assets/") ? YEAR : HOUR);
      c.header("x-content-type-options", "nosniff");
    },
  });
  // A page's path has no dot: no need to look on the disk for it.
  return (c, next) => (c.req.path.includes(".") ? files(c, next) : next());
}
