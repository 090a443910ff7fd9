import type { GiftOrder } from "@aufwind/contract/gift-cards";
import { shownGiftCode } from "@aufwind/rules/gift-cards-codes";
import { beforeEach, expect, test } from "vitest";
import { CARDS, openCoach, saveCard } from "../../../test/booked.ts";
import { ask, boughtGiftCard, giftOrder, giftRow, ordered, outstanding, payInForm } from "../../../test/gift-cards.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { openCode, orderIdOf } from "./gift-card-keys.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  // As if each test used a card of its own: much on one card is held.
  await server.database.updateTable("gift_cards").set({ card_key: null }).execute();
});

const read = async (order: string) =>
  (await (await server.browser().get(`/api/gift-cards/orders/${order}`)).json()) as GiftOrder;
const order = (over: Record<string, unknown>) =>
  server.browser().send("POST", "/api/gift-cards/orders", giftOrder(over));
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const mailsTo = async (email: string) => (await server.mails()).filter(({ to_address }) => to_address === email);

test("a gift card is ordered without an account, paid in the provider's form, and mailed at once with its code", async () => {
  const key = await ordered(server, { email: "first@example.org", recipientEmail: "given@example.org" });
  expect(await read(key)).toMatchObject({
    status: "ordered",
    amountCents: 5000,
    can: { print: false, withdraw: false },
  });
  expect(await ask(server, key)).toEqual({ status: "open" });
  await payInForm(server, key);
  expect(await ask(server, key)).toEqual({ status: "paid" });
  await server.work();
  const row = await giftRow(server, key);
  expect(row).toMatchObject({ status: "delivered", balance_cents: 5000, last_four: "4242" });
  const code = shownGiftCode(openCode(server.config.secret, row?.code as Buffer));
  const [gift] = await mailsTo("given@example.org");
  expect(gift?.subject).toBe("Oma Hilde has a present for you");
  for (const said of [code, "Alles Gute!", "31 Dec 2029", "/en/client/gift-cards#"]) expect(gift?.text).toContain(said);
  const [, printKey = ""] = /orders\/([\w-]{43})\/pdf/.exec(gift?.text ?? "") ?? [];
  expect((await server.browser().get(`/api/gift-cards/orders/${printKey}/pdf/de`)).status).toBe(200);
  // Whoever was given it neither reads the order nor undoes it.
  expect((await server.browser().get(`/api/gift-cards/orders/${printKey}`)).status).toBe(404);
  expect((await server.browser().send("POST", `/api/gift-cards/orders/${printKey}/withdraw`, {})).status).toBe(404);
  const [receipt] = await mailsTo("first@example.org");
  expect(receipt?.text).toContain("multi-purpose voucher");
  expect(receipt?.text).not.toContain(code);
  expect(await read(key)).toMatchObject({ status: "delivered", payment: null, can: { print: true, withdraw: true } });
});

test("however often it is said to be paid, it is sold once: one code, one posting, one mail", async () => {
  const key = await ordered(server, { email: "once@example.org" });
  await payInForm(server, key);
  await server.cardSandbox.deliver();
  await Promise.all([ask(server, key), ask(server, key), ask(server, key), server.work()]);
  const sold = await server.database
    .selectFrom("ledger_postings")
    .selectAll()
    .where("key", "=", `gift-sold:${orderIdOf(server.config.secret, key)}`)
    .execute();
  expect(sold).toHaveLength(1);
  expect(await mailsTo("once@example.org")).toHaveLength(1);
});

test("the provider's message is enough where the page was closed", async () => {
  const key = await ordered(server, { email: "closed@example.org" });
  await payInForm(server, key);
  await server.cardSandbox.deliver();
  await server.work();
  expect(await giftRow(server, key)).toMatchObject({ status: "delivered" });
});

test("a declined card sells nothing, and another one pays the same order", async () => {
  const key = await ordered(server, { email: "declined@example.org" });
  await payInForm(server, key, CARDS.failsLater);
  expect(await ask(server, key)).toEqual({ status: "open" });
  await payInForm(server, key);
  expect(await ask(server, key)).toEqual({ status: "paid" });
});

test("somebody with an account pays with a saved card; nobody else can use it", async () => {
  const [buyer, other] = [await person(server), await person(server)];
  await saveCard(server, buyer);
  const { items } = (await (await buyer.browser.get("/api/stripe/customer-payment-methods")).json()) as {
    items: { id: string }[];
  };
  const cardId = items[0]?.id;
  const placed = await buyer.browser.send("POST", "/api/gift-cards/orders", giftOrder({ email: buyer.email }));
  const { order: key } = (await placed.json()) as { order: string };
  const pay = ({ browser }: typeof buyer) => browser.send("PUT", `/api/gift-cards/orders/${key}/payment`, { cardId });
  expect((await pay(other)).status).toBe(404);
  expect(await (await pay(buyer)).json()).toEqual({ status: "paid" });
  expect(await (await pay(buyer)).json()).toEqual({ status: "paid" });
  expect(
    server.cardSandbox
      .books()
      .charges.filter(({ metadata }) => metadata.giftCard === orderIdOf(server.config.secret, key)),
  ).toHaveLength(1);
});

test("it is mailed on the morning that was chosen, and not before", async () => {
  const over = { email: "later@example.org", recipientEmail: "xmas@example.org", deliverOn: "2026-12-24" };
  const key = await ordered(server, over);
  await payInForm(server, key);
  await ask(server, key);
  server.clock.set("2026-12-24T06:59:00Z");
  await server.work();
  expect(await mailsTo("xmas@example.org")).toEqual([]);
  server.clock.set("2026-12-24T07:00:00Z");
  await server.work();
  await server.work();
  expect(await mailsTo("xmas@example.org")).toHaveLength(1);
});

test("one session of a coach costs its price today, and names the coach", async () => {
  const coach = await openCoach(server);
  const session = { slug: coach.slug, consultation: "standard" };
  const email = "session@example.org";
  expect(await codeOf(await order({ session, amountCents: 11_800, email }))).toBe("feeChanged");
  expect(await codeOf(await order({ session: { ...session, slug: "nobody" }, amountCents: 11_900, email }))).toBe(
    "notFound",
  );
  const key = await ordered(server, { session, amountCents: 11_900, email });
  expect((await read(key)).coachName).not.toBe("");
});

test.each([
  [{ amountCents: 2499 }, "amountCents"],
  [{ amountCents: 50_001 }, "amountCents"],
  [{ recipientEmail: null }, "recipientEmail"],
  [{ deliverOn: "2026-11-15" }, "deliverOn"],
  [{ deliverOn: "2028-01-01" }, "deliverOn"],
  [{ design: "skulls" }, "design"],
])("%j is no order", async (over, field) => {
  const response = await order({ email: "wrong@example.org", ...over });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});

test("much within a day is held for the team and not delivered; very much is not sold", async () => {
  const over = { email: "rich@example.org", amountCents: 30_000, recipientEmail: "rich.friend@example.org" };
  for (const status of ["paid", "held"]) {
    const key = await ordered(server, over);
    await payInForm(server, key);
    await ask(server, key);
    expect(await giftRow(server, key)).toMatchObject({ status });
    if (status === "held")
      expect(
        await server.database
          .selectFrom("cases")
          .select(["kind", "state"])
          .where("source_id", "=", orderIdOf(server.config.secret, key) ?? "")
          .execute(),
      ).toEqual([{ kind: "payment", state: "open" }]);
  }
  await server.work();
  expect(await mailsTo("rich.friend@example.org")).toHaveLength(1);
  expect(await codeOf(await order({ ...over, amountCents: 50_000 }))).not.toBe("giftCardLimit");
  for (let n = 0; n < 2; n++) {
    const key = await ordered(server, over);
    await payInForm(server, key);
    await ask(server, key);
  }
  expect(await codeOf(await order({ ...over, amountCents: 50_000 }))).toBe("giftCardLimit");
});

test("an order that nobody paid is forgotten after a day, and can be paid no more; one that was paid is kept", async () => {
  const [unpaid, paid] = [
    await ordered(server, { email: "u@example.org" }),
    await ordered(server, { email: "p@example.org" }),
  ];
  const intent = (await giftRow(server, unpaid))?.intent_id ?? "";
  await payInForm(server, paid);
  server.clock.set("2026-11-17T09:50:00Z");
  await server.work();
  expect(await giftRow(server, unpaid)).toBeUndefined();
  expect((await server.cards.stripe.paymentIntents.retrieve(intent)).status).toBe("canceled");
  expect(await giftRow(server, paid)).toMatchObject({ status: "delivered" });
});

test("the buyer withdraws within 14 days while nothing was used: the code is dead, the money goes back once", async () => {
  const { order: key, id } = await boughtGiftCard(server, { email: "regret@example.org" });
  const withdraw = () => server.browser().send("POST", `/api/gift-cards/orders/${key}/withdraw`, {});
  const [one, two] = await Promise.all([withdraw(), withdraw()]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  await server.work();
  expect(await giftRow(server, key)).toMatchObject({ status: "void", void_cause: "withdrawn", balance_cents: 0 });
  const charge = server.cardSandbox.books().charges.find(({ metadata }) => metadata.giftCard === id);
  expect(charge?.refunded).toBe(5000);
  expect((await mailsTo("regret@example.org")).at(-1)?.text).toContain("refunding €50");
  expect((await outstanding(server)).ledger).toBe((await outstanding(server)).rows);

  const { order: late } = await boughtGiftCard(server);
  server.clock.set("2026-12-01T09:00:00Z");
  expect(await codeOf(await server.browser().send("POST", `/api/gift-cards/orders/${late}/withdraw`, {}))).toBe(
    "giftCardNotWithdrawable",
  );
});

test("a bank that takes the money back stops the card; if we lose, what was not used is owed to nobody", async () => {
  const key = await ordered(server, { email: "thief@example.org", delivery: "print" });
  await payInForm(server, key, CARDS.disputed);
  await ask(server, key);
  server.cardSandbox.settle();
  await server.cardSandbox.deliver();
  await server.work();
  expect(await giftRow(server, key)).toMatchObject({ status: "void", void_cause: "disputed" });
});

test("keys that we never gave out find nothing", async () => {
  for (const key of ["x".repeat(43), "A".repeat(43)])
    expect((await server.browser().get(`/api/gift-cards/orders/${key}`)).status).toBe(404);
});

test("the PDF has the code, the words and a title, in both languages, once it is delivered", async () => {
  const { order: key, code } = await boughtGiftCard(server, { design: "stars", message: "Für dich ✨" });
  for (const language of ["de", "en"]) {
    const response = await server.browser().get(`/api/gift-cards/orders/${key}/pdf/${language}`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const { extractText, getDocumentProxy } = await import("unpdf");
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), {
      mergePages: true,
    });
    for (const said of [shownGiftCode(code), "Oma Hilde", language === "de" ? "Gutschein" : "Gift card"])
      expect(text).toContain(said);
  }
  const unpaid = await ordered(server, { email: "nopdf@example.org" });
  expect((await server.browser().get(`/api/gift-cards/orders/${unpaid}/pdf/de`)).status).toBe(404);
});
