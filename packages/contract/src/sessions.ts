import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, OPEN_WHEN_SUSPENDED, open, perNetwork, problems } from "./platform/route.ts";

const done = z.object({ status: z.literal("ended") });
const common = ["crossSite", "tooManyRequests", "unavailable"] as const;

export const refreshAccessToken = createRoute({
  method: "post",
  path: "/api/identity/refresh-access-token",
  summary: "Exchange the refresh cookie for new cookies; using one twice ends the session everywhere",
  ...open("visitor", perNetwork(600, 3600)),
  security: [{ renewal: [] }],
  responses: {
    200: answer("New cookies are set", z.object({ status: z.literal("renewed") })),
    ...problems("notSignedIn", ...common),
  },
});

export const logout = createRoute({
  method: "post",
  path: "/api/identity/logout",
  summary: "Sign out here, as often as it is asked",
  ...open("visitor"),
  responses: { 200: answer("The session is over and its cookies are gone", done), ...problems(...common) },
});

export const Session = z.object({
  id: z.uuid(),
  /** The calling session. */
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(["desktop", "mobile", "tablet", "unknown"]),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = createRoute({
  method: "get",
  path: "/api/identity/sessions",
  summary: "List where one is signed in",
  ...open("signedIn"),
  responses: {
    200: answer("All sessions, the current one first", z.object({ items: z.array(Session) })),
    ...problems("notSignedIn", "unavailable"),
  },
});

export const endSession = createRoute({
  method: "delete",
  path: "/api/identity/sessions/{id}",
  summary: "Sign out there",
  ...open("signedIn"),
  ...OPEN_WHEN_SUSPENDED,
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }) },
  responses: { 200: answer("That session is over", done), ...problems("notSignedIn", "notFound", ...common) },
});

export const endOtherSessions = createRoute({
  method: "delete",
  path: "/api/identity/sessions",
  summary: "Sign out everywhere but here",
  ...open("signedIn"),
  ...OPEN_WHEN_SUSPENDED,
  responses: {
    200: answer("Only this session is left", z.object({ ended: z.int() })),
    ...problems("notSignedIn", ...common),
  },
});
