import { beforeEach, expect, test } from "vitest";
import { act, booked, CARDS } from "../../../test/booked.ts";
import { boughtGiftCard, outstanding, ownGiftCards, redeem } from "../../../test/gift-cards.ts";
import { balances, confirmed, hours, type Pair, passTo, seenBy } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";
import { expireGiftCards, remindOwners } from "./expiry.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

/** An agreed appointment of 119 €, and a gift card in its client's account. */
async function given(amountCents: number, wanted: Parameters<typeof confirmed>[1] = {}): Promise<Pair> {
  const { code } = await boughtGiftCard(server, { amountCents });
  const pair = await confirmed(server, wanted);
  await redeem(pair.client, code);
  return pair;
}
const chargeOf = ({ appointment }: Pair) =>
  server.database
    .selectFrom("charges")
    .selectAll()
    .where("appointment_id", "=", appointment.id)
    .executeTakeFirstOrThrow();
const invoiceOf = async ({ appointment }: Pair) =>
  (
    await server.database
      .selectFrom("invoices")
      .selectAll()
      .where("appointment_id", "=", appointment.id)
      .orderBy("id")
      .execute()
  ).map(({ content }) => content as { grossCents: number; paid: object });
const mailTo = async ({ client }: Pair, subject: string) =>
  (await server.mails()).findLast(({ to_address, subject: said }) => to_address === client.email && said === subject)
    ?.text;

test("the gift card pays first, the card the rest; the invoice is over the price and names both", async () => {
  const pair = await given(5000);
  expect(await seenBy(pair.client, pair.appointment)).toMatchObject({
    giftCents: 5000,
    creditCents: 0,
    feeCents: 11_900,
  });
  await passTo(server, hours(-23.9), pair.client, pair.coach);
  expect(await chargeOf(pair)).toMatchObject({ status: "paid", amount_cents: 6900, gift_cents: 5000, credit_cents: 0 });
  expect(await balances(server, pair.appointment)).toEqual({ provider: 6900, gift_cards: 5000, prepaid: -11_900 });
  expect(await mailTo(pair, "Your payment has arrived")).toContain("Your gift card has paid €50 of the €119");
  expect(await ownGiftCards(pair.client)).toMatchObject({
    balanceCents: 0,
    items: [{ balanceCents: 0, uses: [{ appointmentId: pair.appointment.id, cents: 5000, returnedCents: 0 }] }],
  });
  await passTo(server, hours(26));
  expect((await balances(server, pair.appointment)).prepaid).toBeUndefined();
  expect(await invoiceOf(pair)).toMatchObject([{ grossCents: 11_900, paid: { lastFour: "4242", giftCents: 5000 } }]);
  const { ledger, rows } = await outstanding(server);
  expect(ledger).toBe(rows);
});

test("where it is worth more than the price the card is not charged, and the rest pays the next appointment", async () => {
  const pair = await given(20_000);
  const next = await booked(pair.client, {
    ...{ coachId: pair.coach.userId, consultation: "standard", scheduledAt: hours(24) },
  });
  await act(pair.coach, `/api/appointments/${next.id}/confirm`);
  expect(await seenBy(pair.client, next)).toMatchObject({ giftCents: 8100 });
  await passTo(server, hours(-23.9), pair.client, pair.coach);
  expect(await chargeOf(pair)).toMatchObject({ status: "paid", amount_cents: 0, gift_cents: 11_900, intent_id: null });
  expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ payment: "paid" });
  expect(await mailTo(pair, "Your payment has arrived")).toContain("Your card was not charged");
  await passTo(server, hours(0.2), pair.client);
  expect(await balances(server, next)).toEqual({ provider: 3800, gift_cards: 8100, prepaid: -11_900 });
});

test("a refund goes to the card first and the rest back to the gift card, which pays again", async () => {
  const pair = await given(5000);
  await passTo(server, hours(-23.9), pair.client, pair.coach);
  await act(pair.coach, `/api/coaches/appointments/${pair.appointment.id}/cancel`, { reason: "Ich bin krank." });
  await passTo(server, hours(-23.8), pair.client);
  expect(await balances(server, pair.appointment)).toEqual({});
  expect(await ownGiftCards(pair.client)).toMatchObject({
    balanceCents: 5000,
    items: [{ uses: [{ returnedCents: 5000 }] }],
  });
  expect(await mailTo(pair, "Your refund is on its way")).toMatch(/refunding €69[\s\S]*€50 is back on your gift card/);
});

test("who does not come pays with the gift card, too: it is money, not a present of ours", async () => {
  const pair = await given(5000);
  await passTo(server, hours(-23.9), pair.client, pair.coach);
  await act(pair.client, `/api/clients/appointments/${pair.appointment.id}/cancel`, { reason: "", owedCents: 11_900 });
  await passTo(server, hours(-23.7), pair.client);
  expect(await balances(server, pair.appointment)).toEqual({ provider: 6900, gift_cards: 5000, coach: -11_900 });
});

test("what was taken for a charge that becomes void comes back", async () => {
  const pair = await given(5000, { card: CARDS.failsLater });
  await passTo(server, hours(-23.9), pair.client, pair.coach);
  expect(await chargeOf(pair)).toMatchObject({ status: "declined", gift_cents: 5000, amount_cents: 6900 });
  await passTo(server, hours(-1.9), pair.client);
  expect(await chargeOf(pair)).toMatchObject({ status: "void", gift_cents: 0 });
  expect(await ownGiftCards(pair.client)).toMatchObject({ balanceCents: 5000 });
});

test("at the last day what is left expires with a posting, after two reminders", async () => {
  const { client } = await given(5000);
  const [card] = (await ownGiftCards(client)).items;
  const { signal } = new AbortController();
  const endings = async () =>
    (await server.mails()).filter(
      ({ subject, to_address }) => to_address === client.email && subject.startsWith("Your gift card ends on"),
    );
  for (const [moment, count] of [
    ["2029-10-02T05:59:00Z", 0],
    ["2029-10-02T06:00:00Z", 1],
    ["2029-12-01T07:00:00Z", 2],
    ["2029-12-31T22:59:00Z", 2],
  ] as const) {
    server.clock.set(moment);
    await remindOwners(server, signal);
    await expireGiftCards(server, signal);
    expect(await endings()).toHaveLength(count);
  }
  const find = () =>
    server.database
      .selectFrom("gift_cards")
      .selectAll()
      .where("id", "=", card?.id ?? "")
      .executeTakeFirstOrThrow();
  expect(await find()).toMatchObject({ status: "delivered", balance_cents: 5000 });
  server.clock.set("2029-12-31T23:00:00Z");
  await expireGiftCards(server, signal);
  await expireGiftCards(server, signal);
  expect(await find()).toMatchObject({ status: "expired", balance_cents: 0 });
  const { ledger, rows } = await outstanding(server);
  expect(ledger).toBe(rows);
});
