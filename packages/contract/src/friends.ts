import { FRIEND_STATUSES } from "@aufwind/rules/friends";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { answer, open, perNetwork, problems } from "./platform/route.ts";

const Friend = z.object({
  firstName: z.string(),
  joinedAt: z.iso.datetime(),
  /** Credited, or what is missing for it. */
  status: z.enum(FRIEND_STATUSES),
});

const Friends = z.object({
  /** The own link, and its code. */
  url: z.string(),
  code: z.string(),
  /** What the friend and the inviter get. */
  creditCents: z.int(),
  /** For how many friends there was a credit, and the maximum. */
  credited: z.int(),
  mostCredited: z.int(),
  /** Newest first. */
  friends: z.array(Friend),
});
export type Friends = z.infer<typeof Friends>;

export const readFriends = createRoute({
  method: "get",
  path: "/api/clients/friends",
  summary: "The link by which a client invites friends, and who came by it",
  ...open("client"),
  responses: {
    200: answer("As it is now", Friends),
    ...problems("notSignedIn", "wrongRole", "unavailable"),
  },
});

const FriendInviting = z.object({ firstName: z.string(), creditCents: z.int() });
export type FriendInviting = z.infer<typeof FriendInviting>;

export const readFriendInviting = createRoute({
  method: "get",
  path: "/api/visitors/friends/{code}",
  summary: "Who invites by this link",
  ...open("visitor", perNetwork(120, 3600)),
  request: { params: z.object({ code: z.string() }) },
  responses: {
    200: answer("By the first name alone", FriendInviting),
    ...problems("notFound", "tooManyRequests", "unavailable"),
  },
});
