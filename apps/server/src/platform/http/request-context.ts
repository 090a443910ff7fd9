import { type Locale, preferredLocale } from "@aufwind/rules/locale";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { matchedRoutes } from "hono/route";

/** The language to answer a request in. */
export const localeOf = (c: Context): Locale =>
  preferredLocale(c.req.header("accept-language"), getCookie(c, "language"));

/** The id that the server gave the request on arrival. */
export const requestIdOf = (c: Context): string => c.req.header("x-request-id") ?? "";

/** The pattern of the route that answers, the first that fits, as registered; undefined if there is none. */
export const routeOf = (c: Context): string | undefined =>
  matchedRoutes(c).find(({ method }) => method !== "ALL")?.path;
