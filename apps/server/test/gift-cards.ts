import type { GiftPayment, OwnGiftCards } from "@aufwind/contract/gift-cards";
import { sql } from "kysely";
import { openCode, orderIdOf } from "../src/features/gift-cards/gift-card-keys.ts";
import { CARDS } from "./booked.ts";
import type { Person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

/** The body of an order: 50 € mailed at once. */
export const giftOrder = (over: Record<string, unknown> = {}) => ({
  amountCents: 5000,
  design: "sunrise",
  recipientName: "Lena",
  recipientEmail: "lena@example.org",
  message: "Alles Gute!",
  senderName: "Oma Hilde",
  email: "hilde@example.org",
  delivery: "mail",
  ...over,
});

/** Orders without an account; returns the key of the order. */
export async function ordered(server: TestServer, over: Record<string, unknown> = {}): Promise<string> {
  const response = await server.browser().send("POST", "/api/gift-cards/orders", giftOrder(over));
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { order: string }).order;
}

/** What the provider's form does in the browser: pays with a card. */
export async function payInForm(server: TestServer, order: string, card: string = CARDS.good): Promise<string> {
  const read = (await (await server.browser().get(`/api/gift-cards/orders/${order}`)).json()) as {
    payment: { clientSecret: string; publishableKey: string };
  };
  const { clientSecret, publishableKey } = read.payment;
  const intentId = clientSecret.split("_secret_")[0] ?? "";
  await fetch(`${server.cardSandbox.url}/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: server.cardSandbox.newCard(card) }),
  });
  return intentId;
}

export const ask = async (server: TestServer, order: string): Promise<GiftPayment> =>
  (await (await server.browser().send("POST", `/api/gift-cards/orders/${order}/payment`, {})).json()) as GiftPayment;

export const giftRow = ({ database, config }: TestServer, order: string) =>
  database
    .selectFrom("gift_cards")
    .selectAll()
    .where("id", "=", orderIdOf(config.secret, order) ?? "")
    .executeTakeFirst();

let buyers = 0;

/** A gift card of a buyer of its own that is paid and printed, and its code. */
export async function boughtGiftCard(server: TestServer, over: Record<string, unknown> = {}) {
  const order = await ordered(server, { email: `buyer${buyers++}@example.org`, delivery: "print", ...over });
  const intentId = await payInForm(server, order);
  await ask(server, order);
  // As if each had a card of their own: much on one card is held.
  await server.database.updateTable("gift_cards").set({ card_key: null }).where("intent_id", "=", intentId).execute();
  const row = await giftRow(server, order);
  if (!row?.code) throw new Error("the gift card was not paid");
  return { order, id: row.id, code: openCode(server.config.secret, row.code) };
}

export const redeem = ({ browser }: Person, code: string): Promise<Response> =>
  browser.send("POST", "/api/clients/gift-cards", { code });

export const ownGiftCards = async ({ browser }: Person): Promise<OwnGiftCards> =>
  (await (await browser.get("/api/clients/gift-cards")).json()) as OwnGiftCards;

/** What gift cards are still worth: by the ledger, and by their rows with what is on its way back. */
export async function outstanding({ database }: TestServer): Promise<{ ledger: number; rows: number }> {
  const { rows } = await sql<{ ledger: number; rows: number }>`
    select (select -coalesce(sum(amount_cents), 0) from ledger_entries where account = 'gift_cards')::int as ledger,
      ((select coalesce(sum(balance_cents), 0) from gift_cards)
        + (select coalesce(sum(amount_cents), 0) from gift_card_refunds where provider_id is null and status = 'due')
        + (select coalesce(sum(gift_cents), 0) from charges where status <> 'paid'))::int as rows`.execute(database);
  return rows[0] ?? { ledger: 0, rows: 0 };
}
