import { HOUR } from "@aufwind/rules/time/durations";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { performTransition } from "../src/features/appointments/transitions.ts";
import { endOwn } from "../src/features/coaching-packages/own-packages.ts";
import { Problem } from "../src/platform/http/problem.ts";
import { CARDS } from "./booked.ts";
import { agreedFrom, bought, ledgerSums, outstandingPackages, type PackagePair, packagePair } from "./packages.ts";
import { logIn } from "./people.ts";
import { testServer } from "./test-server.ts";

/** `npm run prove` plays two dozen. */
const HISTORIES = Number(process.env.PACKAGE_HISTORIES ?? 8);
const START = Date.parse("2026-11-16T09:00:00Z");
const DEEDS = ["book", "book", "book", "cancel", "coachCancels", "end", "win", "lose"] as const;

const server = await testServer();
server.clock.set(new Date(START).toISOString());

const drawn = fc.array(
  fc.record({
    card: fc.constantFrom(CARDS.good, CARDS.good, CARDS.disputed, CARDS.refundPending, CARDS.refundFails),
    instalments: fc.integer({ min: 1, max: 3 }),
    size: fc.integer({ min: 2, max: 7 }),
    netCents: fc.integer({ min: 49_000, max: 60_000 }),
    deeds: fc.array(fc.record({ deed: fc.constantFrom(...DEEDS), at: fc.integer({ min: 0, max: 9 }) }), {
      maxLength: 6,
    }),
  }),
  { minLength: HISTORIES, maxLength: HISTORIES },
);
type History = (typeof drawn extends fc.Arbitrary<infer All> ? All : never)[number];
type Run = History & { pair: PackagePair; id: string; booked: string[] };

async function begin(history: History): Promise<Run> {
  const { card, size, instalments } = history;
  const netCents = Math.min(history.netCents, size * 10_000);
  const pair = await packagePair(server, { card, size, netCents });
  const offer = await server.database
    .selectFrom("coaching_packages")
    .selectAll()
    .where("id", "=", pair.packageId)
    .execute();
  const shares = Array.from(
    { length: size },
    (_, place) => Math.floor(netCents / size) + (place < netCents % size ? 1 : 0),
  );
  const feeCents = shares.reduce((sum, net) => sum + net + Math.floor((net * 1900 + 5000) / 10_000), 0);
  expect(offer).toHaveLength(1);
  const { id } = await bought(pair, { instalments, feeCents });
  return { ...history, pair, id, booked: [] };
}

/** One action, if it is possible. */
async function does(run: Run, deed: (typeof DEEDS)[number], step: number): Promise<void> {
  const { pair, id, booked } = run;
  const clientId = pair.client.userId;
  if (deed === "book") {
    await logIn(pair.client.browser, pair.client);
    await logIn(pair.coach.browser, pair.coach);
    const day = new Date(START + (7 * step + 9) * 24 * HOUR + booked.length * HOUR).toISOString();
    await agreedFrom(pair, { packageId: id, scheduledAt: day }).then(
      (made) => booked.push(made.id),
      (error) => expect(String(error)).toMatch(/package|slotTaken|notASlot/),
    );
  } else if (deed === "end") {
    const { refundCents } = { refundCents: await refundable(id) };
    await endOwn(server, { id, clientId, refundCents }).catch(expectProblem);
  } else if (deed === "win" || deed === "lose") {
    for (const dispute of await openDisputes(id))
      server.cardSandbox.closeDispute(dispute, deed === "win" ? "won" : "lost");
  } else {
    const last = booked.at(-1);
    const userId = deed === "cancel" ? clientId : pair.coach.userId;
    if (last)
      await performTransition(server, { id: last, userId, event: "cancel", reason: "krank" }).catch(expectProblem);
  }
}

const expectProblem = (error: unknown) => expect(error).toBeInstanceOf(Problem);

async function refundable(id: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select greatest(0, (select coalesce(sum(amount_cents), 0) from package_payments where purchase_id = ${id} and status = 'paid')
      - (select coalesce(sum(gross_cents), 0) from appointments where package_id = ${id} and package_unit is not null)
      - (select coalesce(sum(r.amount_cents), 0) from package_refunds r join package_payments p on p.id = payment_id
         where purchase_id = ${id} and r.appointment_id is null))::int as cents`.execute(server.database);
  return rows[0]?.cents ?? 0;
}

const decided = new Set<string>();

async function openDisputes(id: string): Promise<string[]> {
  const { rows } = await sql<{ dispute: string }>`
    select distinct split_part(key, ':', 2) as dispute from ledger_postings where kind = 'disputed'`.execute(
    server.database,
  );
  const payments = await server.database
    .selectFrom("package_payments")
    .select("intent_id")
    .where("purchase_id", "=", id)
    .execute();
  const found: string[] = [];
  for (const { dispute } of rows) {
    const { payment_intent, status } = await server.cards.stripe.disputes.retrieve(dispute);
    const isOwn = payments.some(({ intent_id }) => intent_id === payment_intent);
    if (isOwn && !decided.has(dispute) && status !== "won" && status !== "lost") found.push(dispute);
  }
  for (const each of found) decided.add(each);
  return found;
}

async function settleAll(): Promise<void> {
  await server.work();
  server.cardSandbox.settle();
  while ((await server.cardSandbox.deliver()) > 0) await server.work();
  await server.work();
}

/** Ours sums to zero, agrees with the provider's, and nobody has used or got back more than was paid. */
async function expectAgreement(): Promise<void> {
  const sums = await ledgerSums(server);
  expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  expect(sums.provider ?? 0).toBe(server.cardSandbox.books().balanceCents);
  expect((await outstandingPackages(server)).ledger).toBeGreaterThanOrEqual(0);
  const { rows } = await sql`
    select id from package_purchases p where
      (select coalesce(sum(gross_cents), 0) from appointments where package_id = p.id and package_unit is not null)
      > (select coalesce(sum(amount_cents), 0) from package_payments where purchase_id = p.id and paid_at is not null)`.execute(
    server.database,
  );
  expect(rows).toEqual([]);
}

test(
  `after every week of ${HISTORIES} random packages our ledger sums to zero and agrees with the provider's books`,
  { timeout: 300_000 },
  () =>
    fc.assert(
      fc.asyncProperty(drawn, async (histories) => {
        const all: Run[] = [];
        for (const history of histories) all.push(await begin(history));
        for (let step = 0; step < 10; step += 1) {
          server.clock.set(new Date(START + step * 7 * 24 * HOUR).toISOString());
          for (const run of all) for (const { deed, at } of run.deeds) if (at === step) await does(run, deed, step);
          await settleAll();
          await expectAgreement();
        }
        // After the last day nothing is left with us, once banks have decided about what they took.
        server.clock.set("2027-06-01T09:00:00Z");
        await settleAll();
        for (const run of all) await does(run, "win", 10);
        await settleAll();
        await settleAll();
        await expectAgreement();
        expect(await outstandingPackages(server)).toMatchObject({ ledger: 0 });
      }),
      { numRuns: 1, endOnFailure: true },
    ),
);
