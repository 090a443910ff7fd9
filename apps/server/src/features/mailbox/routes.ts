import { listMails, readMail } from "@aufwind/contract/mailbox";
import type { Api } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { presentMail } from "./present.ts";
import { findMail, newestMails } from "./store.ts";

/** Reads what was sent. For the workshop only: in production these routes do not exist. */
export function mailboxRoutes(api: Api, { config, database }: Platform): void {
  if (!config.workshop) return;

  api.openapi(listMails, async (c) => c.json({ items: (await newestMails(database)).map(presentMail) }, 200));

  api.openapi(readMail, async (c) => {
    const mail = await findMail(database, c.req.valid("param").id);
    if (!mail) throw new Problem("notFound");
    return c.json({ ...presentMail(mail), text: mail.text, html: mail.html }, 200);
  });
}
