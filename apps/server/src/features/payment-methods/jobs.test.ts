import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import { beforeEach, describe, expect, test } from "vitest";
import { act, booked, CARDS, introduce, openCoach, saveCard, wakeAt } from "../../../test/booked.ts";
import { confirmCard, keepCard, METHODS, startCard } from "../../../test/card-form.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { defaultCardOf } from "./store.ts";

const WEDNESDAY = "2026-11-18T13:00:00.000Z";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server);
});

const cardsOf = async ({ browser }: Person) => ((await (await browser.get(METHODS)).json()) as PaymentMethods).items;
const saveUntil = async (expMonth: number, expYear: number, number: string = CARDS.good) => {
  const started = await startCard(client);
  await confirmCard(server, started, server.cardSandbox.newCard(number, { expMonth, expYear }));
  await keepCard(client, started);
};
const remove = async () =>
  client.browser.send("DELETE", `/api/stripe/payment-method/${(await cardsOf(client))[0]?.id}`);
const rows = () =>
  server.database.selectFrom("payment_methods").selectAll().where("user_id", "=", client.userId).execute();

describe("a card that ends", () => {
  const warnings = async () => {
    await server.work("warn-expiring-cards");
    return (await server.mails()).filter(
      ({ to_address, subject }) => to_address === client.email && /expires/.test(subject),
    );
  };

  test("is told of once, 30 days before, with the way to a new one", async () => {
    await saveUntil(1, 2027);
    server.clock.set("2026-12-31T08:00:00Z");
    expect(await warnings()).toEqual([]);
    server.clock.set("2027-01-01T08:00:00Z");
    await warnings();
    server.clock.set("2027-01-02T08:00:00Z");
    const [mail, ...more] = await warnings();
    expect(more).toEqual([]);
    expect(mail?.text).toContain("ending in 4242");
    expect(mail?.text).toContain("Sunday, 31 January 2027");
    expect(mail?.text).toContain("http://aufwind.example/en/account/payment-methods\n");
  });

  test("is not told of where another one is charged, was taken away, or has ended already", async () => {
    await saveUntil(12, 2026);
    await saveUntil(12, 2030, "5555555555554444");
    server.clock.set("2026-12-15T08:00:00Z");
    expect(await warnings()).toEqual([]);
    await wakeAt(server, "2026-12-15T08:00:00Z", client);
    await remove();
    expect((await cardsOf(client)).map(({ expiresOn }) => expiresOn)).toEqual(["2026-12-31"]);
    server.clock.set("2027-01-01T08:00:00Z");
    expect(await warnings()).toEqual([]);
    await wakeAt(server, "2026-12-15T08:00:00Z", client);
    await remove();
    expect(await warnings()).toEqual([]);
  });
});

describe("a card that was taken away", () => {
  test("is forgotten later where the provider is away, and at once where it has it no more", async () => {
    await saveCard(server, client);
    await server.work("payments-due", "forget-old-cards");
    const [card] = await rows();
    await remove();
    server.cardSandbox.faults({ dropBefore: 1, only: /payment_methods/ });
    await server.work("payments-due", "forget-old-cards");
    expect(await rows()).toHaveLength(1);
    server.cardSandbox.faults({ dropBefore: 0, only: undefined });
    await server.cards.stripe.paymentMethods.detach(card?.provider_id ?? "");
    await server.work("payments-due", "forget-old-cards");
    expect(await rows()).toEqual([]);
  });

  test("waits for the answer to a charge that was sent with it", async () => {
    const coach = await openCoach(server);
    await introduce(server, { coachId: coach.userId, clientId: client.userId });
    await saveCard(server, client);
    await saveCard(server, client, "5555555555554444");
    const { id } = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY, consultation: "standard" });
    await act(coach, `/api/appointments/${id}/confirm`);
    await server.work("payments-due", "forget-old-cards");
    const [card] = await cardsOf(client);
    const sent = {
      card_id: card?.id ?? "",
      sent_at: server.clock.now(),
      leased_until: new Date("2027-01-01T00:00:00Z"),
    };
    await server.database.updateTable("charges").set(sent).where("appointment_id", "=", id).execute();
    await remove();
    await server.work("payments-due", "forget-old-cards");
    expect((await rows()).map(({ last_four }) => last_four).sort()).toEqual(["4242", "4444"]);
    const answered = { sent_at: null, leased_until: null };
    await server.database.updateTable("charges").set(answered).where("appointment_id", "=", id).execute();
    await server.work("payments-due", "forget-old-cards");
    expect((await rows()).map(({ last_four }) => last_four)).toEqual(["4242"]);
  });
});

test("whoever leaves and owes a late cancellation is still charged for it, by the primary card, and forgotten then", async () => {
  const coach = await openCoach(server);
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await saveCard(server, client);
  await saveCard(server, client, "5555555555554444");
  const primary = (await cardsOf(client)).find(({ lastFour }) => lastFour === "4242");
  await client.browser.send("PATCH", `/api/stripe/default-payment-method/${primary?.id}`, {});
  const wanted = { coachId: coach.userId, scheduledAt: WEDNESDAY, consultation: "standard" } as const;
  const { id } = await booked(client, wanted);
  await act(coach, `/api/appointments/${id}/confirm`);
  await wakeAt(server, "2026-11-17T14:00:00Z", client);
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect(await defaultCardOf(server.database, client.userId)).toMatchObject({ last_four: "4242" });
  await server.work("payments-due", "forget-old-cards");
  await server.work("payments-due", "forget-old-cards");
  const charge = server.database.selectFrom("charges").select("status").where("appointment_id", "=", id);
  expect(await charge.executeTakeFirst()).toEqual({ status: "paid" });
  expect(await rows()).toEqual([]);
  expect(await defaultCardOf(server.database, client.userId)).toBeUndefined();
});
