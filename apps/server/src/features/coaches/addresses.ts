import slugify from "@sindresorhus/slugify";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

type Names = { first_name: string; last_name: string };

/** Words that pages beside the profiles may need for themselves. */
const RESERVED = new Set(["coaches", "new", "neu", "search", "suche", "all", "alle", "me", "ich"]);
/** Leaves room for a number behind it. */
const LONGEST_NAME = 90;

/** The last part of a profile's address before a number is added, by the German rules: ä becomes ae. */
function slugOf({ first_name, last_name }: Names): string {
  const slug = slugify(`${first_name} ${last_name}`, { locale: "de", decamelize: false });
  return slug.slice(0, LONGEST_NAME).replace(/-$/, "") || "coach";
}

/** Whatever else stands in an address belongs to nobody. */
export const isSlug = (slug: string): boolean => /^[a-z0-9-]{1,100}$/.test(slug);

/** Tries the addresses of a name one after the other until one is taken; the coach is the only one who does so now. */
export async function takeSlug(tx: Tx, names: Names, take: (slug: string) => Promise<boolean>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('coach-slugs'))`.execute(tx);
  const base = slugOf(names);
  for (let number = RESERVED.has(base) ? 2 : 1; ; number++)
    if (await take(number === 1 ? base : `${base}-${number}`)) return;
}

/** The address of a page follows its coach's name. Once the page was public, the old address leads to the new one. */
export async function followName(tx: Tx, { clock, jobs }: Platform, coachId: string): Promise<void> {
  const coach = await store.lockCoach(tx, coachId);
  if (!coach || isNamedAfter(coach.slug, slugOf(coach))) return;
  await takeSlug(tx, coach, (slug) => store.setSlug(tx, coachId, slug));
  await store.dropFormer(tx, coachId);
  if (coach.first_public_at)
    await store.insertFormer(tx, { slug: coach.slug, coach_id: coachId, left_at: clock.now() });
  await jobs.add(tx, "refresh-search", {});
}

const isNamedAfter = (slug: string, base: string) => slug.replace(/-\d+$/, "") === base || slug === base;

/** The address that a page has now, by any that it had; undefined where there was none. */
export const currentSlug = async (db: Database | Tx, slug: string): Promise<string | undefined> =>
  isSlug(slug) ? store.findMoved(db, slug) : undefined;

/** The coach behind the last part of a profile's address, shown or not. */
export async function coachAt(db: Database | Tx, slug: string): Promise<store.CoachRow | undefined> {
  if (!isSlug(slug)) return undefined;
  const found = await store.findBySlug(db, slug);
  if (found) return found;
  const moved = await store.findMoved(db, slug);
  return moved ? store.findBySlug(db, moved) : undefined;
}
