import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { CoachCard } from "./coach-cards.ts";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, open, problems } from "./platform/route.ts";

const coach = { params: z.object({ coachId: z.uuid({ error: "invalid" }) }) };
const bookmarked = answer("As it is now", z.object({ bookmarked: z.boolean() }));
const refused = problems("notSignedIn", "wrongRole", "crossSite", "invalidFields", "unavailable");

export const addBookmark = createRoute({
  method: "put",
  path: "/api/clients/bookmarks/{coachId}",
  summary: "Bookmark a coach; again changes nothing",
  ...open("client"),
  request: coach,
  responses: { 200: bookmarked, ...refused, ...problems("notFound", "tooManyBookmarks") },
});

export const removeBookmark = createRoute({
  method: "delete",
  path: "/api/clients/bookmarks/{coachId}",
  summary: "Take a bookmark away; without one nothing changes",
  ...open("client"),
  request: coach,
  responses: { 200: bookmarked, ...refused },
});

export const listBookmarks = createRoute({
  method: "get",
  path: "/api/clients/bookmarks/{page}/{size}/{sort}",
  summary: "One's bookmarked coaches; `desc` begins with the latest. Who is not found now is left out",
  ...open("client"),
  request: { params: z.object(pageOfList), query: z.object(pagesAtOnce) },
  responses: {
    200: answer("One page", z.object(paged(CoachCard))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});
