import { HOUR, MINUTE } from "./time/durations.ts";
import type { Range } from "./time/ranges.ts";

/** How a coach's entries are called in calendars. */
export const ENTRY_TITLES = ["neutral", "initials", "name"] as const;
export type EntryTitle = (typeof ENTRY_TITLES)[number];

type Named = { firstName: string; lastName: string };

/** The title of an entry: says no more about the client than the coach chose. */
export function entryTitle(neutral: string, { titles, client }: { titles: EntryTitle; client: Named }): string {
  const names = [client.firstName, client.lastName].map((name) => name.trim()).filter(Boolean);
  if (titles === "neutral" || names.length === 0) return neutral;
  const shown = titles === "name" ? names.join(" ") : names.map((name) => `${[...name][0]?.toUpperCase()}.`).join(" ");
  return `${neutral}: ${shown}`;
}

/** Services that host calendars for domains of others. */
const HOSTS = ["caldav.fastmail.com", "caldav.icloud.com", "dav.mailbox.org"];

/** A server that a domain names for its calendars (RFC 2782). */
export type ServerRecord = { name: string; port: number; priority: number };

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

/**
 * The calendar server that a domain names, the preferred one first; null if it names none. Answers of the DNS are not
 * proved: a password goes on to the domain that was typed and what is below it, and to services that we know
 * (RFC 6764, 8); for any other server the coach has to type its own address.
 */
export function namedServer(domain: string, records: readonly ServerRecord[]): URL | "elsewhere" | null {
  const [first] = records.toSorted((one, other) => one.priority - other.priority);
  const host = first?.name.toLowerCase().replace(/\.$/, "");
  // A single dot says that there is none.
  if (!first || !host) return null;
  if (!isBelow(host, domain.toLowerCase()) && !HOSTS.some((known) => isBelow(host, known))) return "elsewhere";
  return URL.parse(`https://${host}:${first.port}/`) ?? null;
}

/** Less than two minutes: a clock that looks every minute then finds it each second time. */
const SYNC_EVERY = 90 * 1000;
const LONGEST_PAUSE = 6 * HOUR;

/** How long a connection waits after so many failures in a row. */
export const syncPause = (failures: number): number =>
  failures === 0 ? SYNC_EVERY : Math.min(2 * MINUTE * 2 ** Math.min(failures - 1, 12), LONGEST_PAUSE);

const MANY = 3;

/**
 * Whether a calendar lost our entries all at once: somebody tidied up, restored a backup or reset the account there.
 * Nobody cancels half of their appointments that way.
 */
export const isEmptied = ({ known, gone }: { known: number; gone: number }): boolean =>
  gone >= MANY && gone * 2 >= known;

/** What was done to an entry there, seen from what we wrote; undefined if its time is the same. */
export function changeThere(written: Range, there: Range | null): "moved" | "deleted" | undefined {
  if (!there) return "deleted";
  return there.start === written.start && there.end === written.end ? undefined : "moved";
}
