import type { Contact } from "@aufwind/contract/contacts";
import type { PicturesById } from "../storage/commands.ts";
import type { ContactRow } from "./store.ts";

export const presentContact = (row: ContactRow, pictures: PicturesById): Contact => ({
  id: row.id,
  name: row.name,
  picture: pictures.get(row.id)?.profile ?? null,
  slug: row.slug,
  isOnline: row.is_online,
});
