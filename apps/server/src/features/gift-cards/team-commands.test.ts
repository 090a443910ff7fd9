import type { TeamGiftCard, TeamGiftCardDetail } from "@aufwind/contract/gift-cards-team";
import { beforeEach, expect, test } from "vitest";
import { ask, boughtGiftCard, giftRow, ordered, payInForm, redeem } from "../../../test/gift-cards.ts";
import { operator } from "../../../test/operators.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { openCode } from "./gift-card-keys.ts";

const server = await testServer();
const finance = await operator(server, { permissions: ["finance"] });
const moderator = await operator(server, { permissions: ["moderation"] });
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const REASON = { reason: "Die Kundin hat angerufen." };
const act = (id: string, name: string, body: object = REASON) =>
  finance.browser.send("POST", `/api/operators/gift-cards/${id}/${name}`, body);
const find = async (text: string) => {
  const found = await finance.browser.send("POST", "/api/operators/gift-cards/search", { q: text });
  return ((await found.json()) as { items: TeamGiftCard[] }).items.map(({ id }) => id);
};
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const actions = async (id: string) =>
  (
    await server.database.selectFrom("audit_log").select("action").where("subject_id", "=", id).orderBy("at").execute()
  ).map(({ action }) => action);

let buyers = 0;

/** One that was held, since its buyer bought much. */
async function held() {
  await server.database.updateTable("gift_cards").set({ card_key: null }).execute();
  const email = `much${buyers++}@example.org`;
  const over = { email, amountCents: 50_000, recipientEmail: "friend@example.org" };
  let key = "";
  for (let n = 0; n < 2; n++) {
    key = await ordered(server, over);
    await payInForm(server, key);
    await ask(server, key);
  }
  const row = await giftRow(server, key);
  if (row?.status !== "held") throw new Error("it is not held");
  return { key, email, id: row.id };
}

test("a gift card is found by name, address and its whole code, and read without it", async () => {
  const { id, code } = await boughtGiftCard(server, { email: "find.me@example.org", recipientName: "Zacharias" });
  for (const text of ["zachar", "FIND.ME@", code.toLowerCase()]) expect(await find(text)).toEqual([id]);
  const listed = await finance.browser.get("/api/operators/gift-cards/0/10/desc?status=delivered");
  expect(await listed.json()).toMatchObject({ items: [{ id }], totalCount: 1 });
  expect(await find("nobody here")).toEqual([]);
  const read = await finance.browser.get(`/api/operators/gift-cards/${id}`);
  const shown = (await read.json()) as TeamGiftCardDetail;
  expect(shown).toMatchObject({
    status: "delivered",
    balanceCents: 5000,
    can: { replace: true, void: true, release: false },
  });
  expect(JSON.stringify(shown)).not.toContain(code);
  expect(await actions(id)).toEqual(["gift-cards.read"]);
});

test("without the permission nothing is found and nothing done", async () => {
  const { id } = await boughtGiftCard(server);
  for (const response of [
    await moderator.browser.get("/api/operators/gift-cards/0/10/desc"),
    await moderator.browser.send("POST", `/api/operators/gift-cards/${id}/void`, {
      ...REASON,
      refund: true,
      balanceCents: 5000,
    }),
  ])
    expect(await codeOf(response)).toBe("permissionMissing");
});

test("a new code takes the place of the old one, which finds nothing any more", async () => {
  const client = await person(server);
  const { order, id, code } = await boughtGiftCard(server);
  expect((await act(id, "replace")).status).toBe(200);
  expect(await codeOf(await redeem(client, code))).toBe("giftCodeUnknown");
  const row = await giftRow(server, order);
  expect((await redeem(client, openCode(server.config.secret, row?.code as Buffer))).status).toBe(200);
  expect(await codeOf(await act(id, "replace"))).toBe("giftCardState");
  const told = (await server.mails()).filter(({ subject }) => subject === "Your gift card has a new code");
  expect(told).toHaveLength(1);
  const read = (await (await finance.browser.get(`/api/operators/gift-cards/${id}`)).json()) as TeamGiftCardDetail;
  expect(read.acts).toMatchObject([{ act: "replace", reason: REASON.reason, by: { id: expect.any(String) } }]);
});

test("one that waits for its day gets a new code, and its surprise is not spoilt", async () => {
  const key = await ordered(server, { recipientEmail: "later@example.org", deliverOn: "2026-12-24" });
  await payInForm(server, key);
  await ask(server, key);
  await server.database.updateTable("gift_cards").set({ card_key: null }).execute();
  expect((await act((await giftRow(server, key))?.id ?? "", "replace")).status).toBe(200);
  await server.work();
  expect((await server.mails()).filter(({ to_address }) => to_address === "later@example.org")).toEqual([]);
});

test("a stopped one cannot be redeemed; with a refund the rest goes back to the card that paid", async () => {
  const client = await person(server);
  const [kept, refunded] = [await boughtGiftCard(server), await boughtGiftCard(server)];
  const shown = { ...REASON, balanceCents: 5000 };
  expect(await codeOf(await act(kept.id, "void", { ...shown, refund: true, balanceCents: 4999 }))).toBe(
    "giftCardState",
  );
  await act(kept.id, "void", { ...shown, refund: false });
  await act(refunded.id, "void", { ...shown, refund: true });
  await server.work();
  expect(await codeOf(await redeem(client, kept.code))).toBe("giftCodeVoid");
  expect(await giftRow(server, kept.order)).toMatchObject({ status: "void", balance_cents: 5000 });
  expect(await giftRow(server, refunded.order)).toMatchObject({ status: "void", balance_cents: 0 });
  const charge = server.cardSandbox.books().charges.find(({ metadata }) => metadata.giftCard === refunded.id);
  expect(charge?.refunded).toBe(5000);
  expect(await codeOf(await act(kept.id, "void", { ...shown, refund: true }))).toBe("giftCardState");
});

test("what was held is delivered or refused by the team, once, and its case closes", async () => {
  const released = await held();
  const [first, second] = await Promise.all([act(released.id, "release"), act(released.id, "release")]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect(await giftRow(server, released.key)).toMatchObject({ status: "delivered" });
  const refused = await held();
  expect((await act(refused.id, "refuse")).status).toBe(200);
  await server.work();
  expect(await giftRow(server, refused.key)).toMatchObject({ status: "void", void_cause: "refused" });
  const cases = await server.database
    .selectFrom("cases")
    .select(["state", "about_kind"])
    .where("about_id", "in", [released.id, refused.id])
    .execute();
  expect(cases).toEqual(Array.from({ length: 2 }, () => ({ state: "closed", about_kind: "giftCard" })));
  const told = (await server.mails()).findLast(({ to_address }) => to_address === refused.email);
  expect(told?.text).toContain("refunding €500");
  expect(await actions(refused.id)).toEqual(["gift-cards.refuse"]);
});

test("it is mailed once more to where it went, and nowhere else", async () => {
  const key = await ordered(server, { email: "again@example.org", recipientEmail: "lost@example.org" });
  await payInForm(server, key);
  await ask(server, key);
  await server.database
    .updateTable("gift_cards")
    .set({ card_key: null, status: "paid" })
    .where("buyer_email", "=", "again@example.org")
    .execute();
  await server.work();
  const id = (await giftRow(server, key))?.id ?? "";
  expect((await act(id, "resend")).status).toBe(200);
  expect((await server.mails()).filter(({ to_address }) => to_address === "lost@example.org")).toHaveLength(2);
  const printed = await boughtGiftCard(server);
  expect(await codeOf(await act(printed.id, "resend"))).toBe("giftCardState");
});
