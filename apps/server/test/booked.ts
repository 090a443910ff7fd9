import type { Appointment } from "@aufwind/contract/appointments";
import { type Wanted as CoachWanted, listedCoach } from "./listed-coach.ts";
import { logIn, type Person, person } from "./people.ts";
import type { TestServer } from "./test-server.ts";

type Params = { coachId: string; scheduledAt: string; consultation?: "discovery" | "standard" | "extended" };

/** The body of a booking; by default the free discovery. */
export const booking = ({ consultation = "discovery", ...wanted }: Params, over: Record<string, unknown> = {}) => ({
  consultation,
  timeZone: "Europe/Berlin",
  earlyStart: consultation !== "discovery",
  feeCents: consultation === "discovery" ? 0 : 11_900,
  ...wanted,
  ...over,
});

/** Books and returns the appointment. */
export async function booked({ browser }: Person, wanted: Params): Promise<Appointment> {
  const response = await browser.send("POST", "/api/appointments", booking(wanted));
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Appointment;
}

/** Makes a pair past its discovery: the client can book anything. */
export const introduce = ({ database, clock }: TestServer, pair: { coachId: string; clientId: string }) =>
  database
    .insertInto("relations")
    .values({ coach_id: pair.coachId, client_id: pair.clientId, kind: "existing", created_at: clock.now() })
    .execute();

/** Test cards by outcome. */
export const CARDS = {
  good: "4242424242424242",
  failsLater: "4000000000000341",
  alwaysAsks: "4000002760003184",
  noFunds: "4000008260003178",
  disputed: "4000000000000259",
  refundPending: "4000000000007726",
  refundFails: "4000000000005126",
} as const;

/** A card saved through the provider's form. */
export async function saveCard(
  server: TestServer,
  { browser }: Person,
  number: string = CARDS.good,
): Promise<Response> {
  const started = await browser.send("POST", "/api/stripe/checkout-session", {});
  if (started.status !== 201) return started;
  const { setupIntentId, clientSecret } = (await started.json()) as { setupIntentId: string; clientSecret: string };
  const { cards, cardSandbox } = server;
  const confirming = await fetch(`${cardSandbox.url}/v1/setup_intents/${setupIntentId}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${cards.publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: cardSandbox.newCard(number) }),
  });
  const { status } = (await confirming.json()) as { status?: string };
  if (status === "requires_action") cardSandbox.answerBank(setupIntentId, "confirm");
  return browser.send("PUT", "/api/stripe/customer-payment-methods", { setupIntentId });
}

/** One of the two performs a transition. */
export const act = ({ browser }: Person, path: string, body: Record<string, unknown> = {}) =>
  browser.send("POST", path, body);

/** A public, signed-in coach: Monday to Friday, nine to five in Berlin, 119 € an hour. */
export async function openCoach(server: TestServer, wanted: CoachWanted = {}): Promise<Person & { slug: string }> {
  const coach = await person(server, { kind: "coach" });
  const { slug } = await listedCoach(server, { ...wanted, userId: coach.userId });
  return { ...coach, slug };
}

/** Ten o'clock on a Monday in Berlin, with an open coach and a client. */
export async function coachAndClient(server: TestServer, wanted: CoachWanted = {}) {
  server.clock.set("2026-11-16T09:00:00Z");
  return [await openCoach(server, wanted), await person(server)] as const;
}

/** Another day: people have to log in again. */
export async function wakeAt(server: TestServer, instant: string, ...people: Person[]): Promise<void> {
  server.clock.set(instant);
  for (const { browser, email } of people) await logIn(browser, { email });
}
