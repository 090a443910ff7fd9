import { createRequire } from "node:module";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

const require = createRequire(import.meta.url);
/** Loaded with the first new address: it makes thousands of patterns, 2 % of a start. */
const slugifier = () => (require("@sindresorhus/slugify") as typeof import("@sindresorhus/slugify")).default;

type Names = { first_name: string; last_name: string };

/** Reserved words that pages beside the profiles may need. */
const RESERVED = new Set(["coaches", "new", "neu", "search", "suche", "all", "alle", "me", "ich"]);
/** Leaves space for a number behind it. */
const LONGEST_NAME = 90;

/** The slug of a name before a number is added, by German rules: ä becomes ae. */
function slugOf({ first_name, last_name }: Names): string {
  const slug = slugifier()(`${first_name} ${last_name}`, { locale: "de", decamelize: false });
  return slug.slice(0, LONGEST_NAME).replace(/-$/, "") || "coach";
}

/** Tries the slugs of a name until one is free; the coach is locked. */
export async function claimSlug(tx: Tx, names: Names, take: (slug: string) => Promise<boolean>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('coach-slugs'))`.execute(tx);
  const base = slugOf(names);
  for (let number = RESERVED.has(base) ? 2 : 1; ; number++)
    if (await take(number === 1 ? base : `${base}-${number}`)) return;
}

/** Whether a slug belongs to these names, with a number or without. */
export const isNamedAfter = (slug: string, names: Names): boolean => {
  const base = slugOf(names);
  return slug === base || slug.replace(/-\d+$/, "") === base;
};
