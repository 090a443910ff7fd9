import type { Payment } from "@aufwind/contract/payments";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { act, CARDS, wakeAt } from "../../../test/booked.ts";
import { balances, confirmed, hours, type Pair, passTo, seenBy } from "../../../test/paid.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { chargeAppointment } from "./charges.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const PAY = "/api/stripe/payment-intent";
const OUTCOME = "/api/stripe/payment-intent/outcome";

type Answer = { status: number; body: Payment & { code?: string; decline?: string; clientSecret?: string } };
async function ask({ browser }: Person, path: string, body: object): Promise<Answer> {
  const response = await browser.send("POST", path, body);
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}
const pay = (who: Person, { id }: { id: string }) => ask(who, PAY, { appointmentId: id });
const outcome = (who: Person, { id }: { id: string }) => ask(who, OUTCOME, { appointmentId: id });
const chargesFor = ({ id }: { id: string }) =>
  server.cardSandbox.books().charges.filter(({ metadata }) => metadata.appointment === id);
const rowOf = ({ id }: { id: string }) =>
  server.database.selectFrom("charges").selectAll().where("appointment_id", "=", id).executeTakeFirstOrThrow();

/** Due now, and no worker has come yet. */
async function due(wanted: Parameters<typeof confirmed>[1] = {}): Promise<Pair> {
  const pair = await confirmed(server, wanted);
  await wakeAt(server, hours(-23.9), pair.client, pair.coach);
  return pair;
}

/** Replaces the client's card. */
async function putCard({ userId }: Person, number: string): Promise<void> {
  const { provider_id } = await server.database
    .selectFrom("payment_customers")
    .select("provider_id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  await server.database
    .updateTable("payment_methods")
    .set({ provider_id: server.cardSandbox.saveCard(provider_id, number) })
    .where("user_id", "=", userId)
    .execute();
}

describe("paying is refused", () => {
  test("for another's appointment, to the coach, to visitors", async () => {
    const { client, coach, appointment } = await due();
    const before = await rowOf(appointment);
    const stranger = await person(server);
    for (const path of [PAY, OUTCOME]) {
      const body = { appointmentId: appointment.id };
      expect(await ask(stranger, path, body)).toMatchObject({ status: 404, body: { code: "notFound" } });
      expect(await ask(coach, path, body)).toMatchObject({ status: 403, body: { code: "wrongRole" } });
      expect((await server.send("POST", path, { body })).status).toBe(401);
      const unknown = { appointmentId: client.userId };
      expect(await ask(client, path, unknown)).toMatchObject({ status: 404 });
    }
    expect(await rowOf(appointment)).toEqual(before);
  });

  test.each([
    { amountCents: 1 },
    { amount: 1 },
    { owedCents: 0 },
    { currency: "usd" },
    { feeRate: 0 },
    { marketing: false },
    { cardId: "pm_1" },
    { status: "paid" },
  ])("with a word about the money: %o", async (word) => {
    const { client, appointment } = await shared();
    const before = await rowOf(appointment);
    expect(await ask(client, PAY, { appointmentId: appointment.id, ...word })).toMatchObject({ status: 422 });
    expect(await ask(client, OUTCOME, { appointmentId: appointment.id, ...word })).toMatchObject({ status: 422 });
    expect(await rowOf(appointment)).toEqual(before);
    expect(chargesFor(appointment)).toEqual([]);
  });

  test("before it is due, and where nothing is owed", async () => {
    const { client, coach, appointment } = await confirmed(server);
    await wakeAt(server, hours(-24), client, coach);
    expect(await pay(client, appointment)).toMatchObject({ status: 409, body: { code: "notPossibleNow" } });
    expect(await outcome(client, appointment)).toMatchObject({ status: 409, body: { code: "notPossibleNow" } });
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "krank" });
    await wakeAt(server, hours(-23), client);
    expect(await pay(client, appointment)).toMatchObject({ status: 409, body: { code: "notPossibleNow" } });
    expect(chargesFor(appointment)).toEqual([]);
  });

  test("without a card", async () => {
    const { client, appointment } = await due();
    await server.database.deleteFrom("payment_methods").where("user_id", "=", client.userId).execute();
    expect(await pay(client, appointment)).toMatchObject({ status: 409, body: { code: "noPaymentMethod" } });
    expect(await rowOf(appointment)).toMatchObject({ attempt: 0, sent_at: null });
  });
});

let common: Pair | undefined;
/** Several look at it and nobody pays. */
async function shared(): Promise<Pair> {
  common ??= await due();
  await wakeAt(server, hours(-23.9), common.client);
  return common;
}

describe("what is paid", () => {
  test("is paid once, and said so whoever asks again", async () => {
    const { client, appointment } = await due();
    expect(await pay(client, appointment)).toEqual({ status: 200, body: { status: "paid" } });
    expect(await pay(client, appointment)).toEqual({ status: 200, body: { status: "paid" } });
    expect(await outcome(client, appointment)).toEqual({ status: 200, body: { status: "paid" } });
    await server.work();
    expect(chargesFor(appointment)).toMatchObject([{ amount: 11_900 }]);
    expect(await balances(server, appointment)).toEqual({ provider: 11_900, prepaid: -11_900 });
  });

  test("in two windows and by the worker at once is charged once", async () => {
    const { client, appointment } = await due();
    const [one, other] = await Promise.all([pay(client, appointment), pay(client, appointment), server.work()]);
    for (const { status, body } of [one, other])
      expect([status, body.status]).toEqual([200, expect.stringMatching(/^(paid|processing)$/)]);
    await server.work();
    expect(chargesFor(appointment)).toHaveLength(1);
    expect(await rowOf(appointment)).toMatchObject({ status: "paid", sent_at: null, leased_until: null });
  });

  test("is not sent once more by whoever was a moment late", async () => {
    const { client, appointment } = await due();
    await pay(client, appointment);
    expect(await chargeAppointment(server, { id: appointment.id, isPresent: true })).toEqual({ status: "paid" });
    expect(await rowOf(appointment)).toMatchObject({ status: "paid", attempt: 1, sent_at: null });
  });

  test("is charged once, though the client pays while nobody knows what became of the worker's try", async () => {
    const { client, appointment } = await due();
    server.cardSandbox.faults({ dropAfter: 1, only: /payment_intents/ });
    await server.work();
    server.cardSandbox.faults({ dropAfter: 0 });
    expect(await rowOf(appointment)).toMatchObject({ status: "open", sent_at: expect.any(Date), intent_id: null });
    expect(await pay(client, appointment)).toEqual({ status: 200, body: { status: "paid" } });
    expect(chargesFor(appointment)).toHaveLength(1);
  });

  test("is charged once, though the worker comes while nobody knows what became of the client's try", async () => {
    const { client, appointment } = await due();
    server.cardSandbox.faults({ dropAfter: 1, only: /payment_intents/ });
    expect(await pay(client, appointment)).toEqual({ status: 200, body: { status: "processing" } });
    server.cardSandbox.faults({ dropAfter: 0 });
    server.clock.advance({ minutes: 1 });
    await server.work();
    expect(await rowOf(appointment)).toMatchObject({ status: "paid", attempt: 1 });
    expect(chargesFor(appointment)).toHaveLength(1);
  });
});

describe("a card says why it cannot be charged", () => {
  let pair: Pair;
  beforeAll(async () => {
    server.clock.set("2026-11-16T09:00:00Z");
    pair = await due();
  });
  beforeEach(() => wakeAt(server, hours(-23.9), pair.client));

  test.each([
    ["4000000000000341", "declined"],
    ["4000000000000002", "declined"],
    ["4000000000009995", "insufficientFunds"],
    ["4000000000009987", "blocked"],
    ["4000000000009979", "blocked"],
    ["4000000000006975", "limit"],
    ["4000000000000069", "expired"],
    ["4000000000000127", "cvc"],
    ["4000000000000119", "processing"],
  ])("%s: %s", async (number, decline) => {
    const { client, appointment } = pair;
    await putCard(client, number);
    expect(await pay(client, appointment)).toEqual({ status: 200, body: { status: "declined", decline } });
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "failed", decline });
    expect(chargesFor(appointment)).toEqual([]);
  });

  test.each([
    ["4000008260003178", "insufficientFunds"],
    ["4000008400001629", "declined"],
  ])("%s, after the bank was answered: %s", async (number, decline) => {
    const { client, appointment } = pair;
    await putCard(client, number);
    await answerBank(await pay(client, appointment), "confirm");
    expect(await outcome(client, appointment)).toEqual({ status: 200, body: { status: "declined", decline } });
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "failed", decline });
  });

  test.each(["4000002500003155", "4000002760003184", "4000003800000446", "4000000000003220"])(
    "%s, whose owner refuses",
    async (number) => {
      const { client, appointment } = pair;
      await putCard(client, number);
      await answerBank(await pay(client, appointment), "refuse");
      const refused = { status: "declined", decline: "authentication" };
      expect(await outcome(client, appointment)).toEqual({ status: 200, body: refused });
    },
  );

  test("until one of them pays, with the same payment", async () => {
    const { client, appointment } = pair;
    await putCard(client, "4000003800000446");
    await answerBank(await pay(client, appointment), "confirm");
    expect(await outcome(client, appointment)).toEqual({ status: 200, body: { status: "paid" } });
    expect(chargesFor(appointment)).toMatchObject([{ amount: 11_900 }]);
  });

  async function answerBank({ body }: Answer, answer: "confirm" | "refuse") {
    expect(body).toEqual({ status: "authentication", clientSecret: expect.stringContaining("_secret_") });
    server.cardSandbox.answerBank(body.clientSecret?.split("_secret_")[0] ?? "", answer);
  }
});

test("where the provider cannot be asked, that is said, and nothing is lost", async () => {
  const { client, appointment } = await due({ card: CARDS.alwaysAsks });
  const asked = await pay(client, appointment);
  server.cardSandbox.faults({ dropBefore: 1 });
  expect(await outcome(client, appointment)).toMatchObject({ status: 503, body: { code: "cardsUnavailable" } });
  server.cardSandbox.faults({ dropBefore: 0 });
  server.cardSandbox.answerBank(asked.body.clientSecret?.split("_secret_")[0] ?? "", "confirm");
  expect(await outcome(client, appointment)).toEqual({ status: 200, body: { status: "paid" } });
});

describe("who leaves and owes a late cancellation", () => {
  const leave = ({ browser, password }: Person) =>
    browser.send("POST", "/api/identity/delete-profile", { password, understood: true });
  const customerOf = async ({ userId }: Person) =>
    (await server.database.selectFrom("payment_customers").selectAll().where("user_id", "=", userId).execute())[0]
      ?.provider_id;
  const cardsOf = ({ userId }: Person) =>
    server.database.selectFrom("payment_methods").select("id").where("user_id", "=", userId).execute();

  test("is charged all the same, once; then provider and we forget card and person", async () => {
    const { client, appointment } = await due();
    const customer = (await customerOf(client)) ?? "";
    expect((await leave(client)).status).toBe(200);
    await server.work("payments-due");
    await server.work("payments-due", "forget-old-cards");
    expect(chargesFor(appointment)).toMatchObject([{ amount: 11_900 }]);
    expect(await balances(server, appointment)).toEqual({ provider: 11_900, coach: -11_900 });
    expect([await cardsOf(client), await customerOf(client)]).toEqual([[], undefined]);
    expect(await server.cards.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  test("with a failing card is tried three times more, and then given up", async () => {
    const { client, appointment } = await due({ card: CARDS.failsLater });
    expect((await leave(client)).status).toBe(200);
    const tries = [];
    for (const after of [-23.8, 1, 4 * 24, 11 * 24 + 1]) {
      expect(await cardsOf(client)).toHaveLength(1);
      await passTo(server, hours(after));
      tries.push((await rowOf(appointment)).attempt);
    }
    await server.work("forget-old-cards");
    expect(tries).toEqual([1, 2, 3, 4]);
    expect([await cardsOf(client), await customerOf(client)]).toEqual([[], undefined]);
    expect(chargesFor(appointment)).toEqual([]);
  });
});
