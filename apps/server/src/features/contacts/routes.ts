import * as contract from "@aufwind/contract/contacts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { addContact, listContacts, removeContact } from "./commands.ts";

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
