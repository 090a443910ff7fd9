import { variants } from "@aufwind/rules/search/text-analysis";
import { type RawBuilder, sql } from "kysely";
import { containsPattern } from "./like-pattern.ts";

/** A person's name as search compares it; stored in the database. */
export const foldedName = (people: "users" | "other"): RawBuilder<string> => sql.ref(`${people}.folded_name`);

/** Whether every typed word is in a folded name, in any spelling; one condition each, so that an index can be used. */
export const isCalled = (folded: RawBuilder<string>, typed: string): RawBuilder<boolean> => {
  const words = new Set(typed.split(/\s+/).filter(Boolean));
  const spellings = (word: string) => patternsOf(word).map((pattern) => sql`${folded} like ${pattern}`);
  const areIn = [...words].map((word) => sql`(${sql.join(spellings(word), sql` or `)})`);
  return sql`(${sql.join([sql`true`, ...areIn], sql` and `)})`;
};

const patternsOf = (word: string) => variants(word).map(containsPattern);
