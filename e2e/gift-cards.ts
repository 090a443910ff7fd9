import { type APIRequestContext, expect } from "@playwright/test";
import { mailTo } from "./mails.ts";
import { CARDS, payIntent } from "./money.ts";
import { query } from "./server-control.ts";

type Wanted = { cents?: number; email?: string; recipient?: string; card?: string };

let bought = 0;

/** A gift card of somebody without an account, paid over the API in the same steps as by the form. */
export async function buyGiftCard(
  request: APIRequestContext,
  wanted: Wanted = {},
): Promise<{ email: string; to: string }> {
  const own = `${Date.now()}.${bought++}@example.org`;
  const { cents = 10_000, email = `buyer.${own}`, recipient = "Lena", card = CARDS.refundPending } = wanted;
  const to = `given.${own}`;
  const data = {
    ...{ amountCents: cents, design: "waves", delivery: "mail", message: "Alles Gute!", senderName: "Hilde", email },
    ...{ recipientName: recipient, recipientEmail: to },
  };
  const placed = await request.post("/api/gift-cards/orders", { data });
  expect(placed.status(), await placed.text()).toBe(201);
  const path = `/api/gift-cards/orders/${(await placed.json()).order}`;
  await payIntent((await (await request.get(path)).json()).payment.clientSecret, card);
  expect((await (await request.post(`${path}/payment`, { data: {} })).json()).status).toBe("paid");
  // As if each had a card of their own: much on one card is held.
  await query("update gift_cards set card_key = null where recipient_email = $1", to);
  return { email, to };
}

/** The code that was mailed to this address. */
export async function codeFor(request: APIRequestContext, to: string): Promise<string> {
  const [, code = ""] = /(?:Ihr Code|Your code): ([\w-]{19})/.exec(await mailTo(request, to)) ?? [];
  return code;
}
