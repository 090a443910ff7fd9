import type { FoundPerson, PersonPage } from "@aufwind/contract/people";
import { beforeEach, expect, test } from "vitest";
import { send, talk } from "../../../test/conversations.ts";
import { operator } from "../../../test/operators.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { metPair } from "../../../test/reviewed.ts";
import { setUpApp } from "../../../test/second-factors.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const reason = "Anruf vom 16.11., Geburtsdatum und letzte Rechnung stimmten.";
let staff: Person;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  staff = await operator(server);
});

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const found = async (q: string) => {
  const response = await staff.browser.send("POST", "/api/operators/people/search", { q });
  return ((await response.json()) as { items: FoundPerson[] }).items.map(({ id }) => id);
};
const act = ({ userId }: Person, path: string, body: object = { reason }, by = staff) =>
  by.browser.send("POST", `/api/operators/people/${userId}/${path}`, body);
const pageOf = async ({ userId }: Person) =>
  (await (await staff.browser.get(`/api/operators/people/${userId}`)).json()) as PersonPage;
const logged = async (action: string) =>
  (
    await server.database.selectFrom("audit_log").selectAll().where("action", "=", action).orderBy("position").execute()
  ).at(-1);

test("people are found by parts of name and address, by appointment and by the end of their card", async () => {
  const { client, coach, appointmentId } = await metPair(server);
  await server.database
    .updateTable("users")
    .set({ first_name: "Katharina", last_name: "Öztürk-Weiß" })
    .where("id", "=", client.userId)
    .execute();
  await server.database
    .insertInto("payment_methods")
    .values({
      user_id: client.userId,
      provider_id: "pm_1",
      brand: "visa",
      last_four: "1881",
      expires_on: "2029-01-01",
      created_at: server.clock.now(),
      place: 1,
    })
    .execute();
  expect(await found("ozturk kath")).toEqual([client.userId]);
  expect(await found(client.email.slice(0, -4).toUpperCase())).toEqual([client.userId]);
  expect((await found(appointmentId)).sort()).toEqual([client.userId, coach.userId].sort());
  expect(await found("1881")).toEqual([client.userId]);
  expect(await found("nobody at all")).toEqual([]);
  expect(await logged("people.search")).toMatchObject({ after: { by: "name", found: 0 } });
});

test("a name is found in either order and spelling, by its start before its parts", async () => {
  const [weiss, double, other] = [await person(server), await person(server), await person(server)];
  const call = (who: Person, first_name: string, last_name: string) =>
    server.database.updateTable("users").set({ first_name, last_name }).where("id", "=", who.userId).execute();
  await call(weiss, "Jörn", "Weißenfels");
  await call(double, "Jörn", "Abel-Weißenfels");
  await call(other, "Ute", "100%ig");
  expect(await found("Weissenfels, Joern")).toEqual([weiss.userId]);
  expect(await found("jörn weiß")).toEqual([weiss.userId]);
  expect((await found("weißenfels")).sort()).toEqual([weiss.userId, double.userId].sort());
  expect(await found("abel weißenfels")).toEqual([double.userId]);
  expect(await found("100%")).toEqual([other.userId]);
  expect(await found("%%%")).toEqual([]);
  expect(await found(`${other.email.slice(2)}`)).toEqual([other.userId]);
});

test("a person's page shows account and counts, and the look is in the log before", async () => {
  const { client, coach, conversationId } = await talk(server);
  await send(client, { conversationId, text: "streng vertraulich" });
  const response = await staff.browser.get(`/api/operators/people/${client.userId}`);
  const text = await response.text();
  expect(JSON.parse(text)).toMatchObject({
    account: { id: client.userId, email: client.email, restrictions: [], factorReset: null },
    sessions: [{ since: expect.any(String) }],
    messages: { conversations: 1, written: 1 },
    can: { erase: true },
  });
  expect(text).not.toContain("vertraulich");
  expect(await logged("people.read")).toMatchObject({
    operator_id: staff.userId,
    subject_id: client.userId,
    outcome: "done",
  });
  expect((await pageOf(coach)).account.kind).toBe("coach");
});

test("somebody is signed out everywhere", async () => {
  const client = await person(server);
  expect((await act(client, "end-sessions")).status).toBe(204);
  expect((await client.browser.get("/api/identity/user")).status).toBe(401);
  expect((await act(client, "end-sessions", { reason: "" })).status).toBe(422);
});

test("second factors go after a day, unless the owner logs in with one", async () => {
  const [loser, owner] = [await person(server), await person(server)];
  for (const each of [loser, owner]) await setUpApp(server, each);
  expect((await act(loser, "factor-reset")).status).toBe(200);
  expect((await act(loser, "factor-reset")).status).toBe(409);
  const mails = (await server.mails()).filter(({ to_address }) => to_address === loser.email);
  expect(mails.at(-1)?.subject).toBe("Your second factors will be removed");
  server.clock.set("2026-11-17T08:55:00Z");
  await server.work();
  expect(await methods(loser)).toBe(1);
  server.clock.set("2026-11-17T09:00:00Z");
  await server.work();
  expect([await methods(loser), await methods(owner)]).toEqual([0, 1]);
  expect(await logged("people.resetFactors")).toMatchObject({ operator_id: staff.userId, reason });
});
const methods = async ({ userId }: Person) =>
  (await server.database.selectFrom("totp_secrets").select("user_id").where("user_id", "=", userId).execute()).length;

test("a log-in with the factor stops the reset", async () => {
  const owner = await person(server);
  const { code } = await setUpApp(server, owner);
  expect((await act(owner, "factor-reset")).status).toBe(200);
  await logIn(owner.browser, owner);
  server.clock.set("2026-11-16T09:01:00Z");
  expect((await owner.browser.send("POST", "/api/visitors/second-step", { code: code() })).status).toBe(200);
  expect((await pageOf(owner)).account.factorReset).toBeNull();
  expect((await act(owner, "factor-reset/cancel")).status).toBe(404);
});

test("somebody who may not write any more hears why, until that is taken back", async () => {
  const { client, conversationId } = await talk(server);
  const restrict = (isOn: boolean) => act(client, "restrictions", { kind: "noWriting", isOn, reason });
  expect((await restrict(true)).status).toBe(204);
  expect(await codeOf(await send(client, { conversationId, text: "Hallo" }))).toBe("writingStopped");
  expect((await pageOf(client)).account.restrictions).toMatchObject([{ kind: "noWriting", reason }]);
  expect((await restrict(false)).status).toBe(204);
  expect((await send(client, { conversationId, text: "Hallo" })).ok).toBe(true);
});

test("an erasure needs two people, and none while the law wants the data", async () => {
  const [client, ben] = [await person(server), await operator(server)];
  const hold = (isOn: boolean) => act(client, "restrictions", { kind: "legalHold", isOn, reason });
  await hold(true);
  expect(await codeOf(await act(client, "erase"))).toBe("legalHold");
  const own = await client.browser.send("POST", "/api/identity/delete-profile", {
    password: client.password,
    understood: true,
  });
  expect(await codeOf(own)).toBe("legalHold");
  await hold(false);
  expect((await act(client, "erase")).status).toBe(202);
  const asked = await askedAbout(client, ben);
  const name = asked?.subject.name;
  expect(name).toBeTruthy();
  expect(await namesInLog(client)).toContain(name);
  // Who may not decide it does not learn whom it is about.
  expect((await askedAbout(client, await operator(server, { permissions: ["support"] })))?.subject.name).toBeNull();
  const decided = await ben.browser.send("POST", `/api/operators/approvals/${asked?.id}/decide`, {
    decision: "approve",
    inputHash: asked?.inputHash,
  });
  expect(decided.status).toBe(200);
  expect((await staff.browser.get(`/api/operators/people/${client.userId}`)).status).toBe(404);
  expect(await logged("people.erase")).toMatchObject({ subject_id: client.userId });
  expect(await namesInLog(client)).not.toContain(name);
});

type Asked = { id: string; inputHash: string; subject: { id: string; name: string | null } };

async function askedAbout({ userId }: Person, by: Person) {
  const { items } = (await (await by.browser.get("/api/operators/approvals")).json()) as { items: Asked[] };
  return items.find(({ subject }) => subject.id === userId);
}

async function namesInLog({ userId }: Person) {
  const response = await staff.browser.get(`/api/operators/audit-log?subjectId=${userId}`);
  return ((await response.json()) as { items: Asked[] }).items.map(({ subject }) => subject.name);
}

test("the copy for a letter is a ZIP, and who made it is in the log", async () => {
  const client = await person(server);
  const response = await act(client, "export");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  expect(await logged("people.export")).toMatchObject({ subject_id: client.userId, reason });
});

test("nobody acts on a colleague, and a moderator puts nothing under legal hold", async () => {
  expect((await act(await operator(server), "end-sessions")).status).toBe(404);
  const moderator = await operator(server, { permissions: ["moderation"] });
  const client = await person(server);
  const hold = { kind: "legalHold", isOn: true, reason };
  expect(await codeOf(await act(client, "restrictions", hold, moderator))).toBe("permissionMissing");
});
