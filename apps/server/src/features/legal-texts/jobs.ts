import { appliesOn, LEGAL_TEXTS, type LegalText, versionsToAnnounce } from "@aufwind/rules/legal-texts";
import { berlinDay } from "../../platform/calendar/berlin-days.ts";
import { transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { notify } from "../notifications/commands.ts";
import { announcementMail } from "./mails.ts";
import { unnotifiedReadersOf, versionsOf } from "./queries.ts";
import * as store from "./store.ts";

/** New versions of legal texts, found from the files and from who was not told yet; in the morning, when mails are read. */
export function legalTextJobs(platform: Platform): void {
  platform.jobs.every("announce-legal-texts", "20 9 * * *", (signal) => announceVersions(platform, signal));
}

/** People in one transaction: what was told stays told if the next ones fail. */
const AT_ONCE = 100;

/** Tells everybody of every version they have not heard of, once each. */
async function announceVersions(platform: Platform, signal: AbortSignal): Promise<void> {
  const today = berlinDay(platform.clock.now());
  for (const text of LEGAL_TEXTS)
    for (const version of versionsToAnnounce(versionsOf(platform, text), today))
      while (!signal.aborted && (await announceNext(platform, { text, version })));
}

/** The next people; false where nobody is left. */
const announceNext = (platform: Platform, named: { text: LegalText; version: string }): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const { text, version } = named;
    const now = platform.clock.now();
    const found = await store.lockUnnotified(tx, { ...unnotifiedReadersOf(text, version), most: AT_ONCE });
    if (found.length === 0) return false;
    const toldOn = berlinDay(now);
    const told = found.map((person) => ({
      person,
      appliesOn: appliesOn({ ...named, reader: person.kind, toldOn, registeredIn: person.terms_locale }),
    }));
    const people = told.map(({ person, appliesOn }) => ({ userId: person.id, appliesOn }));
    await store.insertAnnouncements(tx, { text, version, now, people });
    await platform.outbox.add(tx, ...told.map((each) => announcementMail(platform, { ...named, ...each })));
    await notify(
      tx,
      platform,
      told.map(({ person, appliesOn }) => ({
        userId: person.id,
        kind: "textChanged" as const,
        data: { text, version, appliesOn },
      })),
    );
    return true;
  });
