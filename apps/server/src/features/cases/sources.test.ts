import type { Case } from "@aufwind/contract/cases";
import type { SupportThread } from "@aufwind/contract/support";
import { expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { metPair, writtenBy } from "../../../test/reviewed.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const staff = await operator(server);

const caseOf = (sourceId: string) =>
  server.database.selectFrom("cases").selectAll().where("source_id", "=", sourceId).executeTakeFirst();
const act = async (number: number, verb: string, body: object) =>
  (await (await staff.browser.send("POST", `/api/operators/cases/${number}/${verb}`, body)).json()) as Case;
const ask = async ({ browser }: Person) => {
  const request = { topic: "payment", subject: "Meine Karte", message: "Sie klappt nicht." };
  return ((await (await browser.send("POST", "/api/support/requests", request)).json()) as { reference: string })
    .reference;
};
const thread = async ({ browser }: Person, reference: string) =>
  (await (await browser.get(`/api/support/requests/${reference}`)).json()) as SupportThread;
const reply = ({ browser }: Person, reference: string, message: string) =>
  browser.send("POST", `/api/support/requests/${reference}/replies`, { message });

test("a request is received, answered and closed for its author, whose reply opens it again", async () => {
  const [author, stranger] = [await person(server), await person(server)];
  const reference = await ask(author);
  const opened = await caseOf(reference);
  expect(opened).toMatchObject({ kind: "question", subject: "Meine Karte", person_id: author.userId, state: "open" });
  const number = opened?.number ?? 0;
  await act(number, "note", { text: "Nur für uns" });
  expect(await thread(author, reference)).toMatchObject({ status: "received", messages: [{ from: "you" }] });
  const { version } = await act(number, "assign", { assigneeId: staff.userId });
  const answered = await act(number, "answer", { text: "Bitte noch einmal.", version });
  expect(await thread(author, reference)).toMatchObject({ status: "answered", messages: [{}, { from: "team" }] });
  await act(number, "close", { version: answered.version });
  expect(await thread(author, reference)).toMatchObject({ status: "closed" });

  server.clock.set("2026-11-16T09:05:00Z");
  expect((await reply(author, reference, "Danke, jetzt geht es.")).status).toBe(201);
  expect(await thread(author, reference)).toMatchObject({ status: "received", messages: [{}, {}, { from: "you" }] });
  expect(await caseOf(reference)).toMatchObject({ state: "open", is_unread: true, assignee_id: staff.userId });
  for (const who of [stranger, { ...stranger, browser: server.browser() }]) {
    expect((await who.browser.get(`/api/support/requests/${reference}`)).status).toBe(who === stranger ? 404 : 401);
    expect((await reply(who, reference, "x")).status).toBe(who === stranger ? 404 : 401);
  }
  expect((await reply(author, reference, " ")).status).toBe(422);
});

test("a case forgets a person who leaves: no name, no address, no words", async () => {
  const leaver = await person(server);
  const reference = await ask(leaver);
  await leaver.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  const left = await caseOf(reference);
  const nobody = { person_id: null, person_name: "", person_email: null, subject: null };
  expect(left).toMatchObject({ ...nobody, state: "closed" });
  const texts = server.database
    .selectFrom("case_entries")
    .select("text")
    .where("case_id", "=", left?.id ?? "");
  expect(await texts.execute()).toEqual([{ text: "" }]);
});

test("a withdrawal waits for the team for fourteen days", async () => {
  const body = { name: "Ida Lenz", email: "ida@example.org", contract: "Termin am 12." };
  const response = await server.send("POST", "/api/visitors/withdraw", { body, locale: "de" });
  const { reference } = (await response.json()) as { reference: string };
  expect(await caseOf(reference)).toMatchObject({ kind: "withdrawal", due_at: new Date("2026-11-30T17:00:00Z") });
});

test("a contested review is a case until it is decided, or approved after all", async () => {
  for (const isDecided of [true, false]) {
    const pair = await metPair(server);
    const { reviewId } = await writtenBy(pair, { stars: 1 });
    await pair.coach.browser.send("POST", `/api/reviews/${reviewId}/contest`, { reason: "Das war ich nicht." });
    expect(await caseOf(reviewId)).toMatchObject({ kind: "contestedReview", state: "open", about_kind: "review" });
    const { browser } = await operator(server);
    const decision = { decision: "publish", reason: "Sie ist sachlich." };
    if (isDecided) await browser.send("POST", `/api/operators/reviews/${reviewId}/decide`, decision);
    else await pair.coach.browser.send("POST", `/api/reviews/${reviewId}/approve`, {});
    expect(await caseOf(reviewId)).toMatchObject({ state: "closed" });
  }
});

test("what comes by letter is opened by hand, with the deadline of its kind", async () => {
  server.clock.set("2026-11-16T09:10:00Z");
  const letter = {
    cameBy: "letter",
    name: "Ida Lenz",
    email: null,
    locale: "de",
    subject: "Brief",
    text: "Ich bitte …",
  };
  const opened = async (kind: string) => {
    const response = await staff.browser.send("POST", "/api/operators/cases", { ...letter, kind });
    return (await response.json()) as Case;
  };
  expect(await opened("complaint")).toMatchObject({ kind: "complaint", dueAt: "2026-11-30T17:00:00.000Z" });
  expect(await opened("privacy")).toMatchObject({ kind: "privacy", dueAt: "2026-12-16T17:00:00.000Z" });
});
