import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createBrowser } from "../../../test/browser.ts";
import { boughtGiftCard, ownGiftCards, redeem } from "../../../test/gift-cards.ts";
import { logIn, person } from "../../../test/people.ts";
import { startTestServer, type TestServer, testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test("a code in any spelling puts the card into the account, once; for others it is taken", async () => {
  const [client, other] = [await person(server), await person(server)];
  const { code } = await boughtGiftCard(server);
  const typed = code.toLowerCase().replace(/(.{4})/g, "$1 ");
  expect(await (await redeem(client, typed)).json()).toMatchObject({ redeemedCents: 5000, balanceCents: 5000 });
  expect(await codeOf(await redeem(client, code))).toBe("giftCodeOwn");
  expect(await codeOf(await redeem(other, code))).toBe("giftCodeUsed");
  expect(await ownGiftCards(client)).toMatchObject({
    items: [{ amountCents: 5000, senderName: "Oma Hilde", uses: [] }],
  });
  expect(await ownGiftCards(other)).toEqual({ balanceCents: 0, items: [] });
});

test("what was voided or has expired says so", async () => {
  const client = await person(server);
  const [stopped, old] = [await boughtGiftCard(server), await boughtGiftCard(server)];
  await server.database
    .updateTable("gift_cards")
    .set({ status: "void", void_cause: "team", voided_at: server.clock.now() })
    .where("id", "=", stopped.id)
    .execute();
  await server.database.updateTable("gift_cards").set({ expires_on: "2026-11-15" }).where("id", "=", old.id).execute();
  expect(await codeOf(await redeem(client, stopped.code))).toBe("giftCodeVoid");
  expect(await codeOf(await redeem(client, old.code))).toBe("giftCodeExpired");
});

test("five wrong codes lock a person for an hour, with a right one too; nothing is ever said about near misses", async () => {
  const [client, { code }] = [await person(server), await boughtGiftCard(server)];
  const wrong = ["2222-2222-2222-2222", "abc", "ZZZZ-ZZZZ-ZZZZ-ZZZ2", code.replace(/.$/, "2"), code.slice(1)];
  for (const typed of wrong) expect(await codeOf(await redeem(client, typed))).toBe("giftCodeUnknown");
  const locked = await redeem(client, code);
  expect([locked.status, await codeOf(locked)]).toEqual([423, "giftCodesLocked"]);
  server.clock.set("2026-11-16T10:00:01Z");
  await logIn(client.browser, { email: client.email });
  expect((await redeem(client, code)).status).toBe(200);
});

test("who leaves takes the rest along: its code can be redeemed again", async () => {
  const [client, next] = [await person(server), await person(server)];
  const { code } = await boughtGiftCard(server);
  await redeem(client, code);
  const { PASSWORD } = await import("../../../test/people.ts");
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect((await redeem(next, code)).status).toBe(200);
});

test("a visitor and a coach cannot redeem", async () => {
  expect((await server.browser().send("POST", "/api/clients/gift-cards", { code: "x" })).status).toBe(401);
  const coach = await person(server, { kind: "coach" });
  expect((await redeem(coach, "x")).status).toBe(403);
});

test("neither codes nor their hashes are in plain sight: the table has a keyed hash and a sealed text", async () => {
  const { id, code } = await boughtGiftCard(server);
  const row = await server.database.selectFrom("gift_cards").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(
    JSON.stringify(row, (_, value) => (value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value)),
  ).not.toContain(code);
});

let [one, other]: TestServer[] = [];
beforeAll(async () => {
  one = await startTestServer();
  other = await startTestServer({ databaseUrl: one.config.database.url });
});
afterAll(async () => {
  await other?.close();
  await one?.close();
});

test("fifty clients redeem one card on two servers at once: one has it, its value is there once", async () => {
  const [first, second] = [one as TestServer, other as TestServer];
  const addresses = [await first.listen(), await second.listen()];
  const { code, id } = await boughtGiftCard(first);
  const clients = await Promise.all(Array.from({ length: 10 }, () => person(first)));
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const client = clients[n % clients.length];
      const browser = createBrowser((path, init) => fetch(`${addresses[n % 2]}${path}`, init), {
        network: `10.9.0.${n}`,
      });
      for (const [name, value] of client?.browser.cookies ?? []) browser.cookies.set(name, value);
      return (await browser.send("POST", "/api/clients/gift-cards", { code })).status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  const row = await first.database.selectFrom("gift_cards").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ balance_cents: 5000, status: "delivered" });
});
