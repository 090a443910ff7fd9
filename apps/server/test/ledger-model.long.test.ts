import { randomUUID } from "node:crypto";
import { grossOf } from "@aufwind/rules/money";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { transact } from "../src/platform/database/database.ts";
import { newClient } from "./appointments-world.ts";
import { type Accounts, type History, histories, live, NOTHING, type Run } from "./ledger-model.ts";
import { livePrepaid, type PrepaidHistory, type PrepaidRun, prepaidHistories } from "./ledger-prepaid.ts";
import { listedCoach } from "./listed-coach.ts";
import { testServer } from "./test-server.ts";

const EACH = 200;
/** New ones each time; `ALL_HISTORIES=1` plays ten thousand at once, `HISTORIES` as many as it says. */
const RUNS = process.env.HISTORIES
  ? Math.ceil(Number(process.env.HISTORIES) / EACH)
  : process.env.ALL_HISTORIES
    ? 50
    : 4;
/** Of these so many are of packages and gift cards, from their sale on; the others of one appointment each. */
const PREPAID = 60;
/** In parallel; each has coaches of its own, since their invoices are numbered in sequence. */
const LANES = 4;

const lanes: { coachIds: string[]; clientIds: string[] }[] = [];
const server = await testServer();
const several = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make));
for (let lane = 0; lane < LANES; lane++)
  lanes.push({
    coachIds: (await several(5, () => listedCoach(server))).map(({ id }) => id),
    clientIds: await several(5, () => newClient(server)),
  });
await server.database
  .insertInto("relations")
  .values(
    lanes.flatMap(({ coachIds, clientIds }) =>
      coachIds.flatMap((coach_id, place) =>
        clientIds.map((client_id) => ({
          coach_id,
          client_id,
          kind: place % 2 === 0 ? "new" : "existing",
          created_at: server.clock.now(),
        })),
      ),
    ),
  )
  .execute();

const at = <T>(from: readonly T[], place: number): T => from[place % from.length] as T;

/** Past appointments, each with the price and the people of its history. */
async function begin(drawn: History[], lane: number): Promise<Run[]> {
  const { coachIds, clientIds } = at(lanes, lane);
  const run = drawn.map((history) => ({
    id: randomUUID(),
    coachId: at(coachIds, history.who),
    clientId: at(clientIds, Math.floor(history.who / 7)),
    history,
    did: [],
    stood: [],
  }));
  await insertPast(run.map(({ id, coachId, clientId, history }) => ({ ...history, id, coachId, clientId })));
  return run;
}

type Past = { id: string; coachId: string; clientId: string; netCents: number; isSmall: boolean };

async function insertPast(past: Past[]): Promise<void> {
  const [now, later] = [server.clock.now(), new Date(server.clock.now().getTime() + 3_600_000)];
  await server.database
    .insertInto("appointments")
    .values(
      past.map(({ id, coachId, clientId, netCents, isSmall }) => {
        const gross = grossOf(netCents, isSmall ? "small" : "regular");
        return {
          ...{ id, coach_id: coachId, client_id: clientId, consultation: "standard", status: "Completed" },
          ...{ starts_at: now, ends_at: later, booked_at: now, client_zone: "Europe/Berlin" },
          ...{ net_cents: netCents, gross_cents: gross, owed_cents: gross, vat_status: isSmall ? "small" : "regular" },
        };
      }),
    )
    .execute();
}

/** Packages and gift cards, each with two past appointments that they can pay for. */
async function beginPrepaid(drawn: PrepaidHistory[], lane: number): Promise<PrepaidRun[]> {
  const { coachIds, clientIds } = at(lanes, lane);
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  const run = drawn.map(
    (history): PrepaidRun => ({
      history,
      coachId: at(coachIds, history.who),
      clientId: at(clientIds, Math.floor(history.who / 7)),
      saleIds: ids(3),
      uses: ids(2).map((id) => ({ id, state: "ahead" })),
      refundIds: ids(4),
      ...{ sales: [], backs: [], isOver: false, did: [], stood: [] },
    }),
  );
  await insertPast(
    run.flatMap(({ uses, coachId, clientId, history: { netCents } }) =>
      uses.map(({ id }) => ({ id, coachId, clientId, netCents, isSmall: false })),
    ),
  );
  return run;
}

type Entry = { id: string; posting: string; account: string; cents: number };

/** The balances after each posting of these histories, by the ids that their postings name. */
async function stoodAfter(idsOf: Map<string, string>): Promise<Map<string, Accounts[]>> {
  const ids = [...idsOf.keys()];
  const { rows } = await sql<Entry>`
    select coalesce(appointment_id::text, substring(key from '[0-9a-f]{8}-[0-9a-f-]{27}')) as id, posting_id as posting,
      amount_cents as cents,
      case when account in ('coach', 'fees', 'marketing', 'vat') then 'shared' else account end as account
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where coalesce(appointment_id::text, substring(key from '[0-9a-f]{8}-[0-9a-f-]{27}')) = any(${ids}::text[])
    order by ledger_entries.id`.execute(server.database);
  const stood = new Map<string, Accounts[]>();
  for (const entries of Map.groupBy(rows, ({ posting }) => posting).values()) {
    const history = idsOf.get(entries[0]?.id ?? "") ?? "";
    const before = stood.get(history) ?? [];
    const now = { ...(before.at(-1) ?? NOTHING) };
    for (const { account, cents } of entries) now[account as keyof Accounts] += cents;
    stood.set(history, [...before, now]);
  }
  return stood;
}

const sumOf = (accounts: Accounts) => Object.values(accounts).reduce((sum, cents) => sum + cents, 0);

const namesOf = ({ saleIds, uses, refundIds }: PrepaidRun) => [...saleIds, ...uses.map(({ id }) => id), ...refundIds];

async function check(run: Run[], prepaid: PrepaidRun[]): Promise<void> {
  const all = [
    ...run.map(({ id, did, stood }) => ({ ids: [id], did, stood, isPrepaid: false })),
    ...prepaid.map((each) => ({ ids: namesOf(each), did: each.did, stood: each.stood, isPrepaid: true })),
  ];
  const stood = await stoodAfter(new Map(all.flatMap(({ ids }) => ids.map((id) => [id, ids[0] ?? ""]))));
  for (const { ids, did, stood: expected, isPrepaid } of all) {
    const steps = stood.get(ids[0] ?? "") ?? [];
    expect([did, steps]).toEqual([did, expected]);
    for (const step of steps) {
      expect([sumOf(step), step.prepaid <= 0, step.disputed >= 0, step.promotions >= 0]).toEqual([0, true, true, true]);
      // Nothing is used, sent back or lost of what was never sold.
      if (isPrepaid) expect([step.packages <= 0, step.gift_cards <= 0]).toEqual([true, true]);
    }
  }
  const { rows } = await sql<{ cents: number }>`select sum(amount_cents) as cents from ledger_entries`.execute(
    server.database,
  );
  expect(Number(rows[0]?.cents)).toBe(0);
  expect(await coachesOff()).toEqual([]);
}

/** Coaches whose account of the ledger is not what their earnings, corrections included, and payouts come to. */
async function coachesOff(): Promise<unknown[]> {
  const { rows } = await sql`
    select coach_id, earned.cents as earned, booked.cents as booked
    from (select coach_id, sum(arrives_cents) as cents from earnings group by coach_id) earned
    join (
      select coach_id, sum(amount_cents) as cents from ledger_entries join ledger_postings on ledger_postings.id = posting_id
      where account = 'coach' and kind <> 'paid_out' group by coach_id
    ) booked using (coach_id)
    where earned.cents + booked.cents <> 0`.execute(server.database);
  return rows;
}

test(
  `the ledger sums to zero after every step of ${RUNS * EACH} random histories with packages in instalments, gift cards, refunds in part and disputes`,
  {
    timeout: Math.max(300_000, RUNS * 20_000),
  },
  () =>
    fc.assert(
      fc.asyncProperty(histories(EACH - PREPAID), prepaidHistories(PREPAID), async (drawn, drawnPrepaid) => {
        const of = <T>(all: T[], lane: number) => all.filter((_, place) => place % LANES === lane);
        const all = await Promise.all(
          lanes.map(async (_, lane) => {
            const run = await begin(of(drawn, lane), lane);
            const prepaid = await beginPrepaid(of(drawnPrepaid, lane), lane);
            await transact(server.database, async (tx) => {
              for (const each of run) await live(tx, server, each);
              for (const each of prepaid) await livePrepaid(tx, server, each);
            });
            return { run, prepaid };
          }),
        );
        await check(
          all.flatMap(({ run }) => run),
          all.flatMap(({ prepaid }) => prepaid),
        );
      }),
      // Failures are not shrunk: the seed repeats them.
      { numRuns: RUNS, endOnFailure: true },
    ),
);
