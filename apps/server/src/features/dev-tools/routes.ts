import { listMails, listTemplates, type Mail, readMail, readTemplate } from "@aufwind/contract/dev-tools";
import { LOCALES, type Locale } from "@aufwind/rules/locale";
import type { Api } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import { loadPictures, withPictures } from "../../platform/mail/mail-pictures.ts";
import type { StoredMail } from "../../platform/mail/mail-store.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { openMail } from "../../platform/mail/sealed-mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMail, newestMails } from "./store.ts";

type Templates = Record<string, (locale: Locale) => OutgoingMail>;

/** Sent mails and previews, for developers only: in production these routes do not exist. */
export function mailboxRoutes(api: Api, { config, database, files }: Platform, templatesOf: () => Templates): void {
  if (!config.devTools) return;

  api.openapi(listMails, async (c) => {
    const mails = (await newestMails(database)).map((row) => openMail(row, config.secret));
    return c.json({ items: mails.filter((mail) => mail !== undefined).map(presentMail) }, 200);
  });

  api.openapi(readMail, async (c) => {
    const row = await findMail(database, c.req.valid("param").id);
    const mail = row && openMail(row, config.secret);
    if (!mail) throw new Problem("notFound");
    const html = withPictures(mail.html, await loadPictures(files, mail));
    return c.json({ ...presentMail(mail), text: mail.text, html }, 200);
  });

  // Written when somebody looks at them: two hundred mails take as long as the rest of a server's start.
  let written: ReturnType<typeof writeAll> | undefined;
  const all = () => {
    written ??= writeAll(templatesOf());
    return written;
  };
  api.openapi(listTemplates, (c) =>
    c.json({ items: all().map(({ id, to, subject, locale }) => ({ id, to, subject, locale })) }, 200),
  );

  api.openapi(readTemplate, async (c) => {
    const mail = all().find(({ id }) => id === c.req.valid("param").id);
    if (!mail) throw new Problem("notFound");
    const { id, to, subject, locale, text } = mail;
    const html = withPictures(mail.html, await loadPictures(files, { html: mail.html }));
    return c.json({ id, to, subject, locale, text, html }, 200);
  });
}

const writeAll = (templates: Templates) =>
  Object.entries(templates).flatMap(([kind, mail]) =>
    LOCALES.map((locale) => ({ ...mail(locale), id: `${kind}.${locale}`, locale })),
  );

type Row = Pick<StoredMail, "id" | "to_address" | "subject" | "locale" | "state" | "created_at">;

const presentMail = ({ id, to_address, subject, locale, state, created_at }: Row): Mail => ({
  id,
  to: to_address,
  subject,
  // The table's checks allow no other values.
  locale: locale as Mail["locale"],
  state: state as Mail["state"],
  createdAt: created_at.toISOString(),
});
