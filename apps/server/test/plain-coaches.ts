import type { CoachCard } from "@aufwind/contract/coach-cards";
import type { Matchable } from "@aufwind/rules/matching";
import { choicesOf, LOW_FEES, languageMask, topicMask, traitsOf } from "@aufwind/rules/search/index-terms";
import { sql } from "kysely";
import type { TestServer } from "./test-server.ts";

export type PlainCoach = Partial<Matchable> & { rank?: number };

const SINCE = "2026-01-01T00:00:00.000Z";
const OFFER = { type: "standard", durationMinutes: 60 } as const;

let count = 0;

/** Search rows alone, without the rest of a coach: many at once, exactly as a test wants them. */
export async function plainCoaches(server: TestServer, wanted: PlainCoach[]): Promise<string[]> {
  const made = wanted.map((coach) => rowOf(coach, ++count));
  const given = JSON.stringify(made);
  await sql`
    insert into users (id, kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
      adult_confirmed_at, confirmed_at, created_at)
    select id, 'coach', slug || '@example.org', slug || '@example.org', 'Plain', 'Coach', 'de', 'de', ${SINCE},
      ${SINCE}, ${SINCE}, ${SINCE}
    from jsonb_to_recordset(${given}::jsonb) as made (id uuid, slug text)`.execute(server.database);
  await sql`
    insert into coaches (user_id, slug, is_public, first_public_at, created_at)
    select id, slug, true, ${SINCE}, ${SINCE} from jsonb_to_recordset(${given}::jsonb) as made (id uuid, slug text)
  `.execute(server.database);
  await sql`
    insert into coach_search (coach_id, doc, name_words, key_words, areas, languages, traits, fee_cents, rating, rank,
      next_free_at, public_since, sample)
    select id, array_to_tsvector(choices), '', '', areas, languages, traits, fee_cents, rating, rank, next_free_at,
      ${SINCE}, 0
    from jsonb_to_recordset(${given}::jsonb) as made (id uuid, choices text[], areas bigint, languages bigint,
      traits smallint, fee_cents integer, rating smallint, rank integer, next_free_at timestamptz)
  `.execute(server.database);
  await sql`
    insert into coach_cards (coach_id, card, changed_at)
    select id, card, ${SINCE} from jsonb_to_recordset(${given}::jsonb) as made (id uuid, card jsonb)
  `.execute(server.database);
  return made.map(({ id }) => id);
}

function rowOf(coach: PlainCoach, number: number) {
  const { areas = ["burnout"], languages = ["de"], gender = null, feeCents = 10_000, rating = 0, rank = 0 } = coach;
  const nextFreeAt = coach.nextFreeAt ? new Date(coach.nextFreeAt).toISOString() : null;
  const [id, slug] = [crypto.randomUUID(), `plain-${number}`];
  const card: CoachCard = {
    coachId: id,
    slug,
    name: "Plain Coach",
    title: "none",
    tagLine: { de: "", en: "" },
    areasOfIntervention: [...areas],
    spokenLanguages: [...languages],
    profilePicture: null,
    rating: rating > 0 ? { score: rating / 100, count: 1 } : null,
    from: { ...OFFER, grossPriceCents: feeCents },
    extended: null,
    nextFreeAt,
    publicSince: SINCE,
  };
  return {
    id,
    slug,
    card,
    choices: [...choicesOf({ areas, languages, rating, gender, hasExtended: false }), ...LOW_FEES.of(feeCents)],
    areas: String(topicMask(areas)),
    languages: String(languageMask(languages)),
    traits: traitsOf({ gender, hasExtended: number % 2 === 0 }),
    fee_cents: feeCents,
    rating,
    rank,
    next_free_at: nextFreeAt ?? "infinity",
  };
}
