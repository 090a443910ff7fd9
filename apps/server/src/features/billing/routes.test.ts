import type { Customer } from "@aufwind/contract/billing";
import { beforeEach, describe, expect, test } from "vitest";
import { saveCard } from "../../../test/booked.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { practice } from "../../../test/practice.ts";
import { BILLING, BUSINESS } from "../../../test/sections.ts";
import { testServer } from "../../../test/test-server.ts";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  client = await person(server);
});

const CUSTOMER = "/api/stripe/customer";
const read = async ({ browser }: Person) => (await (await browser.get(CUSTOMER)).json()) as Customer;
const save = ({ browser }: Person, over: Record<string, unknown> = {}) =>
  browser.send("PATCH", CUSTOMER, { ...BILLING, ...over });
const errorsOf = async (response: Response) => {
  const { errors = [] } = (await response.json()) as { errors?: { field: string; code: string }[] };
  return [response.status, ...errors.map(({ field, code }) => `${field} ${code}`)];
};
const atProvider = async ({ userId }: Person) => {
  const customers = server.database.selectFrom("payment_customers").select("provider_id");
  const { provider_id } = await customers.where("user_id", "=", userId).executeTakeFirstOrThrow();
  return server.cards.stripe.customers.retrieve(provider_id);
};

describe("billing information", () => {
  test("is offered from the account until it is saved", async () => {
    expect(await read(client)).toEqual({
      name: "Erika Muster",
      email: client.email,
      phone: "",
      address: "",
      city: "",
      postalCode: "",
      country: "",
      taxType: "",
      taxNumber: "",
      isSaved: false,
      paymentMethods: [],
      defaultPaymentMethodId: null,
    });
  });

  test("is offered to a coach from the business", async () => {
    const coach = await practice(server, { without: ["photo"] });
    expect(await read(coach)).toMatchObject({
      name: BUSINESS.companyName || "Erika Muster",
      email: BUSINESS.companyEmail,
      city: BUSINESS.city,
      postalCode: BUSINESS.zipCode,
      country: BUSINESS.country,
      taxType: "eu_vat",
      taxNumber: BUSINESS.vatNumber,
      isSaved: false,
    });
    expect((await save(coach)).status).toBe(200);
    expect(await read(coach)).toMatchObject({ ...BILLING, isSaved: true });
  });

  test("is saved whole and answered with the cards", async () => {
    await saveCard(server, client);
    const response = await save(client);
    const saved = (await response.json()) as Customer;
    expect([response.status, saved]).toMatchObject([200, { ...BILLING, isSaved: true }]);
    expect(saved.paymentMethods).toMatchObject([{ id: saved.defaultPaymentMethodId, lastFour: "4242" }]);
    expect(await read(client)).toEqual(saved);
  });

  test("needs no tax number and no phone", async () => {
    await save(client);
    expect((await save(client, { taxType: "", taxNumber: "", phone: "" })).status).toBe(200);
    expect(await read(client)).toMatchObject({ taxType: "", taxNumber: "", phone: "" });
  });

  test("of two windows is the later one, and never a mixture", async () => {
    const answers = await Promise.all([save(client, { name: "A", city: "A" }), save(client, { name: "B", city: "B" })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { name, city } = await read(client);
    expect(name).toBe(city);
  });

  test("goes with the profile", async () => {
    await save(client);
    await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
    const left = await server.database.selectFrom("billing_details").where("user_id", "=", client.userId).execute();
    expect(left).toEqual([]);
  });

  test("is for members only", async () => {
    const visitor = server.browser();
    expect((await visitor.get(CUSTOMER)).status).toBe(401);
    expect((await visitor.send("PATCH", CUSTOMER, BILLING)).status).toBe(401);
  });
});

describe("the provider", () => {
  test("is updated afterwards, if it knows the person", async () => {
    await saveCard(server, client);
    await save(client);
    await server.work();
    expect(await atProvider(client)).toMatchObject({
      name: BILLING.name,
      email: BILLING.email,
      phone: BILLING.phone,
      address: {
        line1: BILLING.address,
        city: BILLING.city,
        postal_code: BILLING.postalCode,
        country: BILLING.country,
      },
    });
  });

  test("is updated with the first card, if it came before that", async () => {
    await save(client);
    await server.work();
    await saveCard(server, client);
    await server.work();
    expect(await atProvider(client)).toMatchObject({ name: BILLING.name, email: BILLING.email });
  });

  test("may be away: it is saved all the same, and told later", async () => {
    await saveCard(server, client);
    await server.work();
    server.cardSandbox.faults({ dropBefore: 1, only: /customers/ });
    expect((await save(client)).status).toBe(200);
    await expect(server.work()).rejects.toThrow();
    server.cardSandbox.faults({ dropBefore: 0, only: undefined });
    await server.pool.query("update pgboss.job set start_after = now() where name = 'sync-customer'");
    await server.work();
    expect(await atProvider(client)).toMatchObject({ name: BILLING.name });
  });
});

describe("what is refused changes nothing", () => {
  test.each([
    ["no name", { name: " " }, "name required"],
    ["a long name", { name: "x".repeat(501) }, "name tooLong"],
    ["no address for mails", { email: "x" }, "email email"],
    ["a long one", { email: `${"x".repeat(250)}@a.de` }, "email tooLong"],
    ["no address", { address: "" }, "address required"],
    ["a long address", { address: "x".repeat(201) }, "address tooLong"],
    ["a long city", { city: "x".repeat(41) }, "city tooLong"],
    ["a postal code of another country", { postalCode: "1010" }, "postalCode postalCode"],
    ["a long postal code", { postalCode: "1".repeat(21), country: "AO" }, "postalCode tooLong"],
    ["no country", { country: "XX" }, "country country"],
    ["a kind of tax number that nobody knows", { taxType: "de_xyz" }, "taxType invalid"],
    ["a kind by the name of what every object has", { taxType: "__proto__" }, "taxType invalid"],
    ["a kind without a number", { taxNumber: "" }, "taxNumber required"],
    ["a number without a kind", { taxType: "" }, "taxType required"],
    ["a number of another kind", { taxType: "us_ein" }, "taxNumber taxNumber"],
    ["a long number", { taxNumber: "1".repeat(21) }, "taxNumber tooLong"],
    ["somebody else's id", { userId: "019a8b00-0000-7000-8000-000000000000" }, "userId notAccepted"],
  ])("%s", async (_, over, error) => {
    await save(client);
    const before = await read(client);
    const [status, ...errors] = await errorsOf(await save(client, over));
    expect(status).toBe(422);
    expect(errors).toContain(error);
    expect(await read(client)).toEqual(before);
  });
});
