import { usualAccounts } from "@aufwind/rules/bookkeeping";
import { clientInvoice } from "@aufwind/server/test/made-invoices";
import pg from "pg";
import { type Figure, median } from "./figure.ts";
import { signIn } from "./sign-in.ts";
import { startSite } from "./site.ts";

const APPOINTMENTS = 2000;
const YEAR = 2025;
const LIMIT_MS = 2000;

/** A year of a full practice, as each of its files: how long one waits for it. */
export async function run(): Promise<Figure[]> {
  const site = await startSite({ allCores: true });
  try {
    const cookie = await makePractice(site.databaseUrl);
    const files = {
      batch: `batch?from=${YEAR}-01&to=${YEAR}-12`,
      sheet: `years/${YEAR}/sheet`,
      summary: `years/${YEAR}/summary`,
    };
    const times: Record<string, number> = {};
    for (const [name, path] of Object.entries(files))
      times[name] = await timeOf(`${site.url}/api/coaches/bookkeeping/${path}`, cookie);
    const said = Object.entries(times).map(([name, ms]) => `${name} ${Math.round(ms)} ms`);
    return [
      {
        name: `A year with ${APPOINTMENTS.toLocaleString("en")} appointments exported: booking batch, sheet, summary`,
        figure: said.join(", "),
        target: `each < ${LIMIT_MS / 1000} s`,
        pass: Object.values(times).every((ms) => ms < LIMIT_MS),
      },
    ];
  } finally {
    await site.stop();
  }
}

/** The median of five, after one that warms up. */
async function timeOf(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const asked = performance.now();
    const response = await fetch(url, { headers: { cookie } });
    const { byteLength } = await response.arrayBuffer();
    if (response.status !== 200 || byteLength === 0) throw new Error(`${url}: ${response.status}`);
    times.push(performance.now() - asked);
  }
  return median(times.slice(1));
}

/** One coach whose year has an invoice and an earning for each appointment; returns the cookie of the coach. */
async function makePractice(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Appointments and months do not matter here, only what was earned and invoiced.
  await client.query("set session_replication_role = replica");
  const { rows } = await client.query<{ id: string }>(`
    insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
      adult_confirmed_at, confirmed_at, created_at)
    values ('coach', 'c@example.org', 'c@example.org', 'Erika', 'Muster', 'de', 'de', now(), now(), now(), now())
    returning id`);
  const coachId = rows[0]?.id ?? "";
  await client.query("insert into coaches (user_id, slug, created_at) values ($1, 'erika-muster', now())", [coachId]);
  await client.query(EARNINGS, [coachId, APPOINTMENTS, YEAR]);
  await client.query(INVOICES, [coachId, clientInvoice()]);
  await client.query(SETTINGS, [coachId, usualAccounts("SKR03")]);
  const cookie = await signIn(client, coachId);
  await client.query("vacuum analyze");
  await client.end();
  return cookie;
}

const EARNINGS = `
  insert into earnings (appointment_id, coach_id, client_id, kind, earned_at, net_cents, vat_cents, gross_cents, fee_rate,
    fee_cents, marketing_cents, fee_vat_cents, arrives_cents)
  select uuidv7(), $1, uuidv7(), 'completed', make_date($3::int, 1, 2) + turn * interval '4 hours', 10000, 1900, 11900, 1900,
    1900, 0, 361, 9639
  from generate_series(1, $2::int) turn`;

const INVOICES = `
  insert into invoices (kind, series, year, sequence, number, coach_id, client_id, appointment_id, issued_at, gross_cents,
    content)
  select 'client', coach_id::text, extract(year from earned_at), place, 'C-' || place, coach_id, client_id, appointment_id,
    earned_at, gross_cents, $2
  from (select *, row_number() over (order by earned_at) as place from earnings where coach_id = $1) earned`;

const SETTINGS = `
  insert into bookkeeping_settings (coach_id, consultant_number, client_number, chart, account_length, first_month, accounts,
    changed_at)
  values ($1, 29098, 55003, 'SKR03', 4, 1, $2, now())`;
