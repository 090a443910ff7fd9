import { createHash } from "node:crypto";
import type { Figure } from "./figure.ts";
import { newDatabase, startSite } from "./site.ts";
import { makeTeam, measureOperatorWait } from "./team.ts";

/** Payments and earnings of 200,000 appointments: two postings each, with two and three entries. */
const APPOINTMENTS = 200_000;
const COACHES = 500;
const ROWS = APPOINTMENTS * 5;

const TURNS = Array.from({ length: 100 }, (_, turn) => turn * 467 + 30);
/** The same as in the rows: its version and variant are set, or the API would refuse it. */
const idOf = (what: string, turn: number): string =>
  createHash("md5")
    .update(`${what}${turn}`)
    .digest("hex")
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-8$3-8$4-$5");
const dayOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

const LEDGER = "/api/operators/ledger";
const BROWSED = {
  name: `The team's ledger of ${ROWS.toLocaleString("en")} entries, the newest and every filter`,
  limit: 50,
  paths: TURNS.flatMap((turn) => [
    LEDGER,
    `${LEDGER}?account=provider`,
    `${LEDGER}?account=fees&kind=earned`,
    `${LEDGER}?kind=paid&from=${dayOf(turn % 300)}&to=${dayOf(turn % 300)}`,
    `${LEDGER}?coachId=${idOf("coach", turn % COACHES)}`,
    `${LEDGER}?appointmentId=${idOf("appointment", turn)}`,
    `${LEDGER}?kind=manual`,
  ]),
};
const SUMMED = {
  name: "The same, totals of one day, one coach or one appointment",
  limit: 50,
  paths: TURNS.flatMap((turn) => [
    `${LEDGER}/totals?from=${dayOf(turn % 300)}&to=${dayOf(turn % 300)}`,
    `${LEDGER}/totals?coachId=${idOf("coach", turn % COACHES)}`,
    `${LEDGER}/totals?appointmentId=${idOf("appointment", turn)}`,
  ]),
};

/** The ledger of a marketplace that has run for years. */
export async function run(): Promise<Figure[]> {
  const databaseUrl = await newDatabase();
  const cookie = await makeTeam(databaseUrl, async (client) => {
    await client.query(POSTING_ROWS, [APPOINTMENTS]);
    await client.query(ENTRY_ROWS, [COACHES]);
  });
  const site = await startSite({ databaseUrl, allCores: true });
  try {
    const figures: Figure[] = [];
    for (const asked of [BROWSED, SUMMED]) figures.push(await measureOperatorWait(site, cookie, asked));
    return figures;
  } finally {
    await site.stop();
  }
}

const idIn = (text: string): string => `overlay(overlay(md5(${text}) placing '8' from 13) placing '8' from 17)::uuid`;

const POSTING_ROWS = `
  insert into ledger_postings (key, kind, appointment_id, at)
  select kind || ':' || turn, kind, ${idIn("'appointment' || turn")}, now() - turn * interval '3 minutes' - wait
  from generate_series(1, $1::int) turn, (values ('paid', interval '2 days'), ('earned', interval '0')) made (kind, wait)`;

const ENTRY_ROWS = `
  insert into ledger_entries (posting_id, account, coach_id, amount_cents)
  select id, account, case when account = 'coach' then ${idIn("'coach' || split_part(key, ':', 2)::int % $1::int")} end, cents
  from ledger_postings join (values
    ('paid', 'provider', 11900), ('paid', 'prepaid', -11900),
    ('earned', 'prepaid', 11900), ('earned', 'coach', -9639), ('earned', 'fees', -2261)
  ) booked (kind, account, cents) using (kind)`;
