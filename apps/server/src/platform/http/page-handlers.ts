import { createRequestHandler, type ServerBuild } from "react-router";

type Handler = ReturnType<typeof createRequestHandler>;
/** `part` is one of the site's own, for what counts pages: never what somebody typed. */
type Found = { handler: Handler; part: string };

/** `/de/blog/x` and `/de/blog.data` belong to `de/blog`. */
const partOf = (path: string) =>
  path
    .replace(/^\//, "")
    .replace(/\.data$/, "")
    .split("/", 2)
    .join("/");

/**
 * The handler for a path. React Router matches the patterns of all routes in turn for every request; a handler per part
 * of the site only has that part's patterns, so a page does not get slower with every other one.
 */
export function createPageHandlers(build: ServerBuild, mode: string): (pathname: string) => Found {
  const whole = { handler: createRequestHandler(build, mode), part: "other" };
  const parts = Map.groupBy(
    Object.values(build.routes).filter((route) => route !== undefined),
    ({ path }) => (path && path !== "*" ? partOf(path) : "everywhere"),
  );
  const everywhere = parts.get("everywhere") ?? [];
  const found = new Map<string, Found>();
  return (pathname) => {
    const part = partOf(pathname);
    const own = part === "everywhere" ? undefined : parts.get(part);
    // Addresses that begin with a parameter, and unknown ones, are left to the whole router.
    if (!own) return whole;
    const known = found.get(part);
    if (known) return known;
    const routes = Object.fromEntries([...everywhere, ...own].map((route) => [route.id, route]));
    const made = { handler: createRequestHandler({ ...build, routes }, mode), part };
    found.set(part, made);
    return made;
  };
}
