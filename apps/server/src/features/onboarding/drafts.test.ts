import type { Onboarding } from "@aufwind/contract/onboarding";
import { beforeEach, expect, test } from "vitest";
import { logIn, type Person, person } from "../../../test/people.ts";
import { takeStep } from "../../../test/practice.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person;
const server = await testServer();
beforeEach(async () => {
  coach = await person(server, { kind: "coach" });
});

const keep = (step: string, draft: unknown, { browser }: Person = coach) =>
  keepSince(server.clock.now(), step, { draft, browser });
const keepSince = (since: Date, step: string, { draft, browser }: { draft: unknown; browser: Person["browser"] }) =>
  browser.send("PUT", `/api/coaches/onboarding/drafts/${step}`, { draft, since: since.toISOString() });
const draftsOf = async ({ browser }: Person = coach) =>
  ((await (await browser.get("/api/coaches/onboarding")).json()) as Onboarding).drafts;
const rowsOf = ({ userId }: Person) =>
  server.database.selectFrom("onboarding_drafts").selectAll().where("user_id", "=", userId).execute();

test("what is typed comes back as it was, however wrong, on another device and after a new log-in", async () => {
  const typed = { firstName: "E", zipCode: "??", iban: "DE00 1234", "workingSlots.0.to": "99:99", note: "ä\n😀" };
  expect((await keep("account", typed)).status).toBe(200);
  await keep("profile", { "salesPitch.de": "x".repeat(3000) });
  const phone = { ...coach, browser: server.browser({ network: "10.9.0.2" }) };
  await logIn(phone.browser, coach);
  expect(await draftsOf(phone)).toEqual({ account: typed, profile: { "salesPitch.de": "x".repeat(3000) } });
});

test("the newest draft of a step counts", async () => {
  await keep("account", { city: "Ber" });
  await keep("account", { city: "Berlin" });
  expect(await draftsOf()).toEqual({ account: { city: "Berlin" } });
});

test("a step that is sent takes its draft along, and no other; one that is refused keeps it", async () => {
  await keep("account", { city: "Köln" });
  await keep("terms", { acceptTerms: "on" });
  await takeStep(coach, "account", { city: "" });
  expect(Object.keys(await draftsOf()).sort()).toEqual(["account", "terms"]);
  await takeStep(coach, "account");
  expect(await draftsOf()).toEqual({ terms: { acceptTerms: "on" } });
});

test("a draft that arrives after its step was sent, or after it was discarded, does not come back", async () => {
  const loaded = server.clock.now();
  const late = (draft: object) => keepSince(loaded, "account", { draft, browser: coach.browser });
  server.clock.advance({ minutes: 1 });
  await takeStep(coach, "account");
  expect(await (await late({ city: "Altstadt" })).json()).toEqual({ status: "outdated" });
  expect(await draftsOf()).toEqual({});
  expect(await (await keep("account", { city: "Neustadt" })).json()).toEqual({ status: "kept" });

  server.clock.advance({ minutes: 1 });
  expect((await coach.browser.send("DELETE", "/api/coaches/onboarding/drafts/account")).status).toBe(200);
  await late({ city: "Altstadt" });
  expect(await draftsOf()).toEqual({});
});

test("nobody else reads it: not another coach, not a copy of the database, not from another row", async () => {
  await keep("account", { iban: "DE89370400440532013000" });
  const other = await person(server, { kind: "coach" });
  expect(await draftsOf(other)).toEqual({});
  const [row] = await rowsOf(coach);
  if (!row?.draft) throw new Error("The draft is gone.");
  expect(row.draft.toString("latin1")).not.toContain("DE893704");
  await server.database
    .insertInto("onboarding_drafts")
    .values([
      { ...row, user_id: other.userId },
      { ...row, step: "profile" },
    ])
    .execute();
  expect(await draftsOf(other)).toEqual({});
  expect(Object.keys(await draftsOf())).toEqual(["account"]);
});

test.each([
  ["more than 20 kB", Object.fromEntries(Array.from({ length: 6 }, (_, n) => [n, "x".repeat(3500)])), 413],
  ["a text of 4001 characters", { a: "x".repeat(4001) }, 422],
  ["more than 400 fields", Object.fromEntries(Array.from({ length: 401 }, (_, n) => [n, ""])), 422],
  ["no texts", { a: { b: 1 } }, 422],
  ["no fields", "typed", 422],
])("%s cannot be kept", async (_, draft, status) => {
  expect((await keep("account", draft)).status).toBe(status);
  expect(await rowsOf(coach)).toEqual([]);
});

test("a step that does not exist has no drafts", async () => {
  expect((await keep("payment", { a: "b" })).status).toBe(422);
});

test("a draft is forgotten half a year after the last word", async () => {
  await keep("account", { city: "Berlin" });
  server.clock.advance({ days: 100 });
  await server.work();
  expect(await rowsOf(coach)).toHaveLength(1);
  server.clock.advance({ days: 81 });
  await server.work();
  expect(await rowsOf(coach)).toEqual([]);
});
