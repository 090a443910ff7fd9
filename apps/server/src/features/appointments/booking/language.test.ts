import type { Series } from "@aufwind/contract/appointment-series";
import type { Appointment } from "@aufwind/contract/appointments";
import { beforeEach, expect, test } from "vitest";
import { booking, coachAndClient, introduce, openCoach, saveCard } from "../../../../test/booked.ts";
import type { Person } from "../../../../test/people.ts";
import { testServer } from "../../../../test/test-server.ts";

let coach: Person & { slug: string };
let client: Person;

const WEDNESDAY = "2026-11-18T13:00:00.000Z";

const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server, { languages: ["tr", "en", "de"] });
});

const hold = (kind: string, languages: string[]) =>
  server.database
    .updateTable("consultations")
    .set({ languages })
    .where("coach_id", "=", coach.userId)
    .where("kind", "=", kind)
    .execute();
const book = (over: Record<string, unknown> = {}, { userId } = coach) =>
  client.browser.send("POST", "/api/appointments", booking({ coachId: userId, scheduledAt: WEDNESDAY }, over));
const languageOf = async (response: Response) => ((await response.json()) as Appointment).language;

test("the chosen language stays with the appointment, whatever the coach offers later, and both are told it", async () => {
  const response = await book({ language: "tr" });
  const { id, language } = (await response.json()) as Appointment;
  expect([response.status, language]).toEqual([201, "tr"]);
  await server.database
    .updateTable("coaches")
    .set({ languages: ["de"] })
    .where("user_id", "=", coach.userId)
    .execute();
  for (const { browser } of [client, coach]) {
    expect(await (await browser.get(`/api/appointments/${id}`)).json()).toMatchObject({ language: "tr" });
    expect(await (await browser.get(`/api/appointments/${id}/calendar`)).text()).toMatch(/Türkisch|Turkish/);
  }
  const texts = (await server.mails()).map(({ text }) => text).filter((text) => /Türkisch|Turkish/.test(text));
  expect(texts.length).toBeGreaterThanOrEqual(2);
});

test("without a choice it is the language that the client reads, if it is held in it, else the coach's first", async () => {
  expect(await languageOf(await book())).toBe("en");
  const other = await openCoach(server, { languages: ["tr", "de"] });
  expect(await languageOf(await book({ scheduledAt: "2026-11-19T13:00:00.000Z" }, other))).toBe("tr");
});

test("a language that the consultation is not held in is refused by name, and nothing is booked", async () => {
  await hold("discovery", ["de"]);
  const response = await book({ language: "en" });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { errors: [{ field: "language", code: "notHeldIn" }] },
  ]);
  expect(await languageOf(await book())).toBe("de");
});

test("of a coach with one language nothing is agreed, and no other can be booked", async () => {
  const other = await openCoach(server);
  expect((await book({ language: "en" }, other)).status).toBe(422);
  expect(await languageOf(await book({ language: "de" }, other))).toBeNull();
});

test("all dates of a series have the language that was chosen for it", async () => {
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  await saveCard(server, client);
  const series = { coachId: coach.userId, consultation: "standard", rhythm: "weekly", feeCents: 11_900 };
  const starts = [WEDNESDAY, "2026-11-25T13:00:00.000Z"];
  const send = (language: string) =>
    client.browser.send("POST", "/api/appointment-series", { ...series, starts, earlyStart: true, language });
  await hold("standard", ["en", "de"]);
  expect((await send("tr")).status).toBe(422);
  const made = (await (await send("en")).json()) as Series;
  expect(made.dates.map(({ language }) => language)).toEqual(["en", "en"]);
});
