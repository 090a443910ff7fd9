import type { Contact } from "@aufwind/contract/contacts";
import type { Picture } from "@aufwind/contract/profiles";
import type { ContactRow } from "./store.ts";

/** Photos of coaches who are found; clients show none. */
type Pictures = ReadonlyMap<string, { profile?: Picture }>;

export const presentContact = (row: ContactRow, pictures: Pictures): Contact => ({
  id: row.id,
  name: row.name,
  picture: pictures.get(row.id)?.profile ?? null,
  slug: row.slug,
  isOnline: row.is_online,
});
