import type { CoachCard } from "@aufwind/contract/cards";
import { sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";

type Due = { now: Date; limit: number };

/** Takes coaches off the list whose rows have to be made again by now. Another server's are left to it. */
export async function takeDue(tx: Tx, { now, limit }: Due): Promise<string[]> {
  const rows = await tx
    .deleteFrom("coach_search_due")
    .where("coach_id", "in", (eb) =>
      eb
        .selectFrom("coach_search_due")
        .select("coach_id")
        .where("due_at", "<=", now)
        .orderBy("due_at")
        .orderBy("coach_id")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("coach_id")
    .execute();
  return rows.map(({ coach_id }) => coach_id);
}

/** Who is taken next. */
export async function firstDue(db: Database, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom("coach_search_due")
    .select("coach_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("coach_id")
    .limit(1)
    .executeTakeFirst();
  return row?.coach_id;
}

export const postpone = (db: Database, coachId: string, due_at: Date) =>
  db.updateTable("coach_search_due").set({ due_at }).where("coach_id", "=", coachId).execute();

/** What of these coaches is searched, as far as they may be found, each once. */
export const findSources = (tx: Tx, coachIds: string[]) =>
  tx
    .selectFrom("coaches")
    .innerJoin("users", "users.id", "coaches.user_id")
    .leftJoin("businesses", "businesses.coach_id", "coaches.user_id")
    .leftJoin("coach_ratings", "coach_ratings.coach_id", "coaches.user_id")
    .selectAll("coaches")
    .select(["users.first_name", "users.last_name", "businesses.vat_status", "businesses.city"])
    .select(["stars_1", "stars_2", "stars_3", "stars_4", "stars_5"])
    .select((eb) =>
      eb
        .exists(eb.selectFrom("resume_entries").select("coach_id").whereRef("coach_id", "=", "coaches.user_id"))
        .as("has_resume"),
    )
    .where("coaches.user_id", "=", (eb) => eb.fn.any(eb.val(coachIds)))
    .where("is_public", "=", true)
    .where("allow_in_listing", "=", true)
    .where("users.deleted_at", "is", null)
    .execute();
export type Source = Awaited<ReturnType<typeof findSources>>[number];

/** A row before PostgreSQL has made words out of its texts. */
export type SearchRow = {
  coach_id: string;
  /** Lexemes as they stand: names, choices of the filters. */
  names: string[];
  choices: string[];
  keys_de: string;
  keys_en: string;
  texts_de: string;
  texts_en: string;
  areas: string;
  languages: string;
  traits: number;
  fee_cents: number;
  extended_cents: number | null;
  rating: number;
  rank: number;
  next_free_at: string;
  public_since: Date;
  card: Omit<CoachCard, "bookmarked">;
  /** When time alone changes it. */
  due_at: Date;
};

/** Puts these rows in place of those before them. */
export async function putRows(tx: Tx, rows: SearchRow[], now: Date): Promise<void> {
  const given = JSON.stringify(rows);
  await sql`
    insert into coach_search (coach_id, doc, name_words, key_words, areas, languages, traits, fee_cents,
      extended_cents, rating, rank, next_free_at, public_since, sample)
    select coach_id,
      strip(keys || to_tsvector('german', texts_de) || to_tsvector('english', texts_en)) || array_to_tsvector(choices),
      array_to_tsvector(names), keys, areas, languages, traits, fee_cents, extended_cents, rating, rank,
      next_free_at, public_since, hashtext(coach_id::text) & 1023
    from jsonb_to_recordset(${given}::jsonb) as made (coach_id uuid, names text[], choices text[], keys_de text,
      keys_en text, texts_de text, texts_en text, areas bigint, languages bigint, traits smallint, fee_cents integer,
      extended_cents integer, rating smallint, rank integer, next_free_at timestamptz, public_since timestamptz),
      lateral (select strip(to_tsvector('german', keys_de) || to_tsvector('english', keys_en))
        || array_to_tsvector(names || choices) as keys) weighed
    on conflict (coach_id) do update set doc = excluded.doc, name_words = excluded.name_words,
      key_words = excluded.key_words, areas = excluded.areas, languages = excluded.languages,
      traits = excluded.traits, fee_cents = excluded.fee_cents, extended_cents = excluded.extended_cents,
      rating = excluded.rating, rank = excluded.rank, next_free_at = excluded.next_free_at,
      public_since = excluded.public_since`.execute(tx);
  await sql`
    insert into coach_cards as kept (coach_id, card, changed_at)
    select coach_id, card, ${now} from jsonb_to_recordset(${given}::jsonb) as made (coach_id uuid, card jsonb)
    on conflict (coach_id) do update set card = excluded.card, changed_at = excluded.changed_at
    where kept.card <> excluded.card`.execute(tx);
  await sql`
    insert into coach_search_due (coach_id, due_at)
    select coach_id, due_at from jsonb_to_recordset(${given}::jsonb) as made (coach_id uuid, due_at timestamptz)
    on conflict do nothing`.execute(tx);
}

/** Takes coaches out of search who are not to be found; most have left with their own commit. */
export async function dropRows(tx: Tx, coachIds: string[]): Promise<void> {
  for (const table of ["coach_search", "coach_cards"] as const)
    await tx
      .deleteFrom(table)
      .where("coach_id", "=", (eb) => eb.fn.any(eb.val(coachIds)))
      .execute();
}
