import type { PaymentMethods } from "@aufwind/contract/payment-methods";
import { beforeEach, describe, expect, test } from "vitest";
import { act, booked, CARDS, introduce, openCoach, saveCard, wakeAt } from "../../../test/booked.ts";
import { confirmCard, keepCard, METHODS, type Started, startCard, typeCard } from "../../../test/card-form.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { saveFromProvider } from "./commands.ts";
import { defaultCardOf, hasPaymentMethod } from "./store.ts";

const WEDNESDAY = "2026-11-18T13:00:00.000Z";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server);
});

const list = async ({ browser }: Person) => (await (await browser.get(METHODS)).json()) as PaymentMethods;
const remove = ({ browser }: Person, id = "") => browser.send("DELETE", `/api/stripe/payment-method/${id}`);
const prefer = ({ browser }: Person, id = "") => browser.send("PATCH", `/api/stripe/default-payment-method/${id}`);
const lastFours = ({ items }: PaymentMethods) => items.map(({ lastFour }) => lastFour);

const confirm = (started: Started, card: string) => confirmCard(server, started, card);
/** Saved at the provider, and not stored here yet. */
const confirmed = async (who: Person, number: string = CARDS.good) => {
  const started = await startCard(who);
  await confirm(started, server.cardSandbox.newCard(number));
  return started;
};
const customerOf = ({ userId }: Person) =>
  server.database.selectFrom("payment_customers").selectAll().where("user_id", "=", userId).execute();
const atProvider = async (who: Person) => {
  const [customer] = await customerOf(who);
  const { data } = await server.cards.stripe.paymentMethods.list({ customer: customer?.provider_id ?? "" });
  return data.map(({ card }) => card?.last4).sort();
};
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

describe("a card", () => {
  test("goes from the form to the provider, is kept with brand, last four and last day, and is the primary one", async () => {
    expect(await list(client)).toEqual({ items: [], canAdd: true });
    const started = await startCard(client);
    const { id = "" } = await typeCard(server, "4242 4242 4242 4242", {
      "card[exp_month]": "2",
      "card[exp_year]": "2028",
    });
    expect(await confirm(started, id)).toMatchObject({ status: "succeeded" });
    const response = await keepCard(client, started);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        items: [
          {
            id: expect.any(String),
            brand: "visa",
            lastFour: "4242",
            expiresOn: "2028-02-29",
            expiry: "good",
            defaultPayment: true,
            canRemove: true,
          },
        ],
        canAdd: true,
      },
    ]);
    expect(JSON.stringify(await list(client))).not.toContain(id);
  });

  test("is stored once, however often the page and the provider say so, at once and later", async () => {
    const started = await confirmed(client);
    const said = [
      keepCard(client, started),
      saveFromProvider(server, started.setupIntentId),
      keepCard(client, started),
    ];
    await Promise.all(said);
    await server.cardSandbox.deliver();
    expect((await keepCard(client, started)).status).toBe(200);
    expect(lastFours(await list(client))).toEqual(["4242"]);
  });

  test("is kept by the provider's message alone, where the page was closed", async () => {
    await saveFromProvider(server, (await confirmed(client)).setupIntentId);
    expect(lastFours(await list(client))).toEqual(["4242"]);
  });

  test("that was not confirmed is not saved, and the person hears what to do", async () => {
    const response = await keepCard(client, await startCard(client));
    expect([response.status, await codeOf(response)]).toEqual([409, "cardNotSaved"]);
    expect(await list(client)).toEqual({ items: [], canAdd: true });
  });

  test("of somebody else is not found, and stays as it is", async () => {
    const other = await person(server);
    const started = await confirmed(other);
    expect((await keepCard(client, started)).status).toBe(404);
    expect((await keepCard(client, { ...started, setupIntentId: "seti_nobody" })).status).toBe(404);
    await keepCard(other, started);
    const [card] = (await list(other)).items;
    expect([(await remove(client, card?.id)).status, (await prefer(client, card?.id)).status]).toEqual([404, 404]);
    expect((await list(other)).items).toEqual([card]);
    expect((await list(client)).items).toEqual([]);
  });

  test("that is there already is not saved twice, and the person hears so; the provider forgets the second", async () => {
    expect((await saveCard(server, client)).status).toBe(200);
    await saveCard(server, client, "5555555555554444");
    const again = await confirmed(client);
    for (const _ of ["once", "and again"]) {
      const response = await keepCard(client, again);
      expect([response.status, await codeOf(response)]).toEqual([409, "cardKnown"]);
    }
    expect(lastFours(await list(client))).toEqual(["4444", "4242"]);
    await server.work();
    const kept = server.database.selectFrom("payment_methods").select("id").where("user_id", "=", client.userId);
    expect(await kept.execute()).toHaveLength(2);
    const other = await person(server);
    expect((await saveCard(server, other)).status).toBe(200);
  });

  test("that was renewed takes the place of the one with the old date", async () => {
    await saveCard(server, client);
    const old = { expires_on: "2026-12-31" };
    await server.database.updateTable("payment_methods").set(old).where("user_id", "=", client.userId).execute();
    expect((await saveCard(server, client)).status).toBe(200);
    expect(lastFours(await list(client))).toEqual(["4242"]);
    expect((await list(client)).items[0]?.expiresOn).not.toBe(old.expires_on);
  });

  test("is once for each person in the database itself", async () => {
    await saveCard(server, client);
    const [card] = await server.database
      .selectFrom("payment_methods")
      .selectAll()
      .where("user_id", "=", client.userId)
      .execute();
    if (!card) throw new Error("there is no card");
    const { id: _, ...rest } = card;
    const twice = server.database
      .insertInto("payment_methods")
      .values({ ...rest, provider_id: "pm_twice", place: 4, is_default: false });
    await expect(twice.execute()).rejects.toThrow(/same_card_once/);
  });

  test("can be saved by a coach as well", async () => {
    const coach = await person(server, { kind: "coach" });
    expect((await saveCard(server, coach)).status).toBe(200);
  });
});

describe("four cards", () => {
  const FOUR = [CARDS.good, "5555555555554444", CARDS.failsLater, CARDS.disputed];
  const save = async (...numbers: string[]) => {
    for (const number of numbers) expect((await saveCard(server, client, number)).status).toBe(200);
  };

  test("are the most: a fifth is refused before its number is asked for", async () => {
    await save(...FOUR);
    expect(await list(client)).toMatchObject({ canAdd: false });
    const response = await client.browser.send("POST", "/api/stripe/checkout-session", {});
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: "tooManyCards", detail: expect.stringContaining("the maximum of 4 saved payment methods") },
    ]);
  });

  test("stay four when two are added at once, and the provider forgets the one without a place", async () => {
    await save(...FOUR.slice(0, 3));
    const [one, other] = [await confirmed(client, FOUR[3]), await confirmed(client, CARDS.refundPending)];
    const answers = await Promise.all([keepCard(client, one), keepCard(client, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409) ?? answers[0];
    expect(refused && (await codeOf(refused))).toBe("tooManyCards");
    await server.work();
    const kept = lastFours(await list(client));
    expect(kept).toHaveLength(4);
    expect(await atProvider(client)).toEqual(kept.toSorted());
    const late = answers[0]?.status === 409 ? one : other;
    expect(await codeOf(await keepCard(client, late))).toBe("tooManyCards");
  });

  test("a place that gets free is taken again", async () => {
    await save(...FOUR);
    const [card] = (await list(client)).items;
    await remove(client, card?.id);
    await save(CARDS.refundPending);
    expect(lastFours(await list(client))).toEqual(["7726", "0341", "4444", "4242"]);
  });
});

describe("the primary card", () => {
  test("is the newest, or the one that is chosen", async () => {
    await saveCard(server, client);
    await saveCard(server, client, "5555555555554444");
    const [newest, first] = (await list(client)).items;
    expect([newest?.defaultPayment, first?.defaultPayment]).toEqual([true, false]);
    const response = await prefer(client, first?.id);
    expect([response.status, lastFours((await response.json()) as PaymentMethods)]).toEqual([200, ["4242", "4444"]]);
    expect(await defaultCardOf(server.database, client.userId)).toMatchObject({ id: first?.id, last_four: "4242" });
  });

  test("is one, when two windows choose at once or one takes away what the other chooses", async () => {
    await saveCard(server, client);
    await saveCard(server, client, "5555555555554444");
    const [newest, first] = (await list(client)).items;
    await Promise.all([prefer(client, newest?.id), prefer(client, first?.id), prefer(client, newest?.id)]);
    expect((await list(client)).items.filter(({ defaultPayment }) => defaultPayment)).toHaveLength(1);
    await Promise.all([remove(client, first?.id), prefer(client, first?.id)]);
    expect((await list(client)).items).toMatchObject([{ id: newest?.id, defaultPayment: true }]);
  });

  test("is followed by the newest that is still good when it is taken away", async () => {
    const [first, old, newest] = [await startCard(client), await startCard(client), await startCard(client)];
    await confirm(first, server.cardSandbox.newCard(CARDS.good));
    await confirm(old, server.cardSandbox.newCard(CARDS.failsLater, { expMonth: 11, expYear: 2026 }));
    await confirm(newest, server.cardSandbox.newCard("5555555555554444"));
    for (const started of [first, old, newest]) await keepCard(client, started);
    await server.database
      .updateTable("payment_methods")
      .set({ expires_on: "2026-11-15" })
      .where("last_four", "=", "0341")
      .where("user_id", "=", client.userId)
      .execute();
    const [card] = (await list(client)).items;
    const response = await remove(client, card?.id);
    expect(((await response.json()) as PaymentMethods).items).toMatchObject([
      { lastFour: "4242", defaultPayment: true },
      { lastFour: "0341", expiry: "expired" },
    ]);
  });
});

describe("taking a card away", () => {
  test("forgets it at the provider, too; twice is not found", async () => {
    await saveCard(server, client);
    const [card] = (await list(client)).items;
    const response = await remove(client, card?.id);
    expect([response.status, await response.json()]).toEqual([200, { items: [], canAdd: true }]);
    expect((await remove(client, card?.id)).status).toBe(404);
    await server.work();
    expect(await atProvider(client)).toEqual([]);
    const left = await server.database.selectFrom("payment_methods").where("user_id", "=", client.userId).execute();
    expect(left).toEqual([]);
  });

  test("is not undone by a late message of the provider", async () => {
    const started = await confirmed(client);
    await keepCard(client, started);
    const [card] = (await list(client)).items;
    await remove(client, card?.id);
    await saveFromProvider(server, started.setupIntentId);
    await server.work();
    await saveFromProvider(server, started.setupIntentId);
    expect((await list(client)).items).toEqual([]);
  });

  test("is refused for the only one that can pay what lies ahead, until there is another", async () => {
    const coach = await openCoach(server);
    await introduce(server, { coachId: coach.userId, clientId: client.userId });
    await saveCard(server, client);
    const { id } = await booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY, consultation: "standard" });
    const [card] = (await list(client)).items;
    expect(card?.canRemove).toBe(false);
    const refused = await remove(client, card?.id);
    expect([refused.status, await codeOf(refused)]).toEqual([409, "cardNeeded"]);
    await saveCard(server, client, "5555555555554444");
    expect((await list(client)).items.map(({ canRemove }) => canRemove)).toEqual([true, true]);
    const both = (await list(client)).items.map((each) => remove(client, each.id));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await act(client, `/api/clients/appointments/${id}/cancel`, { owedCents: 0, reason: "" });
    const [last] = (await list(client)).items;
    expect([last?.canRemove, (await remove(client, last?.id)).status]).toEqual([true, 200]);
  });
});

test("an expired card is no saved card for booking, the day after its last day in Berlin", async () => {
  const started = await startCard(client);
  await confirm(started, server.cardSandbox.newCard(CARDS.good, { expMonth: 11, expYear: 2026 }));
  await keepCard(client, started);
  expect((await list(client)).items).toMatchObject([{ expiresOn: "2026-11-30", expiry: "soon" }]);
  const hasCard = (now: string) => hasPaymentMethod(server.database, client.userId, new Date(now));
  expect([await hasCard("2026-11-30T22:59:59Z"), await hasCard("2026-11-30T23:00:00Z")]).toEqual([true, false]);
  const coach = await openCoach(server);
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await wakeAt(server, "2026-12-01T09:00:00Z", client);
  const wanted = { coachId: coach.userId, scheduledAt: "2026-12-03T13:00:00.000Z", consultation: "standard" } as const;
  expect(await booked(client, wanted)).toMatchObject({ awaiting: "payment_details" });
});

test("the public key and the script are for members, and no secret is among them", async () => {
  const response = await client.browser.get("/api/stripe/publish-key");
  expect(await response.json()).toEqual({
    publishableKey: "pk_test_sandbox",
    scriptUrl: `${server.cardSandbox.url}/stripe.js`,
  });
});

test("nothing of it is for visitors but the public key, with which they pay for a gift card", async () => {
  const visitor = { ...client, browser: server.browser() };
  const asked = [
    visitor.browser.get(METHODS),
    visitor.browser.send("POST", "/api/stripe/checkout-session", {}),
    keepCard(visitor, { setupIntentId: "seti_x", clientSecret: "" }),
    remove(visitor, client.userId),
    prefer(visitor, client.userId),
  ];
  for (const response of await Promise.all(asked)) expect(response.status).toBe(401);
  expect((await visitor.browser.get("/api/stripe/publish-key")).status).toBe(200);
});

test.each([{}, { setupIntentId: "pi_1" }, { setupIntentId: "seti_1", amount: 1 }, { setupIntentId: "seti_/../x" }])(
  "%j is refused",
  async (body) => expect((await client.browser.send("PUT", METHODS, body)).status).toBe(422),
);

test("whoever leaves is forgotten by the provider, cards and name", async () => {
  await saveCard(server, client);
  await server.work();
  const [customer] = await customerOf(client);
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  await server.work();
  expect(await customerOf(client)).toEqual([]);
  const known = await server.cards.stripe.customers.retrieve(customer?.provider_id ?? "");
  expect(known).toEqual(expect.objectContaining({ deleted: true }));
});
