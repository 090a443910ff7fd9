import type { Credits } from "@aufwind/contract/credits";
import type { InvoiceItem } from "@aufwind/contract/invoices";
import { beforeEach, describe, expect, test } from "vitest";
import { act, booked, CARDS, saveCard, wakeAt } from "../../../test/booked.ts";
import { balances, confirmed, hours, type Pair, passTo, seenBy } from "../../../test/paid.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { chargeAppointment } from "../payments/charges.ts";
import { bookDispute } from "../payments/postings.ts";
import { releaseCredit } from "./store.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

type Given = { cents?: number; minutes?: number; reason?: "welcome" | "invited" };

/** A credit of ten euros, granted this many minutes after the others. */
const give = ({ userId }: Person, { cents = 1000, minutes = 0, reason = "invited" }: Given = {}) =>
  server.database
    .insertInto("credits")
    .values({
      client_id: userId,
      cents,
      reason,
      granted_at: new Date(server.clock.now().getTime() + minutes * 60_000),
    })
    .execute();
const creditsOf = async ({ browser }: Person) => (await (await browser.get("/api/clients/credits")).json()) as Credits;
const charged = ({ id }: { id: string }) =>
  server.cardSandbox
    .books()
    .charges.filter(({ metadata }) => metadata.appointment === id)
    .map(({ amount }) => amount);
const mailTo = async ({ email }: Person, subject: string) =>
  (await server.mails()).findLast((mail) => mail.to_address === email && mail.subject === subject)?.text;

/** A `new` pair with an agreed appointment. */
const met = (wanted: Parameters<typeof confirmed>[1] = {}) => confirmed(server, { relation: "new", ...wanted });

const relate = ({ coach, client }: Pair) =>
  server.database
    .updateTable("relations")
    .set({ kind: "new" })
    .where("coach_id", "=", coach.userId)
    .where("client_id", "=", client.userId)
    .execute();

/** A second appointment of the same pair, an hour later, booked as `existing`; then set to `new`. */
async function another(pair: Pair) {
  const { coach, client } = pair;
  const made = await booked(client, { coachId: coach.userId, consultation: "standard", scheduledAt: hours(2) });
  await relate(pair);
  await act(coach, `/api/appointments/${made.id}/confirm`);
  await server.work();
  return made;
}

test("a credit is taken off the charge by itself; the coach gets what the coach always gets, and we bear it", async () => {
  const pair = await met();
  const { coach, client, appointment } = pair;
  await give(client);
  expect(await seenBy(client, appointment)).toMatchObject({ feeCents: 11_900, creditCents: 1000, payment: "open" });
  expect(await seenBy(coach, appointment)).toMatchObject({ creditCents: 0 });

  await passTo(server, hours(-23.9), client, coach);
  expect(charged(appointment)).toEqual([10_900]);
  expect(await balances(server, appointment)).toEqual({ provider: 10_900, promotions: 1000, prepaid: -11_900 });
  expect(await seenBy(client, appointment)).toMatchObject({ creditCents: 1000, payment: "paid" });
  expect(await creditsOf(client)).toMatchObject({
    balanceCents: 0,
    items: [{ usedFor: { appointmentId: appointment.id } }],
  });
  const mail = await mailTo(client, "Your payment has arrived");
  expect(mail).toContain("charged €109 to your card");
  expect(mail).toContain("paid €10 of the €119");

  await passTo(server, hours(30), client, coach);
  const sums = await balances(server, appointment);
  expect(sums).toMatchObject({ provider: 10_900, promotions: 1000 });
  const earning = server.database.selectFrom("earnings").selectAll().where("appointment_id", "=", appointment.id);
  expect(await earning.executeTakeFirst()).toMatchObject({ gross_cents: 11_900, kind: "completed" });
  const listed = async ({ browser }: Person, side: string) =>
    ((await (await browser.get(`/api/stripe/invoices/${side}/5`)).json()) as { items: InvoiceItem[] }).items;
  expect(await listed(client, "received")).toMatchObject([{ grossCents: 11_900, creditCents: 1000 }]);
  expect(await listed(coach, "issued")).toMatchObject([{ grossCents: 11_900, creditCents: 0 }]);
});

test("what is cancelled in time after it was charged goes back to the card, and the credit can be used again", async () => {
  const { coach, client, appointment } = await met();
  await give(client);
  await passTo(server, hours(-23.9), client, coach);
  await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "Ich bin krank." });
  await passTo(server, hours(-23), client, coach);
  expect(await balances(server, appointment)).toEqual({});
  expect(await creditsOf(client)).toMatchObject({ balanceCents: 1000, items: [{ usedFor: null }] });
  const [row] = await server.database
    .selectFrom("refunds")
    .select("amount_cents")
    .where("appointment_id", "=", appointment.id)
    .execute();
  expect(row).toEqual({ amount_cents: 10_900 });
  const mail = await mailTo(client, "Your refund is on its way");
  expect(mail).toContain("refunding €109");
  expect(mail).toContain("credit of €10 is yours again");

  // If the bank also takes the money back, the client has twice what the card paid; the credit came back once.
  const dispute = { disputeId: `dp_${appointment.id}`, status: "lost", leftCents: 0, owedBackCents: 0 } as const;
  const money = { id: appointment.id, amountCents: 10_900, giftCents: 0, packageCents: 0, now: server.clock.now() };
  await transact(server.database, (tx) => bookDispute(tx, { ...money, ...dispute }));
  expect(await balances(server, appointment)).toEqual({ provider: -10_900, prepaid: 10_900 });
});

test("a failed charge keeps its credit for the next attempt, and releases it when it becomes void", async () => {
  const declined = await met({ card: CARDS.noFunds });
  await give(declined.client);
  await passTo(server, hours(-23.9), declined.client);
  expect(await creditsOf(declined.client)).toMatchObject({ balanceCents: 0 });
  await saveCard(server, declined.client);
  await passTo(server, hours(-19.9), declined.client);
  expect(charged(declined.appointment)).toEqual([10_900]);

  server.clock.set("2026-11-16T09:00:00Z");
  const unpaid = await met({ card: CARDS.noFunds });
  await give(unpaid.client);
  for (const at of [-23.9, -19.9, -11.9, -5.9, -1.9, -1.8]) await passTo(server, hours(at), unpaid.client);
  expect(await seenBy(unpaid.client, unpaid.appointment)).toMatchObject({
    scheduledStatus: "Cancelled",
    creditCents: 0,
  });
  expect(await creditsOf(unpaid.client)).toMatchObject({ balanceCents: 1000 });
  expect(await balances(server, unpaid.appointment)).toEqual({});
});

test("of two appointments that are charged at once by two workers one has the credit; of two credits each has one", async () => {
  for (const count of [1, 2]) {
    server.clock.set("2026-11-16T09:00:00Z");
    const pair = await confirmed(server);
    const second = await another(pair);
    for (let minutes = 0; minutes < count; minutes++) await give(pair.client, { minutes });
    expect((await seenBy(pair.client, pair.appointment)).creditCents).toBe(1000);
    expect((await seenBy(pair.client, second)).creditCents).toBe(count === 1 ? 0 : 1000);
    await passTo(server, hours(-20), pair.client);
    const amounts = [...charged(pair.appointment), ...charged(second)].sort();
    expect(amounts).toEqual(count === 1 ? [10_900, 11_900] : [10_900, 10_900]);
    expect((await creditsOf(pair.client)).balanceCents).toBe(0);
  }
});

test("a credit that would leave less than can be charged waits for another appointment", async () => {
  const { client, appointment } = await met();
  await give(client, { cents: 11_860 });
  await passTo(server, hours(-23.9), client);
  expect(charged(appointment)).toEqual([11_900]);
  expect((await creditsOf(client)).balanceCents).toBe(11_860);
});

test("before booking a client reads what the card will pay; nonsense is refused", async () => {
  const { client, coach } = await met();
  await give(client);
  const ask = (query: string) => client.browser.get(`/api/clients/credits/expected?coachId=${coach.userId}&${query}`);
  const earlier = await ask(`scheduledAt=${hours(-1)}&feeCents=11900`);
  expect(await earlier.json()).toMatchObject({ creditCents: 1000 });
  expect(await (await ask(`scheduledAt=${hours(1)}&feeCents=11900`)).json()).toMatchObject({ creditCents: 0 });
  expect((await ask("scheduledAt=tomorrow&feeCents=x")).status).toBe(422);
});

test("when the client's bank takes the payment back for good we bear nothing any more, and the coach neither", async () => {
  const { coach, client, appointment } = await met({ card: CARDS.disputed });
  await give(client);
  await passTo(server, hours(-23.9), client, coach);
  server.cardSandbox.settle();
  await passTo(server, hours(-22), client, coach);
  expect(await balances(server, appointment)).toEqual({ disputed: 10_900, promotions: 1000, prepaid: -11_900 });
  const disputes = server.database
    .selectFrom("disputes")
    .select("provider_id")
    .where("appointment_id", "=", appointment.id);
  server.cardSandbox.closeDispute((await disputes.executeTakeFirstOrThrow()).provider_id, "lost");
  await passTo(server, hours(-20), client, coach);
  expect(await balances(server, appointment)).toEqual({});
});

test("what the bank takes back while a refund is refused for it is nobody's any more, once it is lost", async () => {
  const { coach, client, appointment } = await met({ card: CARDS.disputed });
  await give(client);
  await passTo(server, hours(-23.9), client, coach);
  // The provider has charged, and we have not received the answer yet.
  server.cardSandbox.settle();
  await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "Ich bin krank." });
  await server.workAll();
  expect(await balances(server, appointment)).toEqual({ disputed: 10_900, owed_back: -10_900 });
  const disputes = server.database.selectFrom("disputes").select("provider_id");
  const dispute = await disputes.where("appointment_id", "=", appointment.id).executeTakeFirstOrThrow();
  server.cardSandbox.closeDispute(dispute.provider_id, "lost");
  await passTo(server, hours(-20), client, coach);
  expect(await balances(server, appointment)).toEqual({});
  expect((await creditsOf(client)).balanceCents).toBe(1000);
});

test("what comes back to somebody who has left meanwhile ends with the account", async () => {
  const { client, appointment } = await met();
  await give(client);
  await passTo(server, hours(-23.9), client);
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  const left = server.database.selectFrom("credits").select("id").where("client_id", "=", client.userId);
  expect(await left.execute()).toHaveLength(1);
  await transact(server.database, (tx) => releaseCredit(tx, appointment.id));
  expect(await left.execute()).toEqual([]);
});

/** A pair whose client was invited. */
async function invitedBy(inviter: Person, over: { card?: string } = {}): Promise<Pair> {
  const pair = await met(over);
  const friend = { friend_id: pair.client.userId, inviter_id: inviter.userId, joined_at: server.clock.now() };
  await server.database.insertInto("friends").values(friend).execute();
  await give(pair.client, { reason: "welcome" });
  return pair;
}

test("a friend's first paid appointment that took place brings the inviter a credit; each card welcomes once", async () => {
  const inviter = (await met()).client;
  await inviter.browser.get("/api/clients/friends");
  const { client, coach, appointment } = await invitedBy(inviter);
  await passTo(server, hours(-1), client, coach, inviter);
  expect((await creditsOf(inviter)).balanceCents).toBe(0);
  await passTo(server, hours(30), client, coach, inviter);
  expect(await creditsOf(inviter)).toMatchObject({ balanceCents: 1000, items: [{ reason: "invited" }] });
  expect(charged(appointment)).toEqual([10_900]);

  // The same card under another name, also after the first has left: no welcome credit, and none for the inviter.
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  server.clock.set("2026-11-16T09:00:00Z");
  const again = await invitedBy(inviter);
  expect(await seenBy(again.client, again.appointment)).toMatchObject({ creditCents: 0 });
  await passTo(server, hours(30), again.client, again.coach, inviter);
  expect(charged(again.appointment)).toEqual([11_900]);
  expect((await creditsOf(inviter)).items).toHaveLength(1);
});

test("of two who are welcomed with one card at once one uses it; what is refunded frees the card again", async () => {
  const inviter = (await met()).client;
  const card = "5555555555554444";
  const pairs = [await invitedBy(inviter, { card }), await invitedBy(inviter, { card })];
  const people = pairs.flatMap(({ client, coach }) => [client, coach]);
  await wakeAt(server, hours(-23.9), ...people);
  await Promise.all(
    pairs.map(({ appointment }) => chargeAppointment(server, { id: appointment.id, isPresent: false })),
  );
  const amounts = pairs.map(({ appointment }) => charged(appointment)[0]);
  expect(amounts.toSorted()).toEqual([10_900, 11_900]);
  const [used, other] = amounts[0] === 10_900 ? pairs : pairs.toReversed();
  if (!used || !other) throw new Error("there are two");
  await act(used.coach, `/api/coaches/appointments/${used.appointment.id}/cancel`, { reason: "Ich bin krank." });
  await server.work();
  const query = `coachId=${other.coach.userId}&scheduledAt=${hours(2)}&feeCents=11900`;
  const expected = await other.client.browser.get(`/api/clients/credits/expected?${query}`);
  expect(await expected.json()).toMatchObject({ creditCents: 1000 });
});

describe("a credit pays for what takes place alone", () => {
  const earningOf = ({ id }: { id: string }) =>
    server.database.selectFrom("earnings").selectAll().where("appointment_id", "=", id).executeTakeFirstOrThrow();

  test.each(["cancelled_late", "no_show"] as const)(
    "after %s the coach earns what the card paid, the invoice says so, and the credit is the client's again",
    async (kind) => {
      const { coach, client, appointment } = await met();
      await give(client);
      await passTo(server, hours(-23.9), client, coach);
      expect(charged(appointment)).toEqual([10_900]);
      if (kind === "cancelled_late") {
        const path = `/api/clients/appointments/${appointment.id}/cancel`;
        expect((await act(client, path, { owedCents: 11_900 })).status).toBe(200);
      } else {
        const changes = { status: "No Show", absent: "client" };
        const absent = server.database.updateTable("appointments").set(changes).where("id", "=", appointment.id);
        await wakeAt(server, hours(30), client, coach);
        await absent.execute();
        const charges = server.database.updateTable("charges").set({ due_at: server.clock.now() });
        await charges.where("appointment_id", "=", appointment.id).execute();
      }
      await passTo(server, hours(60), client, coach);
      expect(await balances(server, appointment)).toEqual({ provider: 10_900, coach: -10_900 });
      const sums = { net_cents: 9160, vat_cents: 1740, gross_cents: 10_900, fee_cents: 0, arrives_cents: 10_900 };
      expect(await earningOf(appointment)).toMatchObject({ kind, ...sums });
      expect(await creditsOf(client)).toMatchObject({ balanceCents: 1000, items: [{ usedFor: null }] });
      expect(await seenBy(client, appointment)).toMatchObject({ creditCents: 0, owedCents: 10_900, payment: "paid" });
      const invoices = (await (await client.browser.get("/api/stripe/invoices/received/5")).json()) as {
        items: InvoiceItem[];
      };
      expect(invoices.items).toMatchObject([{ grossCents: 10_900, creditCents: 0 }]);
    },
  );

  test("what is charged only after a late cancellation takes none", async () => {
    const { client, coach, appointment } = await met({ card: CARDS.noFunds, scheduledAt: hours(0) });
    await give(client);
    await wakeAt(server, hours(-20), client, coach);
    const path = `/api/clients/appointments/${appointment.id}/cancel`;
    expect((await act(client, path, { owedCents: 11_900 })).status).toBe(200);
    await saveCard(server, client);
    await passTo(server, hours(-19), client, coach);
    expect(charged(appointment)).toEqual([11_900]);
    expect((await creditsOf(client)).balanceCents).toBe(1000);
  });
});

test("a coach's own client has no credit taken, and none announced", async () => {
  const { coach, client, appointment } = await confirmed(server);
  await give(client);
  expect(await seenBy(client, appointment)).toMatchObject({ relation: "existing", creditCents: 0 });
  const query = `coachId=${coach.userId}&scheduledAt=${hours(3)}&feeCents=11900`;
  const expected = await client.browser.get(`/api/clients/credits/expected?${query}`);
  expect(await expected.json()).toMatchObject({ creditCents: 0 });
  await passTo(server, hours(-23.9), client, coach);
  expect(charged(appointment)).toEqual([11_900]);
  expect((await creditsOf(client)).balanceCents).toBe(1000);
});

test("ten welcomes are used with one coach in twelve months, however many come at once", async () => {
  const pair = await met({ card: "378282246310005" });
  const used = { reason: "welcome", cents: 1000, granted_at: server.clock.now(), coach_id: pair.coach.userId };
  const old = new Date("2025-11-15T09:00:00Z");
  for (let count = 0; count < 10; count++) {
    const other = await person(server);
    const used_at = count === 0 ? old : server.clock.now();
    await server.database
      .insertInto("credits")
      .values({ ...used, client_id: other.userId, used_at })
      .execute();
  }
  await give(pair.client, { reason: "welcome" });
  // The one from more than a year ago no longer counts: one is left.
  expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ creditCents: 1000 });
  const tenth = await person(server);
  await server.database
    .insertInto("credits")
    .values({ ...used, client_id: tenth.userId, used_at: server.clock.now() })
    .execute();
  expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ creditCents: 0 });
  await passTo(server, hours(-23.9), pair.client);
  expect(charged(pair.appointment)).toEqual([11_900]);
  expect((await creditsOf(pair.client)).balanceCents).toBe(1000);
});

describe("a welcome belongs to the card that pays", () => {
  test("and goes with it to another card after a decline, which then welcomes nobody else", async () => {
    const inviter = (await met()).client;
    const first = await invitedBy(inviter, { card: CARDS.noFunds });
    await passTo(server, hours(-23.9), first.client);
    await saveCard(server, first.client, "5200828282828210");
    await passTo(server, hours(-19.9), first.client);
    expect(charged(first.appointment)).toEqual([10_900]);
    server.clock.set("2026-11-16T09:00:00Z");
    const second = await invitedBy(inviter, { card: "5200828282828210" });
    await passTo(server, hours(-23.9), second.client);
    expect(charged(second.appointment)).toEqual([11_900]);
    server.clock.set("2026-11-16T09:00:00Z");
    // The declined card has paid nothing and is free again.
    const third = await invitedBy(inviter, { card: CARDS.noFunds });
    expect(await seenBy(third.client, third.appointment)).toMatchObject({ creditCents: 1000 });
  });

  test("so that a card of another welcome pays the whole price, which the client reads before it is charged", async () => {
    const inviter = (await met()).client;
    const used = await invitedBy(inviter, { card: "6011111111111117" });
    await passTo(server, hours(-23.9), used.client);
    expect(charged(used.appointment)).toEqual([10_900]);
    server.clock.set("2026-11-16T09:00:00Z");
    const { client, appointment } = await invitedBy(inviter, { card: CARDS.failsLater });
    await passTo(server, hours(-23.9), client);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "failed", creditCents: 1000 });
    const cards = server.database.selectFrom("payment_methods").select(["card_key"]);
    const { card_key } = await cards.where("user_id", "=", used.client.userId).executeTakeFirstOrThrow();
    const { provider_id: customer } = await server.database
      .selectFrom("payment_customers")
      .select("provider_id")
      .where("user_id", "=", client.userId)
      .executeTakeFirstOrThrow();
    const provider_id = server.cardSandbox.saveCard(customer, "6011111111111117");
    const mine = server.database.updateTable("payment_methods").where("user_id", "=", client.userId);
    await mine.set({ provider_id, card_key }).execute();
    const pay = async () =>
      (await client.browser.send("POST", "/api/stripe/payment-intent", { appointmentId: appointment.id })).json();
    expect(await pay()).toEqual({ status: "declined", decline: "creditUsed" });
    expect(charged(appointment)).toEqual([]);
    expect(await seenBy(client, appointment)).toMatchObject({ creditCents: 0 });
    expect((await creditsOf(client)).balanceCents).toBe(1000);
    expect(await pay()).toEqual({ status: "paid" });
    expect(charged(appointment)).toEqual([11_900]);
  });
});
