import type { FullPreparation } from "@aufwind/contract/coach-clients";
import type { Intake, IntakeForm, IntakeItem } from "@aufwind/contract/intake-forms";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { act, booked, wakeAt } from "../../../test/booked.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { bookedSeries, type Pair, preview, regularPair } from "../../../test/series.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
const NOW = "2026-11-16T09:00:00Z";
const FORM = "/api/coaches/intake-forms/standard";
const question = (id: string, over: object = {}) => ({ id, kind: "shortText", text: `Frage ${id}`, ...over });
const QUESTIONS = [question("a", { isRequired: true }), question("b", { kind: "scale", points: 10 })];
const code = async (response: Promise<Response>) => ((await (await response).json()) as { code: string }).code;
const status = async (response: Promise<Response>) => (await response).status;

const write = ({ browser }: Person, body: object) => browser.send("PUT", FORM, { isAsked: true, ...body });
const intakeOf = async ({ browser }: Person, id: string) =>
  ((await (await browser.get(`/api/appointments/${id}/intake`)).json()) as { intake: Intake | null }).intake;
const say = ({ browser }: Person, id: string, body: object) =>
  browser.send("PUT", `/api/clients/appointments/${id}/intake`, { isFinal: true, ...body });
const book = ({ coach, client }: Pair, scheduledAt: string) =>
  booked(client, { coachId: coach.userId, scheduledAt, consultation: "standard" }).then(({ id }) => id);

/** A pair whose coach asks two questions with the booking. */
async function askingPair(): Promise<Pair> {
  server.clock.set(NOW);
  const pair = await regularPair(server);
  expect(await status(write(pair.coach, { questions: QUESTIONS, version: 0 }))).toBe(200);
  return pair;
}

test("an appointment is asked what was in force with its booking, whatever the coach writes later", async () => {
  const pair = await askingPair();
  const { coach, client } = pair;
  const id = await book(pair, "2026-11-18T09:00:00.000Z");
  server.clock.set("2026-11-16T09:01:00Z");
  const other = [question("z", { text: "Etwas anderes" })];
  expect(await status(write(coach, { questions: other, version: 1, isAsked: false }))).toBe(200);
  expect(await code(write(coach, { questions: other, version: 1 }))).toBe("changedMeanwhile");
  const forms = ((await (await coach.browser.get("/api/coaches/intake-forms")).json()) as { items: IntakeForm[] })
    .items;
  expect(forms.find(({ consultation }) => consultation === "standard")).toMatchObject({
    ...{ version: 2, askedCount: 2, isChanged: true, questions: [{ id: "z" }] },
  });
  const between = await book(pair, "2026-11-18T11:00:00.000Z");
  server.clock.set("2026-11-16T09:02:00Z");
  expect(await status(write(coach, { questions: other, version: 2 }))).toBe(200);
  const later = await book(pair, "2026-11-18T13:00:00.000Z");
  const asked = async (each: string) => (await intakeOf(client, each))?.questions.map((one) => one.id);
  expect([await asked(id), await asked(between), await asked(later)]).toEqual([["a", "b"], ["a", "b"], ["z"]]);
});

test("a draft is the client's alone; answers are handed in, changed until the start, and sealed", async () => {
  const pair = await askingPair();
  const { coach, client } = pair;
  const id = await book(pair, "2026-11-18T09:00:00.000Z");
  const [otherCoach, otherClient] = [await person(server, { kind: "coach" }), await person(server)];
  expect(await intakeOf(client, id)).toMatchObject({ state: "open", version: 0, can: ["answer"] });
  expect(await code(say(client, id, { answers: { b: 3 }, version: 0 }))).toBe("invalidFields");
  expect(await status(say(client, id, { answers: { b: 3 }, version: 0, isFinal: false }))).toBe(200);
  expect(await code(say(client, id, { answers: { b: 4 }, version: 0, isFinal: false }))).toBe("changedMeanwhile");
  expect(await intakeOf(client, id)).toMatchObject({ answers: { b: 3 }, version: 1 });
  expect(await intakeOf(coach, id)).toMatchObject({ answers: {}, state: "open", can: [] });

  const answers = { a: "Geheime Antwort", b: 7 };
  expect(await status(say(client, id, { answers, version: 1 }))).toBe(200);
  expect(await code(say(client, id, { answers, version: 2, isFinal: false }))).toBe("alreadyHandedIn");
  for (const { browser } of [otherCoach, otherClient]) expect(await intakeOf({ browser } as Person, id)).toBeNull();
  expect(await status(say(otherClient, id, { answers, version: 2 }))).toBe(404);
  expect(await status(say(coach, id, { answers, version: 2 }))).toBe(403);
  const file = `/api/coaches/clients/${client.userId}`;
  const { items } = (await (await coach.browser.get(`${file}/intakes`)).json()) as { items: IntakeItem[] };
  expect(items).toMatchObject([{ appointmentId: id, state: "answered" }]);
  expect(await (await otherCoach.browser.get(`${file}/intakes`)).json()).toEqual({ items: [] });
  const prepared = (await (await coach.browser.get(`${file}/preparation`)).json()) as FullPreparation;
  expect(prepared.intake).toMatchObject({ answers });

  const rows = await server.database.selectFrom("intake_answers").selectAll().execute();
  expect(Buffer.concat(rows.map(({ sealed }) => sealed)).toString("latin1")).not.toMatch(/Geheim|Frage/);
  await act(coach, `/api/appointments/${id}/confirm`);
  await wakeAt(server, "2026-11-18T08:59:59Z", client, coach);
  expect(await status(say(client, id, { answers: { a: "Zuletzt" }, version: 2 }))).toBe(200);
  server.clock.set("2026-11-18T09:00:00Z");
  expect(await code(say(client, id, { answers, version: 3 }))).toBe("intakeClosed");
  expect(await intakeOf(coach, id)).toMatchObject({ answers: { a: "Zuletzt" }, state: "answered" });
});

test("a series asks once, with its first date; if that falls away unanswered, with the next", async () => {
  const pair = await askingPair();
  const { dates } = await preview(pair, { scheduledAt: "2026-11-23T09:00:00.000Z", count: 3 });
  const starts = dates.map(({ scheduledAt }) => scheduledAt);
  const series = await bookedSeries(pair, starts);
  const [first = "", second = "", third = ""] = series.dates.map(({ id }) => id);
  const asked = () => Promise.all([first, second, third].map(async (id) => (await intakeOf(pair.client, id)) !== null));
  expect(await asked()).toEqual([true, false, false]);
  await act(pair.coach, `/api/coaches/appointments/${first}/cancel`, { reason: "Krank" });
  expect((await asked()).slice(1)).toEqual([true, false]);
});

test("the reminder has a line with the link while something required is open, and never what is asked", async () => {
  const pair = await askingPair();
  const open = await book(pair, "2026-11-18T09:00:00.000Z");
  const done = await book(pair, "2026-11-18T11:00:00.000Z");
  for (const id of [open, done]) await act(pair.coach, `/api/appointments/${id}/confirm`);
  await say(pair.client, done, { answers: { a: "Ich" }, version: 0 });
  server.clock.set("2026-11-17T11:00:00Z");
  await server.work();
  const mails = (await server.mails()).filter(
    ({ to_address, text }) => to_address === pair.client.email && /\/fragen|\/questions/.test(text),
  );
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.every(({ text }) => text.includes(open) && !text.includes(`${done}/`))).toBe(true);
  expect(JSON.stringify(await server.mails())).not.toContain("Frage a");
});

test("both take theirs along in their download; who leaves takes the answers or the questions", async () => {
  const pair = await askingPair();
  const id = await book(pair, "2026-11-18T09:00:00.000Z");
  await say(pair.client, id, { answers: { a: "Mein Satz" }, version: 0 });
  const copyOf = async ({ browser }: Person) => {
    const { path } = (await (await browser.send("POST", "/api/identity/downloads", { password: PASSWORD })).json()) as {
      path: string;
    };
    const files = unzipSync(new Uint8Array(await (await browser.get(path)).arrayBuffer()));
    return strFromU8(files["intake-forms.json"] ?? new Uint8Array());
  };
  expect(await copyOf(pair.client)).toContain("Mein Satz");
  expect(await copyOf(pair.coach)).not.toContain("Mein Satz");
  expect(await copyOf(pair.coach)).toContain("Frage a");
  const leave = ({ browser }: Person) =>
    browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect(await status(leave(pair.client))).toBe(200);
  const left = server.database.selectFrom("intake_answers").select("id").where("appointment_id", "=", id);
  expect(await left.execute()).toEqual([]);
  expect(await status(leave(pair.coach))).toBe(200);
  const forms = server.database.selectFrom("intake_forms").select("id").where("coach_id", "=", pair.coach.userId);
  expect(await forms.execute()).toEqual([]);
});

test.each([
  ["16 questions", Array.from({ length: 16 }, (_, place) => question(`q${place}`))],
  ["two questions of one name", [question("a"), question("a")]],
  ["a choice without answers", [question("a", { kind: "choice", options: [] })]],
])("a form with %s is refused", async (_, questions) => {
  server.clock.set(NOW);
  const coach = await person(server, { kind: "coach" });
  expect(await status(write(coach, { questions, version: 0 }))).toBe(422);
});
