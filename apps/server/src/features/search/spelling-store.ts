import type { CoachCard } from "@aufwind/contract/coach-cards";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/** Adds new words; sorted, so that two servers cannot deadlock. */
export const insertWords = (tx: Tx, words: string[]) =>
  sql`
    insert into search_words (word) select word from unnest(${words}::text[]) as given (word)
    where not exists (select from search_words known where known.word = given.word)
    order by word on conflict do nothing`.execute(tx);

type FindAlikeParams = { typed: string; limit: number };

/** Words similar to a typed one, the most similar first. */
export async function findAlike(db: Database, { typed, limit }: FindAlikeParams): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word % ${typed} order by similarity(word, ${typed}) desc, word limit ${limit}
  `.execute(db);
  return rows.map(({ word }) => word);
}

/** Whether a listed coach uses a word, in a text or as a name. */
export async function isInUse(db: Database, word: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (
      select from coach_search
      where doc @@ (plainto_tsquery('german', ${word}) || plainto_tsquery('english', ${word})
        || quote_literal('n:' || ${word}::text)::tsquery)
    ) as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** Those of these words that some coach uses. */
export async function findKnown(db: Database, words: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("search_words")
    .select("word")
    .where("word", "=", (eb) => eb.fn.any(eb.val(words)))
    .execute();
  return rows.map(({ word }) => word);
}

type ListWordsParams = { after: string; limit: number };

/** Some of the words in order. */
export const listWords = (db: Database, { after, limit }: ListWordsParams) =>
  db.selectFrom("search_words").select("word").where("word", ">", after).orderBy("word").limit(limit).execute();

/** Removes those of these words that no listed coach uses any more, including names of people who left. */
export const deleteUnused = (db: Database, words: string[]) =>
  sql`
    delete from search_words where word = any(${words}::text[]) and not exists (
      select from coach_search
      where doc @@ (plainto_tsquery('german', word) || plainto_tsquery('english', word)
        || quote_literal('n:' || word)::tsquery)
    )`.execute(db);

type Named = Pick<CoachCard, "slug" | "name" | "profilePicture">;

type FindNamedParams = { beginnings: string[][]; limit: number };

const lexeme = (name: string) => `'n:${name.replaceAll("\\", "\\\\").replaceAll("'", "''")}':*`;

/** Coaches whose names begin with every one of these words, in any spelling. */
export async function findNamed(db: Database, { beginnings, limit }: FindNamedParams): Promise<Named[]> {
  const query = beginnings.map((spellings) => `(${spellings.map(lexeme).join("|")})`).join("&");
  const { rows } = await sql<{ card: Named }>`
    select card from (
      select coach_id, rank from coach_search where doc @@ ${query}::tsquery order by rank desc, coach_id limit ${limit}
    ) named join coach_cards using (coach_id) order by rank desc, coach_id`.execute(db);
  return rows.map(({ card: { slug, name, profilePicture } }) => ({ slug, name, profilePicture }));
}
