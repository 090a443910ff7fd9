import { createHash } from "node:crypto";
import type { CalendarFeed } from "@aufwind/contract/calendars";
import { asLocale } from "@aufwind/rules/locale";
import { DAY } from "@aufwind/rules/time/durations";
import { type CalendarEntry, calendarFile } from "../../platform/calendar/calendar-file.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { seal, unseal } from "../../platform/session/seal.ts";
import { hashOf, newToken } from "../../platform/session/token.ts";
import { calendarEntries, calendarEntry } from "../appointments/queries.ts";
import * as store from "./store.ts";

const PURPOSE = "calendar feed";
const SHOWN_DAYS = 90;

export const NO_FEED: CalendarFeed = { address: null, madeAt: null };

const presentFeed = ({ http }: Platform["config"], token: string, madeAt: Date): CalendarFeed => ({
  address: `${http.publicUrl}/api/calendars/feeds/${token}.ics`,
  madeAt: madeAt.toISOString(),
});

/** An address sealed with another SECRET reads as none; a new one can be created. */
export async function feedOf({ config, database, log }: Platform, userId: string): Promise<CalendarFeed> {
  const feed = await store.findFeed(database, userId);
  if (!feed) return NO_FEED;
  try {
    return presentFeed(config, unseal(feed.token, { secret: config.secret, purpose: PURPOSE }), feed.made_at);
  } catch (err) {
    log.error({ err }, "a calendar address cannot be opened: was SECRET changed?");
    return NO_FEED;
  }
}

/** Creates the address, or replaces it; the old one stops working. */
export async function renewFeed({ config, database, clock }: Platform, userId: string): Promise<CalendarFeed> {
  const token = newToken();
  const now = clock.now();
  const sealed = seal(token, { secret: config.secret, purpose: PURPOSE });
  await store.upsertFeed(database, { user_id: userId, token_hash: hashOf(token), token: sealed, made_at: now });
  return presentFeed(config, token, now);
}

type Served = { content: string; etag: string };

/**
 * The calendar behind an address. Every token is hashed and looked up alike, so that wrong ones cannot be told apart.
 */
export async function serveFeed(platform: Platform, name: string): Promise<Served> {
  const { database, clock, translator } = platform;
  const reader = await store.findReader(database, hashOf(name.replace(/\.ics$/, "")));
  if (!reader || !name.endsWith(".ics")) throw new Problem("notFound");
  const since = new Date(clock.now().getTime() - SHOWN_DAYS * DAY);
  const titles = await store.titlesOf(database, reader.id);
  const entries = await calendarEntries(platform, { userId: reader.id, since, titles });
  const title = translator.t(asLocale(reader.locale), "calendars:feed");
  return { content: calendarFile({ method: "PUBLISH", name: title, entries }), etag: etagOf(title, entries) };
}

/** The stamps say when the file was written; they are no change. */
function etagOf(title: string, entries: CalendarEntry[]): string {
  const said = JSON.stringify([title, entries.map((entry) => ({ ...entry, stamp: undefined }))]);
  return `W/"${createHash("sha256").update(said).digest("base64url").slice(0, 27)}"`;
}

export const appointmentFile = async (platform: Platform, own: { userId: string; id: string }): Promise<string> =>
  calendarFile({ method: "PUBLISH", entries: [await calendarEntry(platform, own)] });
