import { setTimeout as pause } from "node:timers/promises";
import { feeInvoice } from "@aufwind/server/test/made-invoices";
import pg from "pg";
import { type Figure, median } from "./figure.ts";
import { signIn } from "./sign-in.ts";
import { startSite } from "./site.ts";

const READERS = 6;
const SECONDS = 10;
const LIMIT_MS = 20;

/** While six people fetch invoices without a pause, others must not notice: PDFs are made on threads. */
export async function run(): Promise<Figure[]> {
  const site = await startSite({ allCores: true });
  try {
    const readers = await makeReaders(site.databaseUrl);
    const fetchInvoice = async ({ id, cookie }: Reader) => {
      const response = await fetch(`${site.url}/api/stripe/invoice/${id}/de`, { headers: { cookie } });
      await response.arrayBuffer();
      return response.status;
    };
    await Promise.all(readers.map(fetchInvoice));
    const alone = await probeFor(site.url);

    let isOver = false;
    const statuses: number[] = [];
    const reading = readers.map(async (reader) => {
      while (!isOver) statuses.push(await fetchInvoice(reader));
    });
    const beside = await probeFor(site.url);
    isOver = true;
    await Promise.all(reading);
    const right = statuses.filter((status) => status === 200).length;
    return [
      {
        name: `A small route's p50 beside ${READERS} people who fetch invoices without a pause`,
        figure: `${beside.toFixed(1)} ms (${alone.toFixed(1)} ms alone; ${right} of ${statuses.length} PDFs in ${SECONDS} s)`,
        target: `p50 < ${LIMIT_MS} ms`,
        pass: beside < LIMIT_MS && right === statuses.length,
      },
    ];
  } finally {
    await site.stop();
  }
}

/** The median time of the health probe. */
async function probeFor(url: string): Promise<number> {
  const times: number[] = [];
  for (const begin = performance.now(); performance.now() - begin < SECONDS * 1000; await pause(10)) {
    const asked = performance.now();
    await (await fetch(`${url}/api/health-check/health-probe`)).arrayBuffer();
    times.push(performance.now() - asked);
  }
  return median(times);
}

type Reader = { id: string; cookie: string };

/** Coaches with an invoice each, signed in. */
async function makeReaders(databaseUrl: string): Promise<Reader[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // An invoice belongs to a month, which does not matter here.
  await client.query("set session_replication_role = replica");
  const { rows } = await client.query<{ id: string; coach_id: string }>(
    `with coach as (
      insert into users (kind, email, email_key, first_name, last_name, locale, terms_locale, terms_accepted_at,
        adult_confirmed_at, confirmed_at, created_at)
      select 'coach', n || '@example.org', n || '@example.org', 'Erika', 'Muster', 'de', 'de', now(), now(), now(), now()
      from generate_series(1, $1::int) n returning id)
    insert into invoices (kind, series, year, sequence, number, coach_id, statement_id, issued_at, gross_cents, content)
    select 'fee', 'AW', 2026, row_number() over (), 'AW-2026-' || row_number() over (), id, uuidv7(), now(), 100, $2
    from coach returning id, coach_id`,
    [READERS, feeInvoice()],
  );
  const readers: Reader[] = [];
  for (const { id, coach_id } of rows) readers.push({ id, cookie: await signIn(client, coach_id) });
  await client.end();
  return readers;
}
