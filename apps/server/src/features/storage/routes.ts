import { deleteFile, readStorage, readStorageOf, updateVisibility, uploadFile } from "@aufwind/contract/storage";
import { type BlobPath, blobPath, readPath } from "@aufwind/rules/files/stored-files";
import type { Context } from "hono";
import { type Api, type ApiEnv, memberOf } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import { databaseForReads } from "../../platform/http/replica-reads.ts";
import type { Platform } from "../../platform/platform.ts";
import { viewerIdOf } from "../../platform/session/actor.ts";
import { removeStored, setVisibility, storeUpload } from "./commands.ts";
import { findFile, listFolder } from "./queries.ts";

export function storageRoutes(api: Api, platform: Platform): void {
  api.openapi(readStorage, (c) => {
    const { userId } = memberOf(c);
    return answerReading(c, platform, { ownerId: userId, viewerId: userId, ...c.req.valid("query") });
  });

  api.openapi(readStorageOf, (c) => {
    const viewerId = viewerIdOf(c.get("actor"));
    return answerReading(c, platform, { ownerId: c.req.valid("param").id, viewerId, ...c.req.valid("query") });
  });

  api.openapi(uploadFile, async (c) => {
    const { file, blobPath: path } = c.req.valid("form");
    const given = { path: checked(path), bytes: await file.bytes(), signal: c.req.raw.signal };
    const stored = await storeUpload(platform, memberOf(c), given);
    return c.json(stored, 201);
  });

  api.openapi(deleteFile, async (c) => {
    await removeStored(platform, memberOf(c).userId, checked(c.req.valid("form").blobPath));
    return c.json({ status: "deleted" as const }, 200);
  });

  api.openapi(updateVisibility, async (c) => {
    const { blobPath: path, visibility } = c.req.valid("json");
    const stored = await setVisibility(platform, { ownerId: memberOf(c).userId, path: checked(path), visibility });
    return c.json(stored, 200);
  });
}

/** What the contract has already validated. */
function checked(path: string): BlobPath {
  const file = blobPath(path);
  if (!file) throw new Problem("notFound");
  return file;
}

type AnswerReadingParams = { ownerId: string; viewerId: string | undefined; path: string; v?: string | undefined };

/** A folder is a list, a file its bytes. What the viewer may not get is not found. */
async function answerReading(c: Context<ApiEnv>, platform: Platform, { path, v, ...who }: AnswerReadingParams) {
  const asked = readPath(path);
  // A document that was just hidden is gone at once.
  const database = asked?.folder === "photos" ? databaseForReads(c, platform) : platform.database;
  const items = asked && (await listFolder(database, { ...who, path: asked }));
  if (items) return c.json({ items }, 200);
  const file = asked && (await findFile(database, { ...who, path: asked, version: v }));
  if (!file) throw new Problem("notFound");
  const { key, headers } = file;
  if (headers.etag && c.req.header("if-none-match")?.includes(headers.etag)) return c.body(null, 304, headers);
  const found = await platform.files.open(key);
  if (!found) throw new Problem("notFound");
  return c.body(found.stream, 200, { ...headers, "content-length": `${found.size}` });
}
