import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import type { ShareableDocument, SharedDocument } from "@aufwind/contract/shares";
import { coachName, type Title } from "@aufwind/rules/coaches";
import { documentAddress } from "@aufwind/rules/files/stored-files";
import type { Database } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Pair } from "./commands.ts";
import type { ShareableRow, SharedRow } from "./store.ts";
import * as store from "./store.ts";

const presentFile = (row: ShareableRow | SharedRow) => ({
  documentId: row.id,
  name: row.name,
  size: row.size_bytes,
  contentType: row.content_type,
  url: documentAddress(row.owner_id, row.name),
});

const presentShareable = (row: ShareableRow): ShareableDocument => ({
  ...presentFile(row),
  visibility: row.is_visible ? "Visible to all" : "Private",
  isShared: row.shared_at !== null,
  sharedAt: row.shared_at?.toISOString() ?? null,
});

function presentShared(row: SharedRow): SharedDocument {
  const named = { firstName: row.first_name, lastName: row.last_name };
  return {
    ...presentFile(row),
    sharedAt: row.shared_at.toISOString(),
    coach: {
      id: row.owner_id,
      name: coachName({ title: (row.title ?? "none") as Title, ...named }).trim(),
      slug: row.slug,
    },
  };
}

/** A coach's own documents with what one of their clients sees. */
export async function listShareable(database: Database, pair: Pair) {
  if (!(await store.isOwnClient(database, pair))) throw new Problem("notFound");
  return (await store.findShareable(database, pair)).map(presentShareable);
}

type ListSharedParams = PageAsked & { clientId: string };

export async function listShared(database: Database, asked: ListSharedParams) {
  const [rows, totalCount] = await Promise.all([
    store.findShared(database, asked),
    store.countShared(database, asked.clientId),
  ]);
  return { items: rows.map(presentShared), ...pageFacts({ ...asked, totalCount }) };
}
