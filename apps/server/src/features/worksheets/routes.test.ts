import type { LiveSummary } from "@aufwind/contract/events";
import type { Worksheet, WorksheetItem, WorksheetTemplate } from "@aufwind/contract/worksheets";
import { WORKSHEET_LIMITS } from "@aufwind/rules/worksheets";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { couple, made } from "../../../test/goals.ts";
import { logIn, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { remindOfWorksheets, sendDue } from "./sending.ts";

const server = await testServer();
const NOW = "2026-11-18T09:00:00Z";
server.clock.set(NOW);
const { coach, client } = await couple(server);
const [otherCoach, otherClient] = [await person(server, { kind: "coach" }), await person(server)];
const TEMPLATES = "/api/coaches/worksheets/templates";
const SEND = `/api/coaches/clients/${client.userId}/worksheets`;
const question = (id: string, over: object = {}) => ({ id, kind: "shortText", text: `Frage ${id}`, ...over });
const CONTENT = {
  title: "Geheimes Blatt",
  intro: "",
  questions: [
    question("a", { kind: "longText", isRequired: true }),
    question("b", { kind: "scale", points: 10, low: "kaum", high: "sehr" }),
    question("c", { kind: "choices", options: ["Ja", "Nein"] }),
  ],
};
const status = async (response: Promise<Response>) => (await response).status;
const code = async (response: Promise<Response>) => ((await (await response).json()) as { code: string }).code;
const read = async ({ browser }: Person, id: string) =>
  (await (await browser.get(`/api/worksheets/${id}`)).json()) as Worksheet;
const waiting = async ({ browser }: Person) =>
  ((await (await browser.get("/api/clients/worksheets")).json()) as { items: WorksheetItem[] }).items;
const submit = ({ browser }: Person, id: string, answers: object) =>
  browser.send("POST", `/api/clients/worksheets/${id}/answers`, { answers });
const draft = ({ browser }: Person, id: string, body: object) =>
  browser.send("PUT", `/api/clients/worksheets/${id}/draft`, body);

test("a worksheet is sent as a copy, answered once, and read by its client and its coach alone", async () => {
  const templateId = await made(coach, TEMPLATES, CONTENT);
  const id = await made(coach, SEND, { templateId, dueOn: "2026-11-25" });
  const changed = { ...CONTENT, title: "Anderer Titel", version: 1 };
  expect(await status(coach.browser.send("PUT", `${TEMPLATES}/${templateId}`, changed))).toBe(204);
  expect(await code(coach.browser.send("PUT", `${TEMPLATES}/${templateId}`, changed))).toBe("changedMeanwhile");
  expect(await waiting(client)).toMatchObject([{ id, title: "Geheimes Blatt", questionCount: 3, answeredAt: null }]);

  expect(await status(draft(client, id, { answers: { b: 3 }, version: 0 }))).toBe(200);
  expect(await code(draft(client, id, { answers: { b: 4 }, version: 0 }))).toBe("changedMeanwhile");
  expect(await read(client, id)).toMatchObject({ answers: { b: 3 }, version: 1, can: ["answer"] });
  expect(await read(coach, id)).toMatchObject({ answers: {}, can: ["withdraw"] });

  const answers = { a: "Geheime Antwort", b: 7, c: ["Ja"] };
  expect(await status(submit(client, id, answers))).toBe(204);
  expect(await code(submit(client, id, { a: "Noch einmal" }))).toBe("alreadyAnswered");
  expect(await code(draft(client, id, { answers: {}, version: 2 }))).toBe("alreadyAnswered");
  expect(await code(coach.browser.send("DELETE", `/api/worksheets/${id}`))).toBe("alreadyAnswered");
  expect(await read(coach, id)).toMatchObject({ title: "Geheimes Blatt", answers, can: [] });
  for (const { browser } of [otherCoach, otherClient])
    expect(await status(browser.get(`/api/worksheets/${id}`))).toBe(404);
  expect(await status(otherCoach.browser.get(SEND))).toBe(404);
  expect(await status(otherCoach.browser.get(`${TEMPLATES}/${templateId}`))).toBe(404);
  expect(await status(otherCoach.browser.send("POST", SEND, { templateId, dueOn: null }))).toBe(404);
  expect(await status(submit(otherClient, id, answers))).toBe(404);

  const [sheets, stored] = await Promise.all([
    server.database.selectFrom("worksheets").selectAll().execute(),
    server.database.selectFrom("worksheet_answers").selectAll().execute(),
  ]);
  expect(Buffer.concat([...sheets, ...stored].map(({ sealed }) => sealed)).includes("Geheim")).toBe(false);
  const told = await server.database.selectFrom("notifications").select(["kind", "data"]).execute();
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(["worksheetAnswered", "worksheetSent"]);
  const mails = (await server.mails()).filter(({ subject }) => /Arbeitsblatt|worksheet/.test(subject));
  expect(mails).toHaveLength(2);
  expect(JSON.stringify([told, mails])).not.toContain("Geheim");
});

test("two tabs hand in at once: one does, the other hears that it is done", async () => {
  const templateId = await made(coach, TEMPLATES, CONTENT);
  const id = await made(coach, SEND, { templateId, dueOn: null });
  const outcomes = await Promise.all([1, 2, 3].map((b) => submit(client, id, { a: "Ich", b })));
  expect(outcomes.map((each) => each.status).toSorted()).toEqual([204, 409, 409]);
  const taken = await made(coach, SEND, { templateId, dueOn: null });
  expect(await status(coach.browser.send("DELETE", `/api/worksheets/${taken}`))).toBe(204);
  expect(await status(client.browser.get(`/api/worksheets/${taken}`))).toBe(404);
});

test.each([
  ["31 questions", { questions: Array.from({ length: 31 }, (_, place) => question(`q${place}`)) }],
  ["no question", { questions: [] }],
  ["a choice without answers", { questions: [question("a", { kind: "choice", options: [] })] }],
  ["an empty choice", { questions: [question("a", { kind: "choice", options: ["Ja", ""] })] }],
  ["a scale of three", { questions: [question("a", { kind: "scale", points: 3 })] }],
  ["a kind that is not there", { questions: [question("a", { kind: "photo" })] }],
  ["two questions of one name", { questions: [question("a"), question("a")] }],
  ["a text of 100 kB", { intro: "x".repeat(100_000) }],
])("a template with %s is refused", async (_, over) => {
  expect([413, 422]).toContain(await status(coach.browser.send("POST", TEMPLATES, { ...CONTENT, ...over })));
});

test.each([
  ["off the scale", { a: "Ich", b: 11 }],
  ["to a question that is not there", { a: "Ich", z: "?" }],
  ["that are not offered", { a: "Ich", c: ["Vielleicht"] }],
  ["of 100 kB", { a: "x".repeat(100_000) }],
  ["without what is required", { b: 3 }],
])("answers %s are refused, and the worksheet still waits", async (_, answers) => {
  const templateId = await made(coach, TEMPLATES, CONTENT);
  const id = await made(coach, SEND, { templateId, dueOn: null });
  expect([413, 422]).toContain(await status(submit(client, id, answers)));
  expect((await read(client, id)).answeredAt).toBeNull();
});

test("rules send with a booking once per client, before an appointment, and after it, each once; a reminder comes once", async () => {
  server.clock.set(NOW);
  const two = await couple(server);
  const { browser } = two.coach;
  const templateId = await made(two.coach, "/api/coaches/worksheets/ready", { ready: "intake", language: "de" });
  const rule = (body: object) => browser.send("POST", `${TEMPLATES}/${templateId}/rules`, { hours: 0, ...body });
  expect(await status(rule({ consultation: "standard", moment: "booking" }))).toBe(204);
  expect(await status(rule({ consultation: "standard", moment: "before", hours: 48 }))).toBe(204);
  expect(await status(rule({ consultation: "standard", moment: "after", hours: 2 }))).toBe(204);
  expect(await status(rule({ consultation: "standard", moment: "after", hours: 24 * 15 }))).toBe(422);
  const template = (await (await browser.get(`${TEMPLATES}/${templateId}`)).json()) as WorksheetTemplate;
  expect(template.rules.map(({ moment, hours }) => [moment, hours])).toEqual([
    ["booking", 0],
    ["before", 48],
    ["after", 2],
  ]);

  const book = async (startsAt: string) => {
    const appointmentId = await appointmentRow(server, { ...two.pair, startsAt });
    const booked_at = server.clock.now();
    await server.database.updateTable("appointments").set({ booked_at }).where("id", "=", appointmentId).execute();
    return appointmentId;
  };
  const first = await book("2026-11-23T09:00:00Z");
  await book("2026-11-30T09:00:00Z");
  const at = async (instant: string) => {
    server.clock.set(instant);
    await Promise.all([sendDue(server), sendDue(server)]);
    await Promise.all([remindOfWorksheets(server), remindOfWorksheets(server)]);
    await logIn(two.client.browser, { email: two.client.email });
    return waiting(two.client);
  };
  expect(await at("2026-11-18T10:00:00Z")).toMatchObject([{ appointmentId: first, dueOn: "2026-11-23" }]);
  expect(await at("2026-11-21T10:00:00Z")).toHaveLength(2);
  expect(await at("2026-11-22T10:00:00Z")).toHaveLength(2);
  const reminded = server.database.selectFrom("notifications").select("kind").where("kind", "=", "worksheetDue");
  expect(await reminded.where("user_id", "=", two.client.userId).execute()).toHaveLength(2);
  await server.database
    .updateTable("appointments")
    .set({ status: "Completed", both_present: true, due_at: null })
    .where("id", "=", first)
    .execute();
  const after = await at("2026-11-23T13:00:00Z");
  expect(after.map(({ dueOn }) => dueOn)).toContain("2026-11-30");
  // The appointment two days ahead has its own by now.
  expect(after).toHaveLength(4);
});

test("the twenty-first unanswered one of a pair is refused", async () => {
  server.clock.set("2026-11-18T09:00:00Z");
  const two = await couple(server);
  const templateId = await made(two.coach, TEMPLATES, CONTENT);
  const path = `/api/coaches/clients/${two.client.userId}/worksheets`;
  for (let count = 0; count < WORKSHEET_LIMITS.unanswered; count++)
    await made(two.coach, path, { templateId, dueOn: null });
  expect(await code(two.coach.browser.send("POST", path, { templateId, dueOn: null }))).toBe("tooManyWorksheets");
});

test("what belongs to an appointment is found from it by its two people, and the menu counts what waits", async () => {
  const startsAt = "2026-11-30T09:00:00.000Z";
  const pair = { coachId: coach.userId, clientId: client.userId };
  const appointmentId = await appointmentRow(server, { ...pair, startsAt, status: "Scheduled" });
  const templateId = await made(coach, TEMPLATES, CONTENT);
  const id = await made(coach, SEND, { templateId, dueOn: null });
  await server.database.updateTable("worksheets").set({ appointment_id: appointmentId }).where("id", "=", id).execute();
  const of = async ({ browser }: Person) => {
    const { items } = (await (await browser.get(`/api/appointments/${appointmentId}/worksheets`)).json()) as {
      items: WorksheetItem[];
    };
    return items.map((item) => [item.id, item.answeredAt !== null]);
  };
  const counted = async () => {
    const { client: counts } = (await (await client.browser.get("/api/events/summary")).json()) as LiveSummary;
    return counts?.goals ?? 0;
  };
  const before = await counted();
  expect(await of(client)).toEqual([[id, false]]);
  expect(await status(submit(client, id, { a: "Ich" }))).toBe(204);
  for (const person of [client, coach]) expect(await of(person)).toEqual([[id, true]]);
  for (const person of [otherClient, otherCoach]) expect(await of(person)).toEqual([]);
  expect(await counted()).toBe(before - 1);

  const goalId = await made(client, "/api/clients/goals", { title: "Ruhe", why: "", targetOn: null, coachId: null });
  const stepId = await made(client, `/api/goals/${goalId}/steps`, { text: "Heute", dueOn: "2026-11-18" });
  await made(client, `/api/goals/${goalId}/steps`, { text: "Morgen", dueOn: "2026-11-19" });
  expect(await counted()).toBe(before);
  const { lastEventId } = (await (await client.browser.get("/api/events/summary")).json()) as LiveSummary;
  await client.browser.send("PUT", `/api/goal-steps/${stepId}/done`, { done: true });
  expect(await counted()).toBe(before - 1);
  const now = (await (await client.browser.get("/api/events/summary")).json()) as LiveSummary;
  expect(now.lastEventId).toBeGreaterThan(lastEventId);
});
