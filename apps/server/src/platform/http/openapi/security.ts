import type { Access } from "@aufwind/contract/platform/route";
import type { RouteConfig } from "@hono/zod-openapi";

/** Authentication; cookies are set by logging in and by renewing. */
export const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "access",
    description: "Set by logging in; lasts 15 minutes and is renewed by `refreshAccessToken`.",
  },
  renewal: {
    type: "apiKey",
    in: "cookie",
    name: "refresh",
    description: "Set beside the session; each works once.",
  },
  cardProvider: {
    type: "apiKey",
    in: "header",
    name: "stripe-signature",
    description: "The card provider's signature of its message.",
  },
};

/** A route's own requirement if declared, else a session unless it is open to visitors. */
export function securityOf(route: RouteConfig): Record<string, string[]>[] {
  if (route.security) return route.security;
  return (route as { "x-access"?: Access })["x-access"] === "visitor" ? [] : [{ session: [] }];
}
