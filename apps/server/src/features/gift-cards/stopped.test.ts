import { beforeEach, expect, test } from "vitest";
import { act } from "../../../test/booked.ts";
import { boughtGiftCard, giftRow, outstanding, redeem } from "../../../test/gift-cards.ts";
import { operator } from "../../../test/operators.ts";
import { confirmed, hours, passTo } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const REASON = { reason: "Der Code war bekannt." };

/** A gift card that has paid 119 € of an appointment, stopped by the team; then the coach cancels. */
async function returned({ amountCents, refund }: { amountCents: number; refund: boolean }) {
  const card = await boughtGiftCard(server, { amountCents });
  const pair = await confirmed(server);
  await redeem(pair.client, card.code);
  await passTo(server, hours(-23), pair.client, pair.coach);
  const finance = await operator(server, { permissions: ["finance"] });
  const stop = { ...REASON, refund, balanceCents: amountCents - 11_900 };
  expect((await finance.browser.send("POST", `/api/operators/gift-cards/${card.id}/void`, stop)).status).toBe(200);
  await act(pair.coach, `/api/coaches/appointments/${pair.appointment.id}/cancel`, { reason: "Ich bin krank." });
  await server.work();
  return { ...card, finance };
}
const refundsOf = (id: string) =>
  server.database
    .selectFrom("gift_card_refunds")
    .select("amount_cents")
    .where("gift_card_id", "=", id)
    .orderBy("asked_at")
    .orderBy("id")
    .execute();
const caseOf = (id: string) =>
  server.database
    .selectFrom("cases")
    .select("state")
    .where("source", "=", "gift_card_returns")
    .where("source_id", "=", id)
    .execute();
const agree = async () => {
  const { ledger, rows } = await outstanding(server);
  expect(ledger).toBe(rows);
};

test("what comes back to a stopped gift card goes on to the card that paid, as its rest did", async () => {
  const { id, order } = await returned({ amountCents: 20_000, refund: true });
  expect(await refundsOf(id)).toEqual([{ amount_cents: 8100 }, { amount_cents: 11_900 }]);
  expect(await giftRow(server, order)).toMatchObject({ status: "void", balance_cents: 0, void_cause: "team" });
  const charge = server.cardSandbox.books().charges.find(({ metadata }) => metadata.giftCard === id);
  expect(charge?.refunded).toBe(20_000);
  expect(await caseOf(id)).toEqual([]);
  await agree();
});

test("where the team kept the rest it is a case, until finance refunds what is left as it was shown", async () => {
  const { id, order, finance } = await returned({ amountCents: 20_000, refund: false });
  expect(await caseOf(id)).toEqual([{ state: "open" }]);
  expect(await giftRow(server, order)).toMatchObject({ status: "void", balance_cents: 20_000 });
  const refund = (balanceCents: number) =>
    finance.browser.send("POST", `/api/operators/gift-cards/${id}/refund`, { ...REASON, balanceCents });
  expect((await refund(8100)).status).toBe(409);
  expect((await refund(20_000)).status).toBe(200);
  await server.work();
  expect(await refundsOf(id)).toEqual([{ amount_cents: 20_000 }]);
  expect(await caseOf(id)).toEqual([{ state: "closed" }]);
  await agree();
  const owner = (await giftRow(server, order))?.owner_id;
  const listed = await finance.browser.get(`/api/operators/gift-cards/0/10/desc?personId=${owner}`);
  expect(await listed.json()).toMatchObject({ items: [{ id }], totalCount: 1 });
});
