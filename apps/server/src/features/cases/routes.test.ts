import type { Case, CaseCounts, CaseItem } from "@aufwind/contract/cases";
import { beforeEach, expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { type OpenCaseParams, openCase } from "./commands.ts";

const server = await testServer();
const START = "2026-11-16T09:00:00Z";
beforeEach(() => server.clock.set(START));
const anna = await operator(server, { permissions: ["support", "moderation"] });
const ben = await operator(server);
const CASES = "/api/operators/cases";

type By = typeof anna;
let causes = 0;
const QUESTION = { kind: "question", locale: "de", subject: "Rechnung fehlt", text: "Wo finde ich sie?" } as const;

/** A case with a cause of its own; returns its number. */
const opened = async (opening: Partial<OpenCaseParams> = {}) => {
  const cause = { source: "support_requests", sourceId: `AW-TEST-${++causes}` };
  const given = { ...QUESTION, ...cause, person: { name: "Ole Krug", email: "ole@example.org" }, ...opening };
  return (await transact(server.database, (tx) => openCase(tx, server, given))).number;
};
const read = async (number: number, by: By = anna) =>
  (await (await by.browser.get(`${CASES}/${number}`)).json()) as Case;
const act = (number: number, verb: string, body: object = {}, by: By = anna) =>
  by.browser.send("POST", `${CASES}/${number}/${verb}`, body);
const acted = async (...given: Parameters<typeof act>) => (await (await act(...given)).json()) as Case;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const list = async (query: string, by: By = anna) =>
  (await (await by.browser.get(`${CASES}?${query}`)).json()) as { items: CaseItem[]; totalCount: number };
const numbers = async (query: string, by?: By) => (await list(query, by)).items.map(({ number }) => number);

test("each operator sees the kinds of their permissions, and nothing of the others", async () => {
  const [question, payout] = [await opened(), await opened({ kind: "payout", source: "statements" })];
  expect(await numbers("size=100")).toContain(question);
  expect(await numbers("size=100")).not.toContain(payout);
  expect(await numbers("size=100", ben)).toEqual(expect.arrayContaining([question, payout]));
  expect((await anna.browser.get(`${CASES}/${payout}`)).status).toBe(404);
  for (const [verb, body] of [
    ["note", { text: "x" }],
    ["assign", { assigneeId: null }],
    ["close", { version: 1 }],
  ] as const)
    expect((await act(payout, verb, body)).status).toBe(404);
  expect(await codeOf(await act(question, "merge", { into: payout }))).toBe("notFound");
});

test("lists are sorted by deadline and narrowed by list, kind, person and words", async () => {
  const { userId } = await person(server);
  const late = await opened({ dueAt: new Date("2026-11-16T08:00:00Z"), person: { id: userId, name: "" } });
  const today = await opened({ dueAt: new Date("2026-11-16T22:00:00Z"), subject: "Zebra 100%_" });
  const notice = await opened({
    kind: "contentNotice",
    source: "content_notices",
    dueAt: new Date("2026-11-16T23:30:00Z"),
  });
  expect(await numbers("list=overdue")).toEqual([late]);
  expect(await numbers("list=dueToday")).toEqual([today]);
  expect(await numbers("kinds=contentNotice")).toEqual([notice]);
  expect((await numbers("kinds=contentNotice&kinds=question&size=100")).slice(0, 3)).toEqual([late, today, notice]);
  expect(await numbers(`personId=${userId}`)).toEqual([late]);
  expect(await numbers("q=zebra%20rechnung")).toEqual([]);
  expect(await numbers("q=ZEBRA%20100%25_")).toEqual([today]);
  expect(await numbers(`q=%23${notice}`)).toEqual([notice]);
  expect(await numbers("q=ole%40example&kinds=contentNotice")).toEqual([notice]);
  for (const query of ["list=none", "size=7", "kinds=god", "page=-1", "personId=1"])
    expect((await anna.browser.get(`${CASES}?${query}`)).status).toBe(422);
});

test("counts agree with the lists", async () => {
  const number = await opened();
  await act(number, "assign", { assigneeId: anna.userId });
  await act(await opened(), "snooze", { until: "2026-11-17T09:00:00Z" });
  const counts = (await (await anna.browser.get("/api/operators/case-counts")).json()) as CaseCounts;
  for (const [name, count] of Object.entries(counts.lists))
    expect([name, count]).toEqual([name, (await list(`list=${name}`)).totalCount]);
  expect(counts.colleagues.find(({ id }) => id === anna.userId)?.count).toBe(1);
  expect(counts.kinds.map(({ kind }) => kind)).not.toContain("payment");
  expect(counts.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(counts.lists.all);
});

test("an answer reaches the person by mail in their language, closes on demand, and is logged", async () => {
  const { userId, email } = await person(server, { locale: "en" });
  const number = await opened({ person: { id: userId, name: "" }, locale: "en" });
  const { version, reference, can } = await read(number);
  expect(can).toMatchObject({ answer: true, close: true, reopen: false });
  const answered = await acted(number, "answer", { text: "Under “Finances”.\n\nBest", version, thenClose: true });
  expect(answered).toMatchObject({
    state: "closed",
    assignee: { id: anna.userId },
    answeredAt: "2026-11-16T09:00:00.000Z",
  });
  expect(answered.entries.map(({ kind, data }) => data.act ?? kind)).toEqual(["received", "sent", "close"]);
  const mail = (await server.mails()).filter(({ to_address }) => to_address === email).at(-1);
  expect(mail).toMatchObject({ subject: `Our answer to your request (${reference})`, locale: "en" });
  expect(mail?.text).toContain("Under “Finances”.");
  expect(mail?.text).toContain(`/en/help/contact/${reference}`);
  const log = await server.database
    .selectFrom("audit_log")
    .select("action")
    .where("subject_kind", "=", "case")
    .where("subject_id", "=", String(number))
    .orderBy("position")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["cases.look", "cases.close", "cases.answer"]);
});

test("of two who answer at once one is sent, and the other hears that the case has changed", async () => {
  const number = await opened();
  const { version } = await read(number);
  const answers = await Promise.all([anna, ben].map((by) => act(number, "answer", { text: "Hallo", version }, by)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused && (await codeOf(refused))).toBe("caseChanged");
  expect((await read(number)).entries.filter(({ kind }) => kind === "sent")).toHaveLength(1);
  expect(await codeOf(await act(number, "close", { version }))).toBe("caseChanged");
});

test("who writes is shown to others until a minute after the last keystroke", async () => {
  const number = await opened();
  const writer = async (by: By, isWriting = true) =>
    ((await (await act(number, "writing", { isWriting }, by)).json()) as Case).writing?.id;
  const { version } = await read(number);
  expect(await writer(anna)).toBe(anna.userId);
  expect(await writer(ben)).toBe(anna.userId);
  expect((await read(number, ben)).version).toBe(version);
  server.clock.set("2026-11-16T09:01:01Z");
  expect(await writer(ben)).toBe(ben.userId);
  expect(await writer(ben, false)).toBeUndefined();
});

test("a case sleeps until its date, and not into the past", async () => {
  const number = await opened();
  expect((await act(number, "snooze", { until: "2026-11-16T08:00:00Z" })).status).toBe(422);
  expect((await act(number, "snooze", { until: "tomorrow" })).status).toBe(422);
  expect(await acted(number, "wait", { until: "2026-11-16T09:02:00Z" })).toMatchObject({ state: "waiting" });
  expect(await numbers("list=waiting&size=100")).toContain(number);
  server.clock.set("2026-11-16T09:02:00Z");
  await server.work("wake-cases");
  server.clock.set(START);
  expect(await read(number)).toMatchObject({ state: "open", wakesAt: null });
});

test("a case that waits is as urgent as the day on which it comes back", async () => {
  const number = await opened();
  expect(await acted(number, "wait", { until: "2026-11-16T12:00:00Z" })).toMatchObject({ urgency: "soon" });
  expect(await acted(number, "wait", { until: "2026-11-26T09:00:00Z" })).toMatchObject({ urgency: "later" });
});

test("a case is given only to somebody who works on its kind", async () => {
  const number = await opened();
  const { userId } = await operator(server, { permissions: ["finance"] });
  expect((await act(number, "assign", { assigneeId: userId })).status).toBe(422);
  expect((await act(number, "assign", { assigneeId: "019a8b00-0000-7000-8000-000000000003" })).status).toBe(422);
  expect((await read(number)).colleagues.map(({ id }) => id)).not.toContain(userId);
  expect(await acted(number, "assign", { assigneeId: ben.userId })).toMatchObject({ assignee: { id: ben.userId } });
  expect(await acted(number, "assign", { assigneeId: null })).toMatchObject({ assignee: null });
});

test("closing twice and reopening what is open are refused, and change nothing", async () => {
  const number = await opened();
  const { version } = await read(number);
  expect(await codeOf(await act(number, "reopen"))).toBe("caseOpen");
  expect((await act(number, "close", { version, reason: "Erledigt" })).status).toBe(200);
  for (const [verb, body] of [
    ["close", { version }],
    ["assign", { assigneeId: null }],
  ] as const)
    expect(await codeOf(await act(number, verb, body))).toBe("caseClosed");
  expect(await acted(number, "reopen")).toMatchObject({ state: "open", closedAt: null });
});

test("two cases of one person become one that shows both histories; those of two people do not", async () => {
  const [one, other] = [await opened(), await opened({ text: "Noch etwas" })];
  const stranger = await opened({ person: { name: "Eva", email: "eva@example.org" } });
  expect(await codeOf(await act(one, "merge", { into: stranger }))).toBe("casesDiffer");
  expect((await act(one, "merge", { into: one })).status).toBe(422);
  const merged = await acted(other, "merge", { into: one });
  expect(merged).toMatchObject({ number: one, state: "open" });
  expect(merged.entries.map(({ text, from }) => [text, from])).toContainEqual(["Noch etwas", other]);
  expect(await read(other)).toMatchObject({ state: "closed", mergedInto: one, can: { answer: false, reopen: false } });
  expect(await codeOf(await act(other, "reopen"))).toBe("caseMerged");
});

test("a letter becomes a case with its own deadline, matched to the account of its address", async () => {
  const { userId, email } = await person(server);
  const letter = {
    cameBy: "letter",
    name: "E. Frei",
    email,
    locale: "de",
    subject: "Löschung",
    text: "Bitte löschen.",
  };
  const create = (body: object, by = ben) => by.browser.send("POST", CASES, body);
  expect(await codeOf(await create({ ...letter, kind: "privacy" }, anna))).toBe("permissionMissing");
  const made = await create({ ...letter, kind: "privacy" });
  expect([made.status, (await made.json()) as Case]).toMatchObject([
    201,
    { kind: "privacy", person: { id: userId }, dueAt: "2026-12-16T17:00:00.000Z", facts: { cameBy: "letter" } },
  ]);
  for (const wrong of [{ kind: "system" }, { subject: "" }, { email: "x" }, { cameBy: "fax" }])
    expect((await create({ ...letter, kind: "privacy", ...wrong })).status).toBe(422);
  const call = await create({ ...letter, kind: "question", cameBy: "phone", email: null });
  const { number, version } = (await call.json()) as Case;
  expect(await codeOf(await act(number, "answer", { text: "Hallo", version }))).toBe("caseWithoutAddress");
});
