import type { CoachCard } from "@aufwind/contract/coach-cards";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { traderColumn } from "../businesses/store.ts";
import type { FreeTimes } from "./free-times.ts";

type Due = { now: Date; limit: number; coachId?: string };
/** `isChanged`: somebody wrote something, not only time passed. */
export type Taken = { coach_id: string; isChanged: boolean };

/**
 * Takes coaches off the list whose rows are due: search_is_due(), free_time_is_due() and busy_times_are_due() put them
 * there, whoever writes about a coach. Coaches that are being saved are skipped, and the others locked:
 * whoever saves one meanwhile waits for us, and never the other way round. By time alone: with a second key, a million
 * due rows would be sorted for each fifty.
 */
export async function claimDueRows(tx: Tx, { now, limit, coachId }: Due): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    delete from coach_search_due where coach_id in (
      select due.coach_id from coach_search_due due join coaches on coaches.user_id = due.coach_id
      where due.due_at <= ${now} ${coachId ? sql`and due.coach_id = ${coachId}` : sql``}
      order by due.due_at limit ${limit}
      for update of due skip locked for key share of coaches skip locked
    ) returning coach_id, is_changed as "isChanged"`.execute(tx);
  return rows;
}

/** Who is taken next. */
export async function listDue(db: Database, { now, limit }: Due): Promise<string[]> {
  const rows = await db
    .selectFrom("coach_search_due")
    .select("coach_id")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map(({ coach_id }) => coach_id);
}

/** Retries later, unless something changed meanwhile. */
export const postponeRow = (db: Database, coachId: string, { now, until }: { now: Date; until: Date }) =>
  db
    .updateTable("coach_search_due")
    .set({ due_at: until })
    .where("coach_id", "=", coachId)
    .where("due_at", "<=", now)
    .execute();

/** The searchable data of these coaches, once each, if they may be found. */
export const findSources = (tx: Tx, coachIds: string[]) =>
  tx
    .selectFrom("coaches")
    .innerJoin("users", "users.id", "coaches.user_id")
    .leftJoin("businesses", "businesses.coach_id", "coaches.user_id")
    .selectAll("coaches")
    .select(["users.first_name", "users.last_name", "businesses.vat_status", "businesses.city"])
    .select(traderColumn(sql.ref("coaches.user_id")).as("trader"))
    .select((eb) =>
      eb
        .exists(eb.selectFrom("resume_entries").select("coach_id").whereRef("coach_id", "=", "coaches.user_id"))
        .as("has_resume"),
    )
    .where("coaches.user_id", "=", (eb) => eb.fn.any(eb.val(coachIds)))
    .where("is_public", "=", true)
    .where("allow_in_listing", "=", true)
    .where("restriction", "is", null)
    .where("users.deleted_at", "is", null)
    .execute();
export type Source = Awaited<ReturnType<typeof findSources>>[number];

/** A row before PostgreSQL has made lexemes of its texts. */
export type SearchRow = {
  coach_id: string;
  /** Literal lexemes: names, choices of the filters. */
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
  /** Points that time does not change, and all of them. */
  base_rank: number;
  rank: number;
  next_free_at: string;
  public_since: Date;
  card: Omit<CoachCard, "bookmarked">;
  /** When time alone changes it. */
  due_at: Date;
};

/** Replaces these rows. */
export async function upsertRows(tx: Tx, rows: SearchRow[], now: Date): Promise<void> {
  const given = JSON.stringify(rows);
  await sql`
    insert into coach_search (coach_id, doc, name_words, key_words, areas, languages, traits, fee_cents,
      extended_cents, rating, base_rank, rank, next_free_at, public_since, sample)
    select coach_id,
      strip(keys || to_tsvector('german', texts_de) || to_tsvector('english', texts_en)) || array_to_tsvector(choices),
      array_to_tsvector(names), keys, areas, languages, traits, fee_cents, extended_cents, rating, base_rank, rank,
      next_free_at, public_since, hashtext(coach_id::text) & 1023
    from jsonb_to_recordset(${given}::jsonb) as made (coach_id uuid, names text[], choices text[], keys_de text,
      keys_en text, texts_de text, texts_en text, areas bigint, languages bigint, traits smallint, fee_cents integer,
      extended_cents integer, rating smallint, base_rank integer, rank integer, next_free_at timestamptz, public_since timestamptz),
      lateral (select strip(to_tsvector('german', keys_de) || to_tsvector('english', keys_en))
        || array_to_tsvector(names || choices) as keys) weighed
    on conflict (coach_id) do update set doc = excluded.doc, name_words = excluded.name_words,
      key_words = excluded.key_words, areas = excluded.areas, languages = excluded.languages,
      traits = excluded.traits, fee_cents = excluded.fee_cents, extended_cents = excluded.extended_cents,
      rating = excluded.rating, base_rank = excluded.base_rank, rank = excluded.rank, next_free_at = excluded.next_free_at,
      public_since = excluded.public_since`.execute(tx);
  await sql`
    insert into coach_cards as kept (coach_id, card, changed_at)
    select coach_id, card, ${now} from jsonb_to_recordset(${given}::jsonb) as made (coach_id uuid, card jsonb)
    on conflict (coach_id) do update set card = excluded.card,
      -- Free times that move on are no news to search engines.
      changed_at = case when kept.card - '{nextFreeAt,freeTimes}'::text[] = excluded.card - '{nextFreeAt,freeTimes}'::text[]
        then kept.changed_at else excluded.changed_at end
    where kept.card <> excluded.card`.execute(tx);
  await planNext(tx, given);
}

const planNext = (tx: Tx, given: string) =>
  sql`
    insert into coach_search_due (coach_id, due_at, is_changed)
    select coach_id, due_at, false from jsonb_to_recordset(${given}::jsonb) as made (coach_id uuid, due_at timestamptz)
    on conflict do nothing`.execute(tx);

/** The part of a row that time alone changes. */
export type FreeTimesRow = {
  coach_id: string;
  next_free_at: string;
  free_points: number;
  times: FreeTimes;
  due_at: Date;
};

/** Updates the next free times only. */
export async function updateFreeTimes(tx: Tx, moved: FreeTimesRow[]): Promise<void> {
  const given = JSON.stringify(moved);
  const made = sql`jsonb_to_recordset(${given}::jsonb)
    as made (coach_id uuid, next_free_at timestamptz, free_points integer, times jsonb)`;
  await sql`
    update coach_search kept set next_free_at = made.next_free_at, rank = base_rank + free_points
    from ${made} where kept.coach_id = made.coach_id`.execute(tx);
  await sql`
    update coach_cards kept set card = card || made.times from ${made} where kept.coach_id = made.coach_id`.execute(tx);
  await planNext(tx, given);
}

/** Removes coaches who may not be found; most were removed with their own commit. */
export async function dropRows(tx: Tx, coachIds: string[]): Promise<void> {
  for (const table of ["coach_search", "coach_cards"] as const)
    await tx
      .deleteFrom(table)
      .where("coach_id", "=", (eb) => eb.fn.any(eb.val(coachIds)))
      .execute();
}
