import type { Event } from "@aufwind/rules/appointments/lifecycle";
import { HOUR } from "@aufwind/rules/time/durations";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { performTransition } from "../src/features/appointments/transitions.ts";
import { Problem } from "../src/platform/http/problem.ts";
import { appointmentRow } from "./appointment-rows.ts";
import { newClient } from "./appointments-world.ts";
import { CARDS, openCoach } from "./booked.ts";
import { connect } from "./earned.ts";
import type { Person } from "./people.ts";
import { testServer } from "./test-server.ts";
import { visited } from "./visits.ts";

/** `npm run prove` plays a hundred. */
const HISTORIES = Number(process.env.BOOK_HISTORIES ?? 40);
const COACHES = 5;
/** The first begins on Monday, 16 November 2026, ten o'clock in Berlin; one an hour per coach. */
const FIRST = Date.parse("2026-11-16T09:00:00Z");
const DEEDS = [
  "nothing",
  "nothing",
  "nothing",
  "cancel",
  "cancel",
  "noShow",
  "noShow",
  "objectToNoShow",
  "takeBackNoShow",
  "card",
  "win",
  "lose",
] as const;

const moment = (hours: number) => new Date(FIRST + hours * HOUR).toISOString();

const server = await testServer();
server.clock.set(moment(-40));
const coaches: Person[] = [];
for (let count = 0; count < COACHES; count++) coaches.push(await openCoach(server));
for (const coach of coaches) await connect(coach);

const number = fc.nat(1_000_000);
const drawn = fc.array(
  fc.record({
    card: fc.constantFrom(...Object.values(CARDS)),
    hasCredit: fc.boolean(),
    deeds: fc.array(fc.record({ deed: fc.constantFrom(...DEEDS), at: fc.nat(60), who: number }), { maxLength: 4 }),
  }),
  { minLength: HISTORIES, maxLength: HISTORIES },
);
type History = (typeof drawn extends fc.Arbitrary<infer All> ? All : never)[number];
type Run = History & { id: string; coachId: string; clientId: string; customer: string };

/** An agreed appointment, and a card of its own to pay it with. */
async function begin(history: History, place: number): Promise<Run> {
  const { database, clock, cards, cardSandbox } = server;
  const [coachId, clientId] = [coaches[place % COACHES]?.userId ?? "", await newClient(server)];
  const customer = (await cards.stripe.customers.create({ metadata: { user: clientId } })).id;
  const now = clock.now();
  await database
    .insertInto("payment_customers")
    .values({ user_id: clientId, provider_id: customer, created_at: now })
    .execute();
  const card = { provider_id: cardSandbox.saveCard(customer, history.card), brand: "visa", last_four: "4242" };
  await database
    .insertInto("payment_methods")
    .values({ ...card, user_id: clientId, place: 1, is_default: true, expires_on: "2030-12-31", created_at: now })
    .execute();
  await database
    .insertInto("relations")
    .values({ coach_id: coachId, client_id: clientId, kind: place % 2 ? "new" : "existing", created_at: now })
    .execute();
  if (history.hasCredit)
    await database
      .insertInto("credits")
      .values({ client_id: clientId, cents: 1000, reason: "welcome", granted_at: now })
      .execute();
  const id = await appointmentRow(server, { coachId, clientId, startsAt: moment(Math.floor(place / COACHES)) });
  await database.updateTable("appointments").set({ agreed_at: now, payment: "open" }).where("id", "=", id).execute();
  return { ...history, id, coachId, clientId, customer };
}

const decided = new Set<string>();

/** One action, if it is possible. */
async function does(run: Run, deed: (typeof DEEDS)[number], who: number): Promise<void> {
  const { database, cardSandbox } = server;
  if (deed === "card") {
    const provider_id = cardSandbox.saveCard(run.customer, CARDS.good);
    const another = { provider_id, is_default: true };
    await database.updateTable("payment_methods").set(another).where("user_id", "=", run.clientId).execute();
  } else if (deed === "win" || deed === "lose") {
    const open = database.selectFrom("disputes").select("provider_id").where("status", "=", "open");
    const dispute = await open.where("appointment_id", "=", run.id).executeTakeFirst();
    // The provider may have decided already, and we do not know yet.
    if (dispute && !decided.has(dispute.provider_id)) {
      decided.add(dispute.provider_id);
      cardSandbox.closeDispute(dispute.provider_id, deed === "win" ? "won" : "lost");
    }
  } else if (deed !== "nothing") {
    const userId = who % 2 ? run.coachId : run.clientId;
    if (deed === "noShow") await waited(run.id, who % 2 ? "coach" : "client");
    await performTransition(server, {
      id: run.id,
      userId,
      event: deed satisfies Event,
      reason: "Ich bin krank.",
    }).catch((error) => {
      if (!(error instanceof Problem)) throw error;
    });
  }
}

/** Whoever reports a no show was present. */
async function waited(id: string, side: "client" | "coach"): Promise<void> {
  const row = await server.database
    .selectFrom("appointments")
    .select("starts_at")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const from = row.starts_at.getTime();
  await visited(server, id, { side, from: new Date(from).toISOString(), to: new Date(from + HOUR / 4).toISOString() });
}

/** Until neither side has messages for the other. */
async function settleAll(who: number): Promise<void> {
  await server.work();
  if (who % 2) server.cardSandbox.settle();
  while ((await server.cardSandbox.deliver()) > 0) await server.work();
}

/** Our ledger and the provider's agree, in sum and per payment, and ours sums to zero. */
async function expectAgreement(): Promise<void> {
  const { charges, balanceCents } = server.cardSandbox.books();
  const { rows } = await sql<{ id: string | null; cents: number; provider: number; prepaid: number; disputed: number }>`
    select appointment_id as id, sum(amount_cents) as cents,
      coalesce(sum(amount_cents) filter (where account = 'provider'), 0) as provider,
      coalesce(sum(amount_cents) filter (where account = 'prepaid'), 0) as prepaid,
      coalesce(sum(amount_cents) filter (where account = 'disputed'), 0) as disputed
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id group by 1`.execute(server.database);
  const ours = rows.filter(({ id, provider }) => id && provider !== 0).map(({ id, provider }) => [id, provider]);
  const theirs = charges.map(({ metadata, amount, refunded, disputed }) => [
    metadata.appointment,
    amount - refunded - disputed,
  ]);
  expect(ours.sort()).toEqual(theirs.filter(([, cents]) => cents !== 0).sort());
  expect(rows.reduce((sum, { provider }) => sum + provider, 0)).toBe(balanceCents);
  for (const { cents, prepaid, disputed } of rows)
    expect([cents, prepaid <= 0, disputed >= 0]).toEqual([0, true, true]);
  await expectCredits();
  // Never twice, whatever happens.
  expect(new Set(theirs.map(([id]) => id)).size).toBe(theirs.length);
}

/**
 * The platform bears a credit while its appointment is paid; the credit is taken for as long, or until the charge is
 * over.
 */
async function expectCredits(): Promise<void> {
  const { rows } = await sql<{ borne: number; bears: number; isTaken: boolean; isUsed: boolean }>`
    select (
      select coalesce(sum(amount_cents), 0)::int from ledger_postings join ledger_entries on posting_id = ledger_postings.id
      where ledger_postings.appointment_id = charges.appointment_id and account = 'promotions'
    ) as borne,
    case when status = 'paid' and not is_refunded and not is_lost then credit_cents else 0 end as bears,
    exists (select from credits where credits.appointment_id = charges.appointment_id) as "isTaken",
    credit_cents > 0 and status <> 'void' and not is_refunded as "isUsed"
    from charges cross join lateral (
      select exists (select from refunds where refunds.appointment_id = charges.appointment_id) as is_refunded,
        exists (
          select from disputes where disputes.appointment_id = charges.appointment_id and disputes.status = 'lost'
        ) as is_lost
    ) as back`.execute(server.database);
  for (const { borne, bears, isTaken, isUsed } of rows) expect([borne, isTaken]).toEqual([bears, isUsed]);
}

test(
  `after every hour of ${HISTORIES} random histories our ledger agrees with the provider's own books, and after the payouts`,
  {
    timeout: 300_000,
  },
  () =>
    fc.assert(
      fc.asyncProperty(drawn, async (histories) => {
        const all: Run[] = [];
        for (const [place, history] of histories.entries()) all.push(await begin(history, place));
        for (let hour = -27; hour <= 50; hour += 5) {
          server.clock.set(moment(hour));
          for (const run of all)
            for (const { deed, at, who } of run.deeds)
              if (at - 25 > hour - 5 && at - 25 <= hour) await does(run, deed, who);
          await settleAll(Math.round(hour));
          await expectAgreement();
        }
        server.clock.set("2026-12-01T01:30:00Z");
        await settleAll(1);
        await expectAgreement();
        expect(server.cardSandbox.books().transfers).not.toEqual([]);
      }),
      { numRuns: 1, endOnFailure: true },
    ),
);
