import { VISIBILITIES } from "@aufwind/rules/files/stored-files";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { paged, pageOfList, pagesAtOnce } from "./platform/lists.ts";
import { answer, open, perPerson, problems } from "./platform/route.ts";

const id = z.uuid({ error: "invalid" });

const file = {
  documentId: z.uuid(),
  name: z.string(),
  size: z.int(),
  contentType: z.string(),
  /** Where its bytes are fetched, by whoever may. */
  url: z.string(),
};

/** One of the coach's own documents, and its share with one client. */
export const ShareableDocument = z.object({
  ...file,
  /** Public documents the client sees without a share, too. */
  visibility: z.enum(VISIBILITIES),
  isShared: z.boolean(),
  sharedAt: z.iso.datetime().nullable(),
});
export type ShareableDocument = z.infer<typeof ShareableDocument>;

const refused = problems("notSignedIn", "wrongRole", "notFound", "invalidFields", "tooManyRequests", "unavailable");

export const listShareable = createRoute({
  method: "get",
  path: "/api/coaches/clients/{clientId}/documents",
  summary: "One's own documents, and which of them this client of one's own sees",
  ...open("coach"),
  request: { params: z.object({ clientId: id }) },
  responses: { 200: answer("All of them", z.object({ items: z.array(ShareableDocument) })), ...refused },
});

const share = {
  ...open("coach", perPerson(120, 600)),
  request: { params: z.object({ clientId: id, documentId: id }) },
  responses: {
    200: answer("As it is now", z.object({ isShared: z.boolean() })),
    ...refused,
    ...problems("crossSite", "temporarilySuspended"),
  },
} as const;

export const shareDocument = createRoute({
  method: "put",
  path: "/api/coaches/clients/{clientId}/documents/{documentId}",
  summary: "Show a document to one client, who is told; again changes nothing",
  ...share,
});

export const unshareDocument = createRoute({
  method: "delete",
  path: "/api/coaches/clients/{clientId}/documents/{documentId}",
  summary: "Show a document to a client no more; without a share nothing changes",
  ...share,
});

export const SharedDocument = z.object({
  ...file,
  sharedAt: z.iso.datetime(),
  /** Its coach; the slug is null if the coach cannot be reached by others. */
  coach: z.object({ id: z.uuid(), name: z.string(), slug: z.string().nullable() }),
});
export type SharedDocument = z.infer<typeof SharedDocument>;

export const listSharedDocuments = createRoute({
  method: "get",
  path: "/api/clients/documents/{page}/{size}/{sort}",
  summary: "What coaches share with a client; `desc` begins with the latest",
  ...open("client"),
  request: { params: z.object(pageOfList), query: z.object(pagesAtOnce) },
  responses: {
    200: answer("One page", z.object(paged(SharedDocument))),
    ...problems("notSignedIn", "wrongRole", "invalidFields", "unavailable"),
  },
});
