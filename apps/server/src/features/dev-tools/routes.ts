import {
  listMails,
  listTemplates,
  type Mail,
  readMail,
  readMailFiles,
  readTemplate,
} from "@aufwind/contract/dev-tools";
import { LOCALES, type Locale } from "@aufwind/rules/locale";
import { zipSync } from "fflate";
import type { Api } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import { type EnclosureMakers, filesOf } from "../../platform/mail/enclosures.ts";
import { loadPictures, withPictures } from "../../platform/mail/mail-pictures.ts";
import type { StoredMail } from "../../platform/mail/mail-store.ts";
import type { OutgoingMail } from "../../platform/mail/outbox.ts";
import { openMail } from "../../platform/mail/sealed-mail.ts";
import type { Platform } from "../../platform/platform.ts";
import { findMail, newestMails } from "./store.ts";

type Templates = Record<string, (locale: Locale) => OutgoingMail>;

type MailboxParams = { templatesOf: () => Templates; makers: EnclosureMakers };

/** Sent mails and previews, for developers only: in production these routes do not exist. */
export function mailboxRoutes(api: Api, platform: Platform, { templatesOf, makers }: MailboxParams): void {
  const { config, database, files } = platform;
  if (!config.devTools) return;
  const mailOf = async (id: string): Promise<StoredMail> => {
    const row = await findMail(database, id);
    const mail = row && openMail(row, config.secret);
    if (!mail) throw new Problem("notFound");
    return mail;
  };

  api.openapi(listMails, async (c) => {
    const mails = (await newestMails(database)).map((row) => openMail(row, config.secret));
    return c.json({ items: mails.filter((mail) => mail !== undefined).map(presentMail) }, 200);
  });

  api.openapi(readMail, async (c) => {
    const mail = await mailOf(c.req.valid("param").id);
    const html = withPictures(mail.html, await loadPictures(files, mail));
    const hasFiles = (mail.enclosures ?? []).length > 0;
    return c.json({ ...presentMail(mail), text: mail.text, html, hasFiles }, 200);
  });

  api.openapi(readMailFiles, async (c) => {
    const enclosed = await filesOf(makers, (await mailOf(c.req.valid("param").id)).enclosures);
    if (enclosed.length === 0) throw new Problem("notFound");
    const zip = zipSync(Object.fromEntries(enclosed.map(({ filename, content }) => [filename, content])));
    const headers = { "content-type": "application/zip", "content-disposition": 'attachment; filename="files.zip"' };
    return c.body(new Uint8Array(zip), 200, headers);
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
    const { id, to, subject, locale, text, pictures } = mail;
    const html = withPictures(mail.html, await loadPictures(files, { html: mail.html, pictures }));
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
