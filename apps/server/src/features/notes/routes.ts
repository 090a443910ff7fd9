import * as contract from "@aufwind/contract/notes";
import type { Locale } from "@aufwind/rules/locale";
import type { Context } from "hono";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { type Api, memberOf } from "../../platform/http/api-env.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteNote, saveNote } from "./commands.ts";
import { printNote, printNotesOf } from "./note-pdf.ts";
import { listNotes, readNote } from "./queries.ts";

export function noteRoutes(api: Api, platform: Platform): void {
  const { translator, clock } = platform;

  api.openapi(contract.readNote, async (c) => {
    const { id: appointmentId } = c.req.valid("param");
    return c.json(await readNote(platform, { appointmentId, coachId: memberOf(c).userId }), 200);
  });

  api.openapi(contract.saveNote, async (c) => {
    const own = { appointmentId: c.req.valid("param").id, coachId: memberOf(c).userId };
    return c.json(await saveNote(platform, { ...own, ...c.req.valid("json") }), 200);
  });

  api.openapi(contract.deleteNote, async (c) => {
    await deleteNote(platform, { appointmentId: c.req.valid("param").id, coachId: memberOf(c).userId });
    return c.body(null, 204);
  });

  api.openapi(contract.listNotes, async (c) => {
    const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
    return c.json(await listNotes(platform, { coachId: memberOf(c).userId, signal: c.req.raw.signal, ...asked }), 200);
  });

  /** No name in the file name: it shows in lists of downloads. */
  function sent(c: Context, bytes: Uint8Array, { locale, many }: { locale: Locale; many: boolean }) {
    const name = translator.t(locale, `notes:${many ? "fileOfAll" : "file"}`, { date: berlinDay(clock.now()) });
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "application/pdf",
      "content-language": locale,
      "content-disposition": `attachment; filename="${name}.pdf"`,
      "cache-control": "private, no-store",
    });
  }

  api.openapi(contract.downloadNote, async (c) => {
    const { id: appointmentId, language: locale } = c.req.valid("param");
    const asked = { coachId: memberOf(c).userId, locale, signal: c.req.raw.signal };
    const bytes = await printNote(platform, { appointmentId, ...asked });
    return sent(c, bytes, { locale, many: false });
  });

  api.openapi(contract.downloadClientNotes, async (c) => {
    const { clientId, language: locale } = c.req.valid("param");
    const asked = { coachId: memberOf(c).userId, locale, signal: c.req.raw.signal };
    const bytes = await printNotesOf(platform, { clientId, ...asked });
    return sent(c, bytes, { locale, many: true });
  });
}
