import type { Person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export type Started = { setupIntentId: string; clientSecret: string };

export const METHODS = "/api/stripe/customer-payment-methods";

/** What the page does with a card: starts, and stores what the provider's form has saved. */
export const startCard = async ({ browser }: Person) =>
  (await (await browser.send("POST", "/api/stripe/checkout-session", {})).json()) as Started;
export const keepCard = ({ browser }: Person, { setupIntentId }: Started) =>
  browser.send("PUT", METHODS, { setupIntentId });

type Answer = { id?: string; status?: string; error?: { code: string; decline_code?: string } };

/** What the provider's form in the browser does: calls the provider with the public key. */
async function sendForm(
  { cards, cardSandbox }: TestServer,
  path: string,
  body: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(`${cardSandbox.url}/v1/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${cards.publishableKey}` },
    body: new URLSearchParams(body),
  });
  return (await response.json()) as Answer;
}

export const typeCard = (server: TestServer, number: string, over: Record<string, string> = {}) =>
  sendForm(server, "payment_methods", {
    type: "card",
    "card[number]": number,
    "card[exp_month]": "12",
    "card[exp_year]": "2030",
    "card[cvc]": "123",
    ...over,
  });

export const confirmCard = (server: TestServer, { setupIntentId, clientSecret }: Started, card: string) =>
  sendForm(server, `setup_intents/${setupIntentId}/confirm`, { client_secret: clientSecret, payment_method: card });
