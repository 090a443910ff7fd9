import type { Contact } from "@aufwind/contract/contacts";
import * as contract from "@aufwind/contract/contacts";
import { type PageAsked, pageFacts } from "@aufwind/contract/platform/lists";
import type { Side } from "@aufwind/rules/appointments/status";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PicturesById } from "../storage/commands.ts";
import { photosSeenBy } from "../storage/queries.ts";
import { addContact, removeContact } from "./commands.ts";
import type { ContactRow } from "./store.ts";
import * as store from "./store.ts";

export function contactRoutes(api: Api, platform: Platform): void {
  api.openapi(contract.listClientContacts, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listContacts(platform, { side: "client", userId: memberOf(c).userId, ...asked }), 200);
  });

  api.openapi(contract.listCoachContacts, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listContacts(platform, { side: "coach", userId: memberOf(c).userId, ...asked }), 200);
  });

  api.openapi(contract.addContact, async (c) => {
    await addContact(platform, { clientId: memberOf(c).userId, ...c.req.valid("param") });
    return c.body(null, 204);
  });

  api.openapi(contract.removeContact, async (c) => {
    await removeContact(platform, { clientId: memberOf(c).userId, ...c.req.valid("param") });
    return c.body(null, 204);
  });
}

const presentContact = (row: ContactRow, pictures: PicturesById): Contact => ({
  id: row.id,
  name: row.name,
  picture: pictures.get(row.id)?.profile ?? null,
  slug: row.slug,
  isOnline: row.is_online,
});

type ListContactsParams = PageAsked & { side: Side; userId: string; name: string };

/** One page of the people somebody can write to. */
async function listContacts({ database, clock }: Platform, asked: ListContactsParams) {
  const [rows, totalCount] = await Promise.all([
    store.findPage(database, { ...asked, now: clock.now() }),
    store.countContacts(database, asked),
  ]);
  const people = rows.map(({ id }) => id);
  const pictures = await photosSeenBy(database, asked.userId, people);
  return { items: rows.map((row) => presentContact(row, pictures)), ...pageFacts({ ...asked, totalCount }) };
}
