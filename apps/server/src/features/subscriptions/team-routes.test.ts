import type { Consent } from "@aufwind/contract/subscriptions-team";
import { beforeEach, expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const PATH = "/api/operators/consents";
let team: Person;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("rate_limits").execute();
  team = await operator(server, { permissions: ["compliance"] });
});

const join = (email: string, list = "newsletter") =>
  server.send("POST", "/api/subscriptions/subscribe", { body: { list, email, consent: true }, locale: "de" });
async function confirm(email: string) {
  const mail = (await server.mails()).findLast(({ to_address }) => to_address === email);
  const token = /bestaetigen\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
  return server.send("POST", "/api/subscriptions/confirm", { body: { token } });
}
const find = ({ browser }: Person, email: string) => browser.send("POST", `${PATH}/search`, { email });
const found = async (email: string) => ((await (await find(team, email)).json()) as { consents: Consent[] }).consents;
const end = ({ browser }: Person, email: string, reason = "Kommt seit Wochen zurück.") =>
  browser.send("POST", `${PATH}/end`, { email, reason });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const logged = async (action: string) =>
  server.database.selectFrom("audit_log").selectAll().where("action", "=", action).orderBy("position").execute();

test("an address is found with when it agreed, to which words and in which language; each look is logged without it", async () => {
  await join("lena@example.org");
  server.clock.set("2026-11-16T09:03:00Z");
  expect((await confirm("lena@example.org")).status).toBe(200);
  expect(await found("Lena@Example.org")).toEqual([
    {
      list: "newsletter",
      askedAt: "2026-11-16T09:00:00.000Z",
      confirmedAt: "2026-11-16T09:03:00.000Z",
      endedAt: null,
      locale: "de",
      textVersion: "2026-11",
      isCurrentText: true,
    },
  ]);
  expect(await found("niemand@example.org")).toEqual([]);
  const looks = await logged("subscriptions.look");
  expect(looks.map(({ after }) => after)).toEqual([{ found: 1 }, { found: 0 }]);
  expect(JSON.stringify(looks)).not.toContain("lena");
});

test("an address that bounces is taken off all lists once, with the reason in the log; it can join again", async () => {
  const email = "voll@example.org";
  await join(email);
  await confirm(email);
  await join(email, "giftCards");
  expect(await (await end(team, email)).json()).toEqual({ email, ended: 2 });
  expect(await (await end(team, email)).json()).toEqual({ email, ended: 0 });
  expect((await found(email)).map(({ endedAt }) => endedAt !== null)).toEqual([true, true]);
  const [act] = await logged("subscriptions.end");
  expect(act).toMatchObject({ reason: "Kommt seit Wochen zurück.", after: { lists: ["giftCards", "newsletter"] } });
  expect((await join(email)).status).toBe(202);
});

test("only support and compliance look, with a fresh factor, and nothing ends without a reason", async () => {
  const finance = await operator(server, { permissions: ["finance", "moderation"] });
  expect(await codeOf(await find(finance, "lena@example.org"))).toBe("permissionMissing");
  expect(await codeOf(await end(finance, "lena@example.org"))).toBe("permissionMissing");
  expect((await find(await person(server), "lena@example.org")).status).toBe(403);
  expect((await end(team, "lena@example.org", " ")).status).toBe(422);
  expect((await find(team, "keine Adresse")).status).toBe(422);
  server.clock.advance({ minutes: 11 });
  expect(await codeOf(await find(team, "lena@example.org"))).toBe("proofStale");
  expect(await codeOf(await end(team, "lena@example.org"))).toBe("proofStale");
});
