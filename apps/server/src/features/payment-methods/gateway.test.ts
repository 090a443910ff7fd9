import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import { beforeEach, describe, expect, test } from "vitest";
import { CARDS } from "../../../test/booked.ts";
import { confirmCard, keepCard, METHODS, type Started, startCard, typeCard } from "../../../test/card-form.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  server.cardSandbox.faults({ dropBefore: 0, error500: 0, error429: 0 });
  client = await person(server);
});

const list = async ({ browser }: Person) => (await (await browser.get(METHODS)).json()) as PaymentMethods;
const begin = ({ browser }: Person) => browser.send("POST", "/api/stripe/checkout-session", {});
const lastFours = ({ items }: PaymentMethods) => items.map(({ lastFour }) => lastFour);
const confirm = (started: Started, card: string) => confirmCard(server, started, card);
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const customerOf = ({ userId }: Person) =>
  server.database.selectFrom("payment_customers").selectAll().where("user_id", "=", userId).execute();

describe("each test card at saving", () => {
  test.each([
    ["4242424242424242"],
    ["5555555555554444"],
    ["4000000000000341"],
    ["4000000000000259"],
    ["4000000000002685"],
    ["4000000000007726"],
    ["4000000000005126"],
  ])("%s is saved", async (number) => {
    const started = await startCard(client);
    const { id = "" } = await typeCard(server, number);
    expect(await confirm(started, id)).toMatchObject({ status: "succeeded" });
    expect((await keepCard(client, started)).status).toBe(200);
    expect(lastFours(await list(client))).toEqual([number.slice(-4)]);
  });

  test.each([
    ["4000002500003155"],
    ["4000002760003184"],
    ["4000003800000446"],
    ["4000008260003178"],
    ["4000000000003220"],
  ])("%s is saved after the bank has asked, and not before or where the owner refuses", async (number) => {
    const [agreed, refused] = [await startCard(client), await startCard(client)];
    for (const started of [agreed, refused]) {
      expect(await confirm(started, server.cardSandbox.newCard(number))).toMatchObject({ status: "requires_action" });
      expect(await codeOf(await keepCard(client, started))).toBe("cardNotSaved");
    }
    server.cardSandbox.answerBank(agreed.setupIntentId, "confirm");
    server.cardSandbox.answerBank(refused.setupIntentId, "refuse");
    expect([(await keepCard(client, agreed)).status, (await keepCard(client, refused)).status]).toEqual([200, 409]);
    expect(lastFours(await list(client))).toEqual([number.slice(-4)]);
  });

  test.each([
    ["4000000000000002", "card_declined", "generic_decline"],
    ["4000000000009995", "card_declined", "insufficient_funds"],
    ["4000000000009987", "card_declined", "lost_card"],
    ["4000000000009979", "card_declined", "stolen_card"],
    ["4000000000006975", "card_declined", "card_velocity_exceeded"],
    ["4000000000000069", "expired_card", undefined],
    ["4000000000000127", "incorrect_cvc", undefined],
    ["4000000000000119", "processing_error", undefined],
  ])("%s is not saved: %s, %s", async (number, code, decline) => {
    const started = await startCard(client);
    const { error } = await confirm(started, server.cardSandbox.newCard(number));
    expect([error?.code, error?.decline_code]).toEqual([code, decline]);
    expect(await codeOf(await keepCard(client, started))).toBe("cardNotSaved");
    expect((await list(client)).items).toEqual([]);
  });

  test.each([
    ["incorrect_number", "4242424242424241", {}],
    ["invalid_expiry_month", CARDS.good, { "card[exp_month]": "13" }],
    ["invalid_expiry_year", CARDS.good, { "card[exp_year]": "95" }],
    ["invalid_cvc", CARDS.good, { "card[cvc]": "99" }],
  ] as const)("%s is said while one types", async (code, number, over) => {
    expect((await typeCard(server, number, over)).error?.code).toBe(code);
  });
});

test("two windows that begin at once make one customer at the provider, who is called as the account is", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => begin(client)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [customer, ...more] = await customerOf(client);
  expect(more).toEqual([]);
  await server.work();
  const known = await server.cards.stripe.customers.retrieve(customer?.provider_id ?? "");
  expect(known).toMatchObject({ name: "Erika Muster", email: client.email, preferred_locales: ["en"] });
});

test("if the provider is away the person is told so, and nothing is changed", async () => {
  const started = await startCard(client);
  await confirm(started, server.cardSandbox.newCard(CARDS.good));
  for (const fault of [{ dropBefore: 1 }, { error500: 1 }, { error429: 1 }]) {
    server.cardSandbox.faults({ dropBefore: 0, error500: 0, ...fault });
    const answers = [await begin(client), await keepCard(client, started)];
    for (const response of answers)
      expect([response.status, await codeOf(response)]).toEqual([503, "cardsUnavailable"]);
  }
  server.cardSandbox.faults({ dropBefore: 0, error500: 0, error429: 0 });
  expect((await list(client)).items).toEqual([]);
  expect((await keepCard(client, started)).status).toBe(200);
});

test("a customer whose making the provider failed is made a minute later", async () => {
  server.cardSandbox.faults({ error500: 1 });
  expect((await begin(client)).status).toBe(503);
  server.cardSandbox.faults({ error500: 0 });
  server.clock.advance({ minutes: 1 });
  expect((await begin(client)).status).toBe(201);
});
