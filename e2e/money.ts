import { type APIRequestContext, expect, type FrameLocator, type Page } from "@playwright/test";
import type { Language } from "./people.ts";
import { query, runJobsUntil } from "./server-control.ts";

const SANDBOX = `http://localhost:${Number(process.env.JOURNEY_PORT ?? 23117) + 2}`;

/** Test cards by outcome. */
export const CARDS = {
  good: "4242424242424242",
  other: "5555555555554444",
  asks: "4000002500003155",
  alwaysAsks: "4000002760003184",
  neverAsks: "4000003800000446",
  declined: "4000000000000002",
  failsLater: "4000000000000341",
  disputed: "4000000000000259",
  refundPending: "4000000000007726",
  refundFails: "4000000000005126",
} as const;

/** A card of the signed-in client, saved over the API in the same steps as by the form. */
export async function saveCard(client: APIRequestContext, number: string = CARDS.good): Promise<void> {
  const started = await client.post("/api/stripe/checkout-session", { data: {} });
  expect(started.status(), await started.text()).toBe(201);
  const { setupIntentId, clientSecret } = await started.json();
  const confirming = { client_secret: clientSecret, payment_method: await typedCard(number) };
  const { status } = await toProvider(`/v1/setup_intents/${setupIntentId}/confirm`, confirming);
  if (status === "requires_action")
    await toProvider("/sandbox/challenge", { client_secret: clientSecret, answer: "confirm" });
  const kept = await client.put("/api/stripe/customer-payment-methods", { data: { setupIntentId } });
  expect(kept.status(), await kept.text()).toBe(200);
}

async function typedCard(number: string): Promise<string> {
  const typed = { "card[number]": number, "card[exp_month]": "12", "card[exp_year]": "2034", "card[cvc]": "123" };
  return (await toProvider("/v1/payment_methods", { type: "card", ...typed })).id;
}

/** Pays as the provider's form does. */
export async function payIntent(clientSecret: string, number: string): Promise<void> {
  const [id] = clientSecret.split("_secret_");
  const confirming = { client_secret: clientSecret, payment_method: await typedCard(number) };
  await toProvider(`/v1/payment_intents/${id}/confirm`, confirming);
}

async function toProvider(path: string, form: Record<string, string>) {
  const headers = { authorization: "Bearer pk_test_sandbox" };
  const answer = await fetch(`${SANDBOX}${path}`, { method: "POST", headers, body: new URLSearchParams(form) });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as { id: string; status: string };
}

const WORDS = {
  de: { form: "Kartendaten", number: "Kartennummer", expiry: "Gültig bis", cvc: "Prüfnummer" },
  en: { form: "Card details", number: "Card number", expiry: "Expiry date", cvc: "Security code" },
} as const;

/** The provider's fields in the page. */
export const cardFields = (page: Page, locale: Language): FrameLocator =>
  page.frameLocator(`iframe[title="${WORDS[locale].form}"]`);

type Typed = { number?: string; expiry?: string; cvc?: string; locale?: Language };

/** Types a card into the provider's fields; by default a good one. */
export async function typeCard(page: Page, typed: Typed = {}): Promise<void> {
  const { number = CARDS.good, expiry = "1234", cvc = "123", locale = "de" } = typed;
  const fields = cardFields(page, locale);
  await fields.getByLabel(WORDS[locale].number).fill(number);
  await fields.getByLabel(WORDS[locale].expiry).fill(expiry);
  await fields.getByLabel(WORDS[locale].cvc).fill(cvc);
}

const BANK = {
  de: { title: "Bestätigung durch Ihre Bank", confirm: "Bestätigen", refuse: "Ablehnen" },
  en: { title: "Confirmation by your bank", confirm: "Confirm", refuse: "Refuse" },
} as const;

/** The bank's question, in front of the page. */
export const bankQuestion = (page: Page, locale: Language): FrameLocator =>
  page.frameLocator(`iframe[title="${BANK[locale].title}"]`);

/** Answers the bank, and waits until its question is gone. */
export async function answerBank(page: Page, answer: "confirm" | "refuse", locale: Language = "de"): Promise<void> {
  await bankQuestion(page, locale).getByRole("button", { name: BANK[locale][answer] }).click();
  await expect(page.getByRole("dialog", { name: BANK[locale].title })).toBeHidden();
}

const appointment = async (reader: APIRequestContext, id: string) =>
  (await reader.get(`/api/appointments/${id}`)).json();

/** Waits for a payment status: charging is background work. */
export const expectPayment = (reader: APIRequestContext, id: string, payment: string): Promise<void> =>
  expect.poll(async () => (await appointment(reader, id)).payment, { timeout: 15_000 }).toBe(payment);

/** Moves a confirmed, paid appointment three days into the past and has it earned. */
export async function completeAndEarn(reader: APIRequestContext, id: string): Promise<void> {
  await expectPayment(reader, id, "paid");
  await completeAppointment(reader, id);
  const earned = async () =>
    expect(await query("select id from earnings where appointment_id = $1", id)).toHaveLength(1);
  await runJobsUntil("payments-due", earned);
}

/** Moves a confirmed appointment three days into the past, or before an earlier one; both were present. */
export async function completeAppointment(reader: APIRequestContext, id: string): Promise<void> {
  const earlier = `(select count(*) from taken_times where upper(during) < now()
    and (taken_times.coach_id = appointments.coach_id or taken_times.client_id = appointments.client_id))`;
  const length = `(interval '72 hours' + ${earlier} * interval '3 hours')`;
  const then = `starts_at = now() - ${length}, ends_at = now() - ${length} + (ends_at - starts_at)`;
  await query(`update appointments set ${then}, reminded_at = now(), due_at = now() where id = $1`, id);
  await query(
    `insert into room_visits (appointment_id, side, joined_at, seen_at, left_at)
     select id, side, starts_at, ends_at, ends_at from appointments, unnest(array['client', 'coach']) side where id = $1`,
    id,
  );
  await runJobsUntil("appointments-due", async () =>
    expect((await appointment(reader, id)).scheduledStatus).toBe("Completed"),
  );
}
