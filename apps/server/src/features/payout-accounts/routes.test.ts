import { beforeEach, expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { connect } from "../../../test/earned.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person;
const server = await testServer();
beforeEach(async () => {
  server.cardSandbox.faults({ dropBefore: 0, dropAfter: 0, error500: 0 });
  coach = await openCoach(server);
});

const BASE = "/api/coaches/payout-account";
const status = async () => ((await (await coach.browser.get(BASE)).json()) as { status: string }).status;
const start = () => coach.browser.send("POST", `${BASE}/link`, {});
const urlOf = async (response: Response) => ((await response.json()) as { url: string }).url;
const accounts = () => server.cards.stripe.accounts.list({ limit: 100 });
const mine = async () => (await accounts()).data.filter(({ metadata }) => metadata?.coach === coach.userId);
const finish = (url: string, answer: "finish" | "later") =>
  fetch(url, { method: "POST", body: new URLSearchParams({ answer }), redirect: "manual" });

test("a coach connects: begins, leaves, goes on, is ready", async () => {
  expect(await status()).toBe("none");
  const response = await start();
  expect(response.status).toBe(201);
  const back = await finish(await urlOf(response), "later");
  expect(back.headers.get("location")).toMatch(
    /^http:\/\/aufwind\.example\/(en\/coach\/finances|de\/coach\/finanzen)$/,
  );
  expect(await status()).toBe("started");
  await finish(await urlOf(await start()), "finish");
  expect(await status()).toBe("started");
  expect(await (await coach.browser.send("POST", `${BASE}/check`)).json()).toMatchObject({ status: "ready" });
  expect(await status()).toBe("ready");
  expect(await mine()).toHaveLength(1);
});

test("the provider's message does the same as asking", async () => {
  await finish(await urlOf(await start()), "finish");
  await server.cardSandbox.deliver();
  await server.work();
  expect(await status()).toBe("ready");
});

test("a connected coach sees the bank of the payouts, and changes it at the provider", async () => {
  const bank = async () => ((await (await coach.browser.get(BASE)).json()) as { bank: unknown }).bank;
  const change = () => coach.browser.send("POST", `${BASE}/changes`, {});
  expect((await change()).status).toBe(404);
  await connect(coach);
  expect(await bank()).toEqual({ name: "STRIPE TEST BANK", lastFour: "3000" });
  await finish(await urlOf(await change()), "finish");
  await server.cardSandbox.deliver();
  await server.work();
  expect(await bank()).toEqual({ name: "Musterbank Hamburg", lastFour: "4711" });
  server.cardSandbox.faults({ error500: 1 });
  expect((await change()).status).toBe(503);
});

test("business details come first", async () => {
  coach = await person(server, { kind: "coach" });
  const response = await start();
  expect([response.status, await response.json()]).toMatchObject([409, { code: "businessNeeded" }]);
  expect(await status()).toBe("none");
});

test("one account, though it is begun several times at once or the answer is lost", async () => {
  server.cardSandbox.faults({ dropAfter: 1, only: /\/v1\/accounts$/ });
  const lost = await start();
  expect([lost.status, await lost.json()]).toMatchObject([503, { code: "cardsUnavailable" }]);
  server.cardSandbox.faults({ dropAfter: 0 });
  await Promise.all([start(), start(), start()]);
  expect((await start()).status).toBe(201);
  expect(await mine()).toHaveLength(1);
});

test("a provider that is away is said to be so, and what is known stays", async () => {
  await connect(coach);
  server.cardSandbox.faults({ dropBefore: 1, only: /accounts/ });
  const response = await coach.browser.send("POST", `${BASE}/check`);
  expect([response.status, await response.json()]).toMatchObject([503, { code: "cardsUnavailable" }]);
  expect(await status()).toBe("ready");
});

test("is for coaches", async () => {
  const client = await person(server);
  expect((await client.browser.get(BASE)).status).toBe(403);
  expect((await client.browser.send("POST", `${BASE}/link`, {})).status).toBe(403);
  expect((await server.browser().get(BASE)).status).toBe(401);
});
