import type { PaletteHits } from "@aufwind/contract/palette";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { introduce, openCoach } from "../../../test/booked.ts";
import { listedCoach } from "../../../test/listed-coach.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");

const name = ({ userId }: { userId: string }, first_name: string, last_name: string) =>
  server.database.updateTable("users").set({ first_name, last_name }).where("id", "=", userId).execute();
const meet = (coach: Person, client: Person) => introduce(server, { coachId: coach.userId, clientId: client.userId });
const appointment = async (coach: Person, client: Person, startsAt: string, status = "Scheduled") =>
  await appointmentRow(server, {
    coachId: coach.userId,
    clientId: client.userId,
    startsAt,
    status: status as "Scheduled",
  });
const ask = ({ browser }: Person, body: Record<string, unknown>) => browser.send("POST", "/api/palette", body);
const find = async (who: Person, typed: string, recent?: Record<string, string[]>) =>
  (await (await ask(who, { typed, ...(recent && { recent }) })).json()) as PaletteHits;
const namesOf = (people: { name: string }[]) => people.map((each) => each.name);

const [jonas, other] = [await openCoach(server), await openCoach(server)];
const [jorg, jorn, zita] = [await person(server), await person(server), await person(server)];
const stranger = await person(server);
await name(jonas, "Jonas", "Petersen");
await name(other, "Jonathan", "Weiß");
await name(jorg, "Jörg", "Groß");
await name(jorn, "Jörn", "Ahrens");
await name(zita, "Zita", "Ring");
await name(stranger, "Jörg", "Fremd");
for (const client of [jorg, jorn, zita]) await meet(jonas, client);
await meet(other, stranger);
const past = await appointment(jonas, jorg, "2026-11-02T10:00:00Z", "Completed");
const later = await appointment(jonas, jorg, "2026-12-01T10:00:00Z");
const next = await appointment(jonas, jorg, "2026-11-18T10:00:00Z");
await appointment(jonas, jorg, "2026-11-20T10:00:00Z", "Cancelled");
const foreign = await appointment(other, stranger, "2026-11-17T10:00:00Z");

test("a coach finds the own clients in any spelling, and nobody else's", async () => {
  expect(namesOf((await find(jonas, "joerg")).people)).toEqual(["Jörg Groß"]);
  expect(namesOf((await find(jonas, "gross jor")).people)).toEqual(["Jörg Groß"]);
  expect(namesOf((await find(jonas, "JÖR")).people)).toEqual(["Jörg Groß", "Jörn Ahrens"]);
  // Whoever is called so from the beginning comes first.
  expect(namesOf((await find(jonas, "r")).people)).toEqual(["Zita Ring", "Jörg Groß", "Jörn Ahrens"]);
  expect(await find(jonas, "Fremd")).toEqual({ people: [], coaches: [], appointments: [], team: null });
});

test("appointments with people of that name: the next first, then what was", async () => {
  const { appointments } = await find(jonas, "Groß");
  expect(appointments.map(({ id }) => id)).toEqual([next, later, past]);
  expect(appointments[0]).toEqual({
    id: next,
    name: "Jörg Groß",
    consultation: expect.any(String),
    scheduledAt: "2026-11-18T10:00:00.000Z",
    endsAt: expect.any(String),
    scheduledStatus: "Scheduled",
  });
  expect((await find(jorg, "petersen")).appointments.map(({ id }) => id)).toEqual([next, later, past]);
});

test("appointments are found by their day and by their kind, never those of others or cancelled ones", async () => {
  const idsOf = async (typed: string) => (await find(jonas, typed)).appointments.map(({ id }) => id);
  expect(await idsOf("18.11.")).toEqual([next]);
  expect(await idsOf("Mittwoch")).toEqual([next]);
  expect(await idsOf("2 Nov")).toEqual([past]);
  expect(await idsOf("20.11.")).toEqual([]);
  expect(await idsOf("17.11.")).toEqual([]);
  expect(await idsOf("standard")).toEqual([next, later]);
});

test("a client finds the own coaches once, and other coaches whom everybody finds", async () => {
  const listed = await listedCoach(server, { firstName: "Jona", lastName: "Amsel" });
  await listedCoach(server, { firstName: "Jona", lastName: "Versteckt", isListed: false });
  await server.work();
  const { people, coaches } = await find(jorg, "jona");
  expect(people).toEqual([{ id: jonas.userId, name: "Jonas Petersen", slug: jonas.slug, picture: null }]);
  expect(namesOf(coaches)).not.toContain("Jonas Petersen");
  expect(coaches).toContainEqual({ slug: listed.slug, name: "Jona Amsel", picture: null });
  expect(namesOf(coaches)).not.toContain("Jona Versteckt");
  expect((await find(jonas, "jona")).coaches).toEqual([]);
});

test("while nothing is typed: what comes next and what was opened last, as far as it is one's own", async () => {
  const recent = { people: [jorn.userId, stranger.userId], appointments: [past, foreign] };
  const { people, appointments } = await find(jonas, "", recent);
  expect(namesOf(people)).toEqual(["Jörn Ahrens"]);
  expect(appointments.map(({ id }) => id)).toEqual([past, next, later]);
  expect(await find(jonas, "  ")).toMatchObject({ people: [], appointments: [{ id: next }, { id: later }] });
});

test("is for people who are signed in, and takes what a browser remembers at most", async () => {
  expect((await server.browser().send("POST", "/api/palette", { typed: "jo" })).status).toBe(401);
  expect((await ask(jonas, { recent: { people: Array(7).fill(jorg.userId) } })).status).toBe(422);
  expect((await ask(jonas, { typed: "x".repeat(101) })).status).toBe(422);
  await server.database.updateTable("users").set({ kind: "operator" }).where("id", "=", stranger.userId).execute();
  expect(await find(stranger, "jo")).toMatchObject({ people: [], coaches: [], appointments: [] });
});
