import { closeMonths } from "@aufwind/server/features/statements/month-close";
import type { Platform } from "@aufwind/server/platform/platform";
import type { Figure } from "./figure.ts";
import { ownPlatform } from "./own-platform.ts";
import { newDatabase } from "./site.ts";

const COACHES = Number(process.env.BENCH_COACHES ?? 5000);
const EACH = 20;
const OCTOBER = new Date("2026-11-01T01:30:00Z");
const NOVEMBER = new Date("2026-12-01T01:30:00Z");
const LIMIT_SECONDS = 120;
const MEGABYTE = 2 ** 20;
/** Less than this is garbage of a batch, not growth with the month. */
const FLAT = 64;

/**
 * The month of a large installation: every coach with twenty appointments, some of them reversed, one in fifty with a
 * debt.
 */
export async function run(): Promise<Figure[]> {
  let now = OCTOBER;
  const platform = await ownPlatform({ DATABASE_URL: await newDatabase() }, { now: () => now });
  await fill(platform);
  // What is reversed in November was earned and closed before.
  await closeMonths(platform, new AbortController().signal);
  now = NOVEMBER;
  const before = await stored(platform);
  const memory = watchMemory();
  const began = performance.now();
  await closeMonths(platform, new AbortController().signal);
  const seconds = (performance.now() - began) / 1000;
  const grown = memory.end();
  const closed = await stored(platform);
  await closeMonths(platform, new AbortController().signal);
  const again = await stored(platform);
  await platform.jobs.stop();
  await platform.database.destroy();
  const isSame = JSON.stringify(closed) === JSON.stringify(again);
  const isRight =
    closed.statements - before.statements === COACHES && closed.unstated === 0 && closed.arrives === closed.earned;
  return [
    {
      name: `A month closed for ${COACHES} coaches with ${COACHES * EACH} appointments, with fee invoices and mails`,
      figure: `${seconds.toFixed(0)} s`,
      target: "< 120",
      pass: seconds < LIMIT_SECONDS && isRight,
    },
    {
      name: "… memory that its second half takes more than its first; run again, what changes",
      figure: `${grown.toFixed(0)} MB; ${isSame ? "nothing" : "something"}`,
      target: `< ${FLAT}; nothing`,
      pass: grown < FLAT && isSame,
    },
  ];
}

/** This process's peak memory in the second half of the time, over that of the first. */
function watchMemory() {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(process.memoryUsage().rss), 100);
  return {
    end() {
      clearInterval(timer);
      const half = Math.ceil(seen.length / 2);
      return (Math.max(...seen.slice(half)) - Math.max(...seen.slice(0, half))) / MEGABYTE;
    },
  };
}

type Earning = { kind: string; sign: 1 | -1; at: string; where: string };

/** Coaches, and what they earned in November. */
async function fill({ pool }: Platform): Promise<void> {
  const person = (kind: string) => `
    insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
      adult_confirmed_at, confirmed_at, created_at)
    select '${kind}', '${kind}' || n || '@example.org', '${kind}' || n || '@example.org', 'Erika', 'Muster', 'de', 'de',
      at, at, at, at from generate_series(1, ${COACHES}) n, (values ('2026-01-01'::timestamptz)) moment (at)`;
  await pool.query(person("coach"));
  await pool.query(person("client"));
  await pool.query(`
    insert into coaches (user_id, slug, created_at) select id, 'coach-' || id, created_at from users where kind = 'coach'`);
  await pool.query(`
    with pairs as (
      select coach.id as coach_id, client.id as client_id
      from (select id, row_number() over (order by id) as n from users where kind = 'coach') coach
      join (select id, row_number() over (order by id) as n from users where kind = 'client') client using (n)
    )
    insert into appointments (coach_id, client_id, consultation, starts_at, ends_at, status, net_cents, gross_cents,
      owed_cents, vat_status, payment, booked_at, client_zone)
    select coach_id, client_id, 'standard', start, start + interval '1 hour', 'Completed', 10000, 11900, 11900,
      'regular', 'paid', start - interval '9 days', 'Europe/Berlin'
    from pairs, generate_series(1, ${EACH}) turn, lateral (select '2026-11-02T09:00Z'::timestamptz + turn * interval '1 day') at (start)`);
  // Every fiftieth coach has more reversals than earnings.
  const earning = ({ kind, sign, at, where }: Earning) => `
    insert into earnings (appointment_id, coach_id, client_id, kind, earned_at, net_cents, vat_cents, gross_cents,
      fee_rate, fee_cents, marketing_cents, fee_vat_cents, arrives_cents)
    select id, coach_id, client_id, '${kind}', ${at}, ${sign} * 10000, ${sign} * 1900, ${sign} * 11900, 1900,
      ${sign} * 1900, 0, ${sign} * 361, ${sign} * 9639
    from appointments where ${where}`;
  const isIndebted = "abs(hashtext(coach_id::text)) % 50 = 0";
  const earned = { kind: "completed", sign: 1 } as const;
  await pool.query(earning({ ...earned, at: "ends_at", where: `not (${isIndebted})` }));
  await pool.query(earning({ ...earned, at: "ends_at - interval '1 month'", where: isIndebted }));
  await pool.query(earning({ kind: "reversal", sign: -1, at: "ends_at", where: isIndebted }));
  await pool.query("analyze");
}

type Stored = Record<"statements" | "unstated" | "arrives" | "earned" | "invoices" | "mails", number> & { sum: string };

async function stored({ pool }: Platform): Promise<Stored> {
  const { rows } = await pool.query<Record<string, string>>(`
    select (select count(*) from statements) as statements,
      (select count(*) from earnings where statement_id is null) as unstated,
      (select sum(arrives_cents) from statements) as arrives, (select sum(arrives_cents) from earnings) as earned,
      (select count(*) from invoices) as invoices, (select count(*) from mails) as mails,
      (select md5(string_agg(statements::text, '' order by id)) from statements) as sum`);
  const [row = {}] = rows;
  const { sum = "", ...counts } = row;
  return { sum, ...Object.fromEntries(Object.entries(counts).map(([name, text]) => [name, Number(text)])) } as Stored;
}
