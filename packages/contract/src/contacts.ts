import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Picture } from "./coach-profiles.ts";
import { optionalLine } from "./platform/fields.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, open, problems, writeProblems } from "./platform/route.ts";

export const Contact = z.object({
  /** Of the coach, or of the client. */
  id: z.uuid(),
  name: z.string(),
  picture: Picture.nullable(),
  /** Of a coach whose profile can be reached now. */
  slug: z.string().nullable(),
  isOnline: z.boolean(),
});
export type Contact = z.infer<typeof Contact>;

const coachId = z.object({ coachId: z.uuid({ error: "invalid" }) });
const listed = { params: z.object(pageOfList), query: z.object({ ...pagesAtOnce, name: optionalLine(100) }) };
const onePage = answer("One page", z.object(paged(Contact)));

export const listClientContacts = createRoute({
  method: "get",
  path: "/api/clients/contacts/{page}/{size}/{sort}",
  summary: "Coaches whom a client can write to: those kept as contacts and those of appointments, by name",
  ...open("client"),
  request: listed,
  responses: { 200: onePage, ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable") },
});

export const listCoachContacts = createRoute({
  method: "get",
  path: "/api/coaches/contacts/{page}/{size}/{sort}",
  summary: "Whom a coach can write to: the own clients, by name",
  ...open("coach"),
  request: listed,
  responses: { 200: onePage, ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable") },
});

export const addContact = createRoute({
  method: "put",
  path: "/api/clients/contacts/{coachId}",
  summary: "Keep a public coach as a contact",
  ...open("client"),
  request: { params: coachId },
  responses: { 204: { description: "Kept" }, ...writeProblems("notSignedIn", "wrongRole", "notFound") },
});

export const removeContact = createRoute({
  method: "delete",
  path: "/api/clients/contacts/{coachId}",
  summary: "Keep a coach as a contact no longer",
  ...open("client"),
  request: { params: coachId },
  responses: { 204: { description: "Removed" }, ...writeProblems("notSignedIn", "wrongRole") },
});
