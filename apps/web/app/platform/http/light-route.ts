import type { Route } from "./api.ts";

/** A route without its schemas, which a browser that only calls it does not need; method and path are checked by type. */
export const lightRoute = <R extends Route>(route: Pick<R, "method" | "path">): R => route as R;
