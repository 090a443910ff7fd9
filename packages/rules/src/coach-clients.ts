import { HOUR } from "./time/durations.ts";

/** How long ago somebody became a client, as a list filter. */
export const CREATED = ["all", "last-hour", "last-24-hours", "last-7-days", "last-14-days", "last-30-days"] as const;
export type Created = (typeof CREATED)[number];

const HOURS: Record<Exclude<Created, "all">, number> = {
  "last-hour": 1,
  "last-24-hours": 24,
  "last-7-days": 7 * 24,
  "last-14-days": 14 * 24,
  "last-30-days": 30 * 24,
};

/** From when on; undefined for all time. */
export const createdSince = (created: Created, now: number): number | undefined =>
  created === "all" ? undefined : now - HOURS[created] * HOUR;

/** What a client's file tells of: messages by day. */
export const HISTORY_KINDS = ["appointment", "payment", "refund", "document", "messages"] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** What a coach keeps about a client for themselves. */
export const REMARKS = { remarkLength: 2000, mostTags: 8, tagLength: 30 };

/** "  Führung " and "führung" are the same tag. */
export const sameTag = (tag: string): string =>
  tag.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("de");

/** The tags of a typed line, each once, in the order in which they were typed. */
export function tagsOf(line: string): string[] {
  const tags = new Map<string, string>();
  for (const part of line.split(",")) {
    const tag = part.trim().replaceAll(/\s+/g, " ");
    if (tag && !tags.has(sameTag(tag))) tags.set(sameTag(tag), tag);
  }
  return [...tags.values()];
}
