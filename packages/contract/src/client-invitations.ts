import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Picture } from "./coach-profiles.ts";
import { token } from "./platform/fields.ts";
import { answer, json, open, perNetwork, problems, writeProblems } from "./platform/route.ts";

const Invitation = z.object({
  /** The link for own clients. */
  url: z.string(),
  /** Until when an own client's appointment has the lower fee. */
  lowerFeeUntil: z.iso.datetime(),
  isLowerFee: z.boolean(),
  /** How many own clients came by it. */
  clients: z.int(),
});
export type Invitation = z.infer<typeof Invitation>;

export const readInvitation = createRoute({
  method: "get",
  path: "/api/coaches/invitation",
  summary: "The link by which a coach brings own existing clients",
  ...open("coach"),
  responses: {
    200: answer("As it is now", Invitation),
    ...problems("notSignedIn", "wrongRole", "notFound", "unavailable"),
  },
});

export const renewInvitation = createRoute({
  method: "post",
  path: "/api/coaches/invitation/renew",
  summary: "Make a new link; the old one stops working",
  ...open("coach"),
  responses: {
    200: answer("The new link", Invitation),
    ...problems("notSignedIn", "wrongRole", "crossSite", "notFound", "unavailable"),
  },
});

export const Inviting = z.object({
  coachId: z.uuid(),
  name: z.string(),
  /** Missing if the profile is not public yet. */
  slug: z.string().nullable(),
  picture: Picture.nullable(),
  /** Of whoever was written to, by their personal link: to fill in when registering. */
  email: z.string().nullable(),
});
export type Inviting = z.infer<typeof Inviting>;

export const readInviting = createRoute({
  method: "get",
  path: "/api/visitors/invitations/{token}",
  summary: "Who invites by this link",
  ...open("visitor", perNetwork(120, 3600)),
  request: { params: z.object({ token }) },
  responses: {
    200: answer("The coach", Inviting),
    ...problems("linkInvalid", "invalidFields", "tooManyRequests", "unavailable"),
  },
});

export const acceptInvitation = createRoute({
  method: "post",
  path: "/api/clients/invitations",
  summary: "Say that one is an existing client of the coach who invites",
  ...open("client", perNetwork(60, 3600)),
  request: { body: json(z.strictObject({ token })) },
  responses: {
    200: answer("Known to each other now", Inviting),
    ...writeProblems("notSignedIn", "wrongRole", "linkInvalid", "alreadyAcquainted"),
  },
});
