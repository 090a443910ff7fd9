import type { Figure } from "./figure.ts";
import { newDatabase, startSite } from "./site.ts";
import { makeTeam, measureOperatorWait } from "./team.ts";

const PEOPLE = 1_000_000;
const CASES = 200_000;

const LISTS = ["mine", "unassigned", "overdue", "all", "closed"];
const TURNS = Array.from({ length: 400 }, (_, turn) => turn * 467 + 30);

const INBOX = {
  name: `The team's inbox of ${CASES.toLocaleString("en")} cases, every list`,
  limit: 40,
  paths: LISTS.flatMap((list) => ["", "&page=3"].map((page) => `/api/operators/cases?list=${list}${page}`)),
};
const SEARCHED = {
  name: "The same, searched by number, words and address",
  limit: 40,
  paths: TURNS.flatMap((turn) => [
    `/api/operators/cases?list=all&q=rechnung%20${turn}`,
    `/api/operators/cases?list=closed&q=%23${1000 + turn}`,
    `/api/operators/cases?list=closed&q=kundin${turn % 5000}%40example.net`,
    "/api/operators/cases?list=all&q=widerruf",
  ]),
};
const PERSON = {
  name: `A person among ${PEOPLE.toLocaleString("en")}, by name or address, with its row in the log`,
  limit: 50,
  paths: ["/api/operators/people/search"],
  bodies: TURNS.flatMap((turn) => [
    { q: `person${turn * 5}@example.net` },
    { q: `Greta Fink-${"aeioubdlnr"[turn % 10]}` },
    { q: "anna arnold" },
  ]),
};

/** The inbox and the people of a marketplace that has run for years. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const cookie = await makeTeam(databaseUrl, async (client, operatorId) => {
    await client.query(PEOPLE_ROWS, [PEOPLE]);
    await client.query(CASE_ROWS, [operatorId, CASES]);
    await client.query(ENTRY_ROWS);
  });
  const site = await startSite({ databaseUrl, allCores: true });
  try {
    const figures: Figure[] = [];
    for (const asked of [INBOX, SEARCHED, PERSON]) figures.push(await measureOperatorWait(site, cookie, asked));
    return figures;
  } finally {
    await site.stop();
  }
}

/** Names that many share. */
const PEOPLE_ROWS = `
  insert into users (id, kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
    adult_confirmed_at, confirmed_at, created_at)
  select uuidv7(), 'client', 'person' || turn || '@example.net', 'person' || turn || '@example.net',
    (array['Anna', 'Bernd', 'Clara', 'Deniz', 'Emilia', 'Farid', 'Greta', 'Hannes'])[1 + turn % 8],
    (array['Arnold', 'Bergmann', 'Cordes', 'Dietrich', 'Engel', 'Fink', 'Gruber'])[1 + turn % 7] || '-'
      || translate((turn % 9973)::text, '0123456789', 'aeioubdlnr'),
    'de', 'de', at, at, at, at
  from generate_series(1, $1::int) turn, lateral (select now() - turn * interval '94 seconds') dated (at)`;

/** One in ten is open. */
const CASE_ROWS = `
  insert into cases (kind, source, source_id, subject, person_name, person_email, locale, state, due_at, assignee_id,
    is_unread, opened_at, changed_at, closed_at)
  select (array['question', 'contentNotice', 'contestedReview', 'withdrawal', 'payment', 'payout', 'vetting', 'privacy'])
      [1 + turn % 8], 'bench', turn::text,
    (array['Rechnung fehlt', 'Termin verschoben', 'Karte abgelehnt', 'Profil melden', 'Frage zum Widerruf'])[1 + turn % 5]
      || ' ' || turn, 'Kundin ' || turn % 5000, 'kundin' || turn % 5000 || '@example.net', 'de',
    case when turn % 10 < 1 then 'open' else 'closed' end, at + interval '3 days', case when turn % 30 = 0 then $1::uuid end,
    false, at, at, case when turn % 10 >= 1 then at + interval '1 day' end
  from generate_series(1, $2::int) turn, lateral (select now() - turn * interval '5 minutes') dated (at)`;

const ENTRY_ROWS = `
  insert into case_entries (case_id, kind, text, at)
  select id, 'received', 'Guten Tag, ich habe eine Frage.', opened_at from cases`;
