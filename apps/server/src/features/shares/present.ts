import type { ShareableDocument, SharedDocument } from "@aufwind/contract/shares";
import { coachName, type Title } from "@aufwind/rules/coaches";
import { documentAddress } from "@aufwind/rules/files/stored-files";
import type { ShareableRow, SharedRow } from "./store.ts";

const presentFile = (row: ShareableRow | SharedRow) => ({
  documentId: row.id,
  name: row.name,
  size: row.size_bytes,
  contentType: row.content_type,
  url: documentAddress(row.owner_id, row.name),
});

export const presentShareable = (row: ShareableRow): ShareableDocument => ({
  ...presentFile(row),
  visibility: row.is_visible ? "Visible to all" : "Private",
  isShared: row.shared_at !== null,
  sharedAt: row.shared_at?.toISOString() ?? null,
});

export function presentShared(row: SharedRow): SharedDocument {
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
