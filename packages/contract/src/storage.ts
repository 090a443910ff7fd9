import {
  blobPath as asBlobPath,
  readPath as asReadPath,
  UPLOAD_BYTES,
  VISIBILITIES,
} from "@aufwind/rules/files/stored-files";
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  answer,
  FROM_REPLICA,
  form,
  formWithFile,
  json,
  open,
  perNetwork,
  problems,
  upTo,
  writeProblems,
} from "./platform/route.ts";

const path = z.string({ error: "required" }).min(1, { error: "required" }).max(1000, { error: "fileName" });
/** A file of the caller: `documents/<name>`, `photos/profile` or `photos/banner`. */
const blobPath = path.refine((given) => asBlobPath(given) !== undefined, { error: "fileName" });
/** A path for reading: a folder, a file, or a photo in a width, `photos/profile-320`. */
const readable = path.refine((given) => asReadPath(given) !== undefined, { error: "fileName" });

const visibility = z.enum(VISIBILITIES, { error: "invalid" });

export const StoredFile = z.object({
  id: z.uuid(),
  name: z.string(),
  path: z.string(),
  size: z.int(),
  contentType: z.string(),
  /** Where its bytes are fetched, by whoever may. */
  url: z.string(),
  metadata: z.object({ visibility }),
  createdAt: z.iso.datetime(),
  /** With how many clients its owner shares a document, for the owner; missing if with nobody. */
  sharedWith: z.int().optional(),
  /** Of a photo: its size, and the available widths. */
  width: z.int().optional(),
  height: z.int().optional(),
  widths: z.array(z.int()).optional(),
});
export type StoredFile = z.infer<typeof StoredFile>;

const binary = { schema: z.string().meta({ format: "binary" }) };
const found = {
  200: {
    description: "The files of a folder, or the bytes of one file",
    content: {
      "application/json": { schema: z.object({ items: z.array(StoredFile) }) },
      "application/octet-stream": binary,
      "image/webp": binary,
    },
  },
  304: { description: "The bytes that the caller has already" },
};
/** `v` is the version of a photo: with it the address stands for one picture and may be cached. */
const reading = z.object({ path: readable, v: z.string().max(100).optional() });
/** Enough for many pages full of photos, for everybody in an office. */
const READING = perNetwork(1200, 60);

export const readStorage = createRoute({
  method: "get",
  path: "/api/storage/get",
  summary: "List one's own files in a folder, or get one of them",
  ...open("signedIn", READING),
  request: { query: reading },
  responses: { ...found, ...problems("notSignedIn", "notFound", "invalidFields", "tooManyRequests", "unavailable") },
});

export const readStorageOf = createRoute({
  method: "get",
  path: "/api/storage/get/{id}",
  summary: "List a coach's files in a folder, or get one of them, as far as the caller may see them",
  ...open("visitor", READING),
  ...FROM_REPLICA,
  request: { params: z.object({ id: z.uuid({ error: "invalid" }) }), query: reading },
  responses: { ...found, ...problems("notFound", "invalidFields", "tooManyRequests", "unavailable") },
});

const FILE = { type: "string", format: "binary" } as const;

const Upload = z.object({
  file: z.instanceof(File, { error: "required" }).meta(FILE),
  blobPath,
});

export const uploadFile = createRoute({
  method: "post",
  path: "/api/storage/upload",
  summary: "Add a document, or set a photo in place of the one before",
  ...open("signedIn", perNetwork(120, 600)),
  ...upTo(UPLOAD_BYTES, "oversizedFile"),
  request: { body: formWithFile(Upload) },
  responses: {
    201: answer("The file as it is kept", StoredFile),
    ...writeProblems(
      "notSignedIn",
      "wrongRole",
      "fileExists",
      "tooManyFiles",
      "oversizedPhoto",
      "oversizedFile",
      "invalidPhoto",
      "invalidFile",
      "photoDimensions",
      "busy",
    ),
  },
});

export const deleteFile = createRoute({
  method: "delete",
  path: "/api/storage/delete",
  summary: "Remove one of one's own files",
  ...open("signedIn", perNetwork(240, 600)),
  request: { body: form(z.object({ blobPath })) },
  responses: {
    200: answer("The file is gone", z.object({ status: z.literal("deleted") })),
    ...writeProblems("notSignedIn", "notFound", "photoNeeded"),
  },
});

export const updateVisibility = createRoute({
  method: "patch",
  path: "/api/storage/update-visibility",
  summary: "Say who may get one of one's own documents",
  ...open("signedIn", perNetwork(240, 600)),
  request: { body: json(z.object({ blobPath, visibility })) },
  responses: { 200: answer("The document as it is now", StoredFile), ...writeProblems("notSignedIn", "notFound") },
});
