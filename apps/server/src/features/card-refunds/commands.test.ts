import type { TransferPreview } from "@aufwind/contract/payments-transfers";
import { beforeEach, expect, test } from "vitest";
import { decided } from "../../../test/approvals.ts";
import { CARDS } from "../../../test/booked.ts";
import { ask, giftRow, ordered, payInForm } from "../../../test/gift-cards.ts";
import { operator } from "../../../test/operators.ts";
import { bought, ledgerSums, packagePair } from "../../../test/packages.ts";
import { testServer } from "../../../test/test-server.ts";
import type { RefundTable } from "./store.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

/** What the provider does with a card whose bank sends refunds back. */
async function passDay(): Promise<void> {
  await server.work();
  server.cardSandbox.settle();
  server.clock.set("2026-11-17T09:00:00Z");
  await server.work();
}

/** A package of 535.50 € that its client ends at once. */
async function endedPackage(): Promise<string> {
  const pair = await packagePair(server, { card: CARDS.refundFails });
  const { id } = await bought(pair);
  await pair.client.browser.send("POST", `/api/clients/packages/${id}/end`, { refundCents: 53_550 });
  return pair.client.email;
}

/** A gift card of 50 € whose buyer withdraws. */
async function withdrawnGiftCard(): Promise<string> {
  const order = await ordered(server, { email: "back@example.org", delivery: "print" });
  await payInForm(server, order, CARDS.refundFails);
  await ask(server, order);
  await server.browser().send("POST", `/api/gift-cards/orders/${order}/withdraw`, {});
  expect(await giftRow(server, order)).toMatchObject({ status: "void" });
  return "back@example.org";
}

const only = async (table: RefundTable) =>
  server.database.selectFrom(table).select(["id", "status", "amount_cents"]).executeTakeFirstOrThrow();

const caseOf = async (source: RefundTable, id: string) =>
  server.database
    .selectFrom("cases")
    .select("state")
    .where("source", "=", source)
    .where("source_id", "=", id)
    .execute();

async function transfer(id: string): Promise<unknown> {
  const [one, other] = [
    await operator(server, { permissions: ["finance"] }),
    await operator(server, { permissions: ["finance"] }),
  ];
  const path = `/api/operators/refunds/${id}/transfer`;
  const { hash } = (await (await one.browser.send("POST", `${path}-preview`, {})).json()) as TransferPreview;
  const noted = { on: "2026-11-17", reference: "Erstattung", reason: "IBAN bestätigt.", hash };
  const answer = (await (await one.browser.send("POST", `${path}s`, noted)).json()) as { approvalId?: string };
  if (answer.approvalId) await decided(other, answer.approvalId);
  return answer;
}

test.each([
  ["package_refunds", 53_550, endedPackage],
  ["gift_card_refunds", 5000, withdrawnGiftCard],
] as const)(
  "what goes back of %s and comes back from the bank is a case, until it is transferred",
  async (table, cents, make) => {
    const before = await ledgerSums(server);
    const email = await make();
    await passDay();
    const refund = await only(table);
    expect(refund).toMatchObject({ status: "failed", amount_cents: cents });
    expect(await caseOf(table, refund.id)).toEqual([{ state: "open" }]);
    expect(((await ledgerSums(server)).owed_back ?? 0) - (before.owed_back ?? 0)).toBe(-cents);
    await transfer(refund.id);
    expect((await only(table)).status).toBe("transferred");
    expect(await caseOf(table, refund.id)).toEqual([{ state: "closed" }]);
    expect((await ledgerSums(server)).owed_back ?? 0).toBe(before.owed_back ?? 0);
    await server.work();
    expect((await server.mails()).filter(({ to_address }) => to_address === email).at(-1)?.text).toContain(
      "transferred the amount to your bank account",
    );
  },
);

test("the database refuses to send more back than a gift card cost", async () => {
  const order = await ordered(server, { email: "twice@example.org", delivery: "print" });
  await payInForm(server, order);
  await ask(server, order);
  const card = await giftRow(server, order);
  const refund = { gift_card_id: card?.id ?? "", amount_cents: 2600, status: "due", asked_at: server.clock.now() };
  const insert = () => server.database.insertInto("gift_card_refunds").values(refund).execute();
  await insert();
  await expect(insert()).rejects.toThrow("more is refunded than was paid");
});
