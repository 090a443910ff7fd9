import { idOf } from "./ids.ts";

/** The lists as temporary tables, each choice by its position. */
export const LISTS = {
  first_names: "name text, slug text, pronoun text",
  last_names: "name text, slug text",
  subjects: "areas text[], languages text[], de text, en text",
  practices: "city text, zip_code text, country text, time_zone text, weekly_hours int4multirange, hour_cents int",
  openings: "de text, en text",
  middles: "de text, en text",
  endings: "de text, en text",
};

/** A number from 0 up to a limit, always the same for a coach and a key. */
const drawn = (question: number, limit: string | number) =>
  `((hashint8extended(n, ${question}) & 9223372036854775807) % ${limit})::int`;
/** At least six digits. */
const NUMBER = "lpad(n::text, greatest(6, length(n::text)), '0')";
const placeIn = (list: keyof typeof LISTS, question: number) => drawn(question, `(select count(*) from ${list})`);

/** The random choices of a block of coaches, drawn once for all tables: positions in the lists. */
export const DRAWN = `
create temp table drawn (
  n bigint, id uuid, email text, first_name int, last_name int, subject int, practice int,
  opening int, middle int, more int, ending int,
  vat_status text, standard_minutes int, extended_minutes int, since timestamptz
)`;

/** `$1` to `$2` are the numbers of the coaches, `$3` is today. */
export const DRAW = `
insert into drawn
select n, ${idOf("0190", "n")},
  'coach-' || ${NUMBER} || '@load.example',
  ${placeIn("first_names", 1)}, ${placeIn("last_names", 2)}, ${placeIn("subjects", 3)}, ${placeIn("practices", 4)},
  ${placeIn("openings", 5)}, ${placeIn("middles", 6)}, ${placeIn("middles", 7)}, ${placeIn("endings", 8)},
  case when ${drawn(9, 10)} < 4 then 'small' else 'regular' end,
  (array[45, 50, 60, 60])[1 + ${drawn(10, 4)}],
  case when ${drawn(11, 10)} < 7 then (array[90, 120])[1 + ${drawn(12, 2)}] end,
  $3::timestamptz - make_interval(days => ${drawn(13, 1000)})
from generate_series($1::bigint, $2::bigint) n`;

const joined = (list: keyof typeof LISTS, column: string) =>
  `join ${list} ${column}s on ${column}s.at = drawn.${column}`;
const NAMES = `${joined("first_names", "first_name")} ${joined("last_names", "last_name")}`;
const PRACTICES = joined("practices", "practice");
const TEXTS = `${joined("openings", "opening")} ${joined("middles", "middle")} ${joined("middles", "more")} ${joined("endings", "ending")}`;

/** A text in German and then in English, of these lists' sentences. */
const text = (...lists: string[]) =>
  ["de", "en"].map((language) => lists.map((list) => `${list}.${language}`).join(" || ' ' || ")).join(", ");

/** The rows of a public coach, table by table. */
export const INSERTS = {
  users: `
    insert into users (id, kind, email, email_key, first_name, last_name, vat_number, locale, terms_locale,
      terms_accepted_at, adult_confirmed_at, confirmed_at, created_at)
    select drawn.id, 'coach', email, email, first_names.name, last_names.name,
      case when vat_status = 'regular' then 'DE' || lpad(n::text, 9, '0') end, 'de', 'de', since, since, since, since
    from drawn ${NAMES} on conflict do nothing`,
  coaches: `
    insert into coaches (user_id, slug, pronoun, gender_identity, tag_line_de, tag_line_en, sales_pitch_de, sales_pitch_en,
      about_me_de, about_me_en, description_de, description_en, certifications_de, certifications_en,
      areas, languages, is_public, first_public_at, allow_in_listing, created_at)
    select id, first_names.slug || '-' || last_names.slug || '-' || ${NUMBER}, pronoun,
      case when n % 7 <> 0 then case pronoun when 'she' then 'female' else 'male' end end,
      ${text("mores")}, ${text("openings", "subjects")}, ${text("openings", "mores", "subjects", "middles", "endings")},
      ${text("middles", "endings")}, 'Systemisches Coaching, ' || 2000 + n % 25, 'Systemic coaching, ' || 2000 + n % 25,
      areas, languages, true, since, n % 50 <> 0, since
    from drawn ${NAMES} ${joined("subjects", "subject")} ${TEXTS} on conflict do nothing`,
  businesses: `
    insert into businesses (coach_id, address1, zip_code, city, country, company_email, vat_status, iban, tax_number,
      phone, register, certified_version, certified_at)
    select id, 'Hauptstraße ' || 1 + n % 200, zip_code, city, country, email, vat_status, account,
      '30/' || lpad((n % 1000)::text, 3, '0') || '/56789', '+49 30 23125 ' || lpad((n % 1000)::text, 3, '0'), 'none',
      '2026-11', since
    from drawn ${PRACTICES}, nobodys on conflict do nothing`,
  consultations: `
    insert into consultations (coach_id, kind, duration_minutes, description_de, description_en, price_cents)
    select id, kind, minutes, ${text("middles")},
      case when kind = 'discovery' then 0 else (ceil(hour_cents::numeric * minutes / 6000) * 100)::int end
    from drawn ${PRACTICES} ${joined("middles", "middle")}, lateral
      (values ('discovery', 15), ('standard', standard_minutes), ('extended', extended_minutes)) offered (kind, minutes)
    where minutes is not null on conflict do nothing`,
  schedules: `
    insert into schedules (coach_id, time_zone, weekly_hours, notice_minutes)
    select id, time_zone, weekly_hours, (array[0, 720, 1440, 1440, 2880, 10080])[1 + ${drawn(14, 6)}] from drawn ${PRACTICES} on conflict do nothing`,
  coach_ratings: `
    insert into coach_ratings (coach_id, stars_1, stars_2, stars_3, stars_4, stars_5)
    select id, case when is_poor then best else worst end, low, middling, good, case when is_poor then worst else best end
    from (select id, ${drawn(21, 121)} as reviews, ${drawn(22, 101)} as share, ${drawn(23, 20)} = 0 as is_poor
      from drawn where ${drawn(20, 10)} < 6) rated,
      lateral (select reviews * share / 100 as best) a, lateral (select (reviews - best) * 6 / 10 as good) b,
      lateral (select (reviews - best - good) * 6 / 10 as middling) c,
      lateral (select (reviews - best - good - middling) / 2 as low) d,
      lateral (select reviews - best - good - middling - low as worst) e
    on conflict do nothing`,
  onboardings: `
    insert into onboardings (user_id, terms_accepted_at, terms_locale, conduct_accepted_at, conduct_locale, finished_at)
    select id, since, 'de', since, 'de', since from drawn on conflict do nothing`,
};
