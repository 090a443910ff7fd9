import type { ClientItem, OwnClient } from "@aufwind/contract/coach-clients";
import { describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

// Monday, 16 November 2026, ten o'clock in Berlin.
const NOW = "2026-11-16T09:00:00Z";
const NOBODY = "019a8b00-0000-7000-8000-000000000000";

const ids: Record<string, string> = {};
const people: Record<string, Person> = {};

const server = await testServer();
server.clock.set(NOW);
const coach = await person(server, { kind: "coach" });
const other = await person(server, { kind: "coach" });
await become("Lena", "Müller-Weiß", {
  at: "2026-11-16T08:30:00Z",
  experience: "leadership",
  qualification: "master",
});
await become("Sam", "O'Neil", { at: "2026-11-15T10:00:00Z", kind: "existing", experience: "entry" });
await become("Ana", "100%_Pro", { at: "2026-11-03T09:00:00Z", qualification: "doctorate" });
await become("Kim", "Ørsted", { at: "2026-05-03T09:00:00Z" });

type Said = { at: string; kind?: "new" | "existing"; experience?: string; qualification?: string };

/** A client of the coach with this profile. */
async function become(first_name: string, last_name: string, { at, kind = "new", ...said }: Said) {
  const client = await person(server);
  const { database } = server;
  await database.updateTable("users").set({ first_name, last_name }).where("id", "=", client.userId).execute();
  await database
    .insertInto("clients")
    .values({ user_id: client.userId, ...said })
    .execute();
  const invited = kind === "existing" ? { invited_at: new Date(at) } : {};
  await database
    .insertInto("relations")
    .values({ coach_id: coach.userId, client_id: client.userId, kind, created_at: new Date(at), ...invited })
    .execute();
  people[first_name] = client;
  ids[first_name] = client.userId;
}

type Page = { items: ClientItem[]; totalCount: number; totalPages: number; hasNext: boolean };
const get = (path: string, who = coach) => who.browser.get(`/api/coaches/clients/${path}`);
const list = async (query = "", page = "0/10/desc") => (await (await get(`${page}?${query}`)).json()) as Page;
const named = ({ items }: Page) => items.map(({ name }) => name.split(" ")[0]);
const read = async (id: string | undefined, who = coach) => (await (await get(id ?? "", who)).json()) as OwnClient;
const add = (name: string, startsAt: string, over: Partial<Parameters<typeof appointmentRow>[1]> = {}) =>
  appointmentRow(server, { coachId: coach.userId, clientId: ids[name] ?? "", startsAt, ...over });

describe("the list", () => {
  test("has the newest first, or the oldest, page by page", async () => {
    expect(named(await list())).toEqual(["Lena", "Sam", "Ana", "Kim"]);
    expect(named(await list("", "0/5/asc"))).toEqual(["Kim", "Ana", "Sam", "Lena"]);
    expect(await list("", "3/5/asc")).toEqual({ items: [], totalCount: 4, totalPages: 1, hasNext: false });
  });

  test.each([
    ["name=mueller", ["Lena"]],
    ["name=weiss%20lena", ["Lena"]],
    ["name=oneil", []],
    ["name=o%27neil", ["Sam"]],
    ["name=100%25_", ["Ana"]],
    ["name=orsted", ["Kim"]],
    ["name=%25", ["Ana"]],
    ["experience=leadership", ["Lena"]],
    ["experience=leadership&experience=entry", ["Lena", "Sam"]],
    ["qualification=doctorate&qualification=master", ["Lena", "Ana"]],
    ["experience=entry&qualification=master", []],
    ["relation=existing", ["Sam"]],
    ["relation=new&relation=existing", ["Lena", "Sam", "Ana", "Kim"]],
    ["created=last-hour", ["Lena"]],
    ["created=last-24-hours", ["Lena", "Sam"]],
    ["created=last-14-days", ["Lena", "Sam", "Ana"]],
    ["created=last-7-days&relation=new", ["Lena"]],
    ["created=all&name=&experience=&relation=", ["Lena", "Sam", "Ana", "Kim"]],
  ])("%s finds %j", async (query, names) => {
    const page = await list(query);
    expect([named(page), page.totalCount]).toEqual([names, names.length]);
  });

  test("tells since when, what they said, what was and what comes", async () => {
    const last = await add("Sam", "2026-11-10T09:00:00Z", { status: "Completed" });
    await add("Sam", "2026-11-02T09:00:00Z", { status: "Completed", consultation: "discovery" });
    await add("Sam", "2026-11-12T09:00:00Z", { status: "Cancelled" });
    await add("Sam", "2026-11-30T09:00:00Z");
    const next = await add("Sam", "2026-11-20T09:00:00Z", { status: "Pending", consultation: "extended" });
    const [sam] = (await list("name=sam")).items;
    expect(sam).toEqual({
      id: ids.Sam,
      tags: [],
      name: "Sam O'Neil",
      picture: null,
      relation: "existing",
      since: "2026-11-15T10:00:00.000Z",
      experienceLevel: "entry",
      qualification: null,
      completedCount: 2,
      lastAppointment: {
        id: last,
        consultation: "standard",
        scheduledAt: "2026-11-10T09:00:00.000Z",
        endsAt: "2026-11-10T10:00:00.000Z",
        scheduledStatus: "Completed",
      },
      nextAppointment: {
        id: next,
        consultation: "extended",
        scheduledAt: "2026-11-20T09:00:00.000Z",
        endsAt: "2026-11-20T10:00:00.000Z",
        scheduledStatus: "Pending",
      },
    });
  });

  test("has one's own alone, for coaches alone", async () => {
    expect(await (await get("0/10/desc", other)).json()).toMatchObject({ items: [], totalCount: 0 });
    expect((await get("0/10/desc", people.Lena)).status).toBe(403);
    expect((await server.browser().get("/api/coaches/clients/0/10/desc")).status).toBe(401);
  });

  test.each([
    "x/10/desc",
    "0/7/desc",
    "0/10/up",
    "0/10/desc?experience=guru",
    "0/10/desc?qualification=none",
    "0/10/desc?relation=old",
    "0/10/desc?created=ever",
    "0/10/desc?name=%00",
    `0/10/desc?name=${"x".repeat(101)}`,
    `0/10/desc?${"experience=entry&".repeat(6)}`,
  ])("refuses what nobody can ask for: %s", async (path) => expect((await get(path)).status).toBe(422));

  test("leaves the notes of a client as PDF where they are", async () => {
    expect((await get(`${ids.Lena}/notes/de`)).status).toBe(404);
    expect((await get(`${ids.Lena}/notes/fr`)).status).toBe(422);
  });
});

describe("one client", () => {
  test("has counts, revenue, fees and whether one can write", async () => {
    const completed = await add("Lena", "2026-11-09T13:00:00Z", { status: "Completed" });
    for (const [day, status] of [
      ["08", "No Show"],
      ["07", "Cancelled"],
      ["06", "Rejected"],
      ["24", "Scheduled"],
    ] as const)
      await add("Lena", `2026-11-${day}T13:00:00Z`, { status });
    await earned(completed, 10_000);
    const client = await read(ids.Lena);
    expect(client).toMatchObject({
      name: "Lena Müller-Weiß",
      preferredPronoun: null,
      relation: "new",
      invitedAt: null,
      counts: { completed: 1, upcoming: 1, cancelled: 1, noShow: 1 },
      earnedNetCents: 10_000,
      fee: { rate: 1900, lowerUntil: null },
      lastAppointment: { id: completed },
      conversationId: null,
      can: ["write"],
    });
    await earned(completed, -10_000);
    expect((await read(ids.Lena)).earnedNetCents).toBe(0);
    expect(JSON.stringify(client)).not.toMatch(/@|email|phone|street|wish|area|card/i);
  });

  const earned = (appointmentId: string, net_cents: number) =>
    server.database
      .insertInto("earnings")
      .values({
        appointment_id: appointmentId,
        coach_id: coach.userId,
        client_id: ids.Lena ?? "",
        kind: net_cents < 0 ? "reversal" : "completed",
        earned_at: server.clock.now(),
        net_cents,
        vat_cents: 0,
        gross_cents: net_cents,
        fee_rate: 1900,
        fee_cents: 0,
        marketing_cents: 0,
        fee_vat_cents: 0,
        arrives_cents: net_cents,
      })
      .execute();

  test("who came by the coach's own link costs less, for three months", async () => {
    expect(await read(ids.Sam)).toMatchObject({
      relation: "existing",
      invitedAt: "2026-11-15T10:00:00.000Z",
      fee: { rate: 1200, lowerUntil: "2027-02-16T09:00:00.000Z" },
    });
    const created_at = new Date("2026-08-01T09:00:00Z");
    await server.database.updateTable("users").set({ created_at }).where("id", "=", coach.userId).execute();
    expect((await read(ids.Sam)).fee).toEqual({ rate: 1900, lowerUntil: "2026-11-01T10:00:00.000Z" });
  });

  test("names the conversation that is in the coach's list", async () => {
    const pair = { coachId: coach.userId, clientId: ids.Kim };
    const opened = await coach.browser.send("POST", "/api/conversations/conversation", pair);
    const { conversationId } = (await opened.json()) as { conversationId: string };
    expect((await read(ids.Kim)).conversationId).toBe(conversationId);
  });

  test("says how the client wants to be addressed", async () => {
    await server.database
      .updateTable("clients")
      .set({ pronoun: "they", gender: "female" })
      .where("user_id", "=", ids.Kim ?? "")
      .execute();
    expect(await read(ids.Kim)).toMatchObject({ preferredPronoun: "they", preferredGenderIdentity: "female" });
  });

  test("is found by the own coach alone", async () => {
    for (const [id, who] of [
      [ids.Lena, other],
      [NOBODY, coach],
      [other.userId, coach],
      [coach.userId, coach],
    ] as const)
      expect((await get(id ?? "", who)).status).toBe(404);
    expect((await get(ids.Lena ?? "", people.Lena)).status).toBe(403);
    expect((await server.browser().get(`/api/coaches/clients/${ids.Lena}`)).status).toBe(401);
    expect((await get("1")).status).toBe(422);
  });

  test("the appointments with one client are a list of their own, for the own coach alone", async () => {
    const appointments = async (who: Person, query: string) => {
      const response = await who.browser.get(`/api/coaches/appointments/0/30/desc?${query}`);
      return [response.status, ((await response.json()) as { totalCount?: number }).totalCount];
    };
    expect(await appointments(coach, `clientId=${ids.Lena}`)).toEqual([200, 5]);
    expect(await appointments(coach, `clientId=${ids.Lena}&status=Completed`)).toEqual([200, 1]);
    expect(await appointments(coach, `clientId=${ids.Lena}&name=lena`)).toEqual([200, 5]);
    expect(await appointments(coach, `clientId=${ids.Lena}&name=sam`)).toEqual([200, 0]);
    expect(await appointments(other, `clientId=${ids.Lena}`)).toEqual([200, 0]);
    expect(await appointments(coach, "clientId=1")).toEqual([422, undefined]);
  });
});

test("before an appointment a coach reads how often they met and the latest note, of their own alone", async () => {
  const about = async (who: Person) => (await get(`${ids.Kim}/preparation`, who)).json();
  expect(await about(coach)).toEqual({
    ...{ metCount: 0, metSince: null, lastNote: null },
    ...{ goals: [], checkIns: [], intake: null, answered: [], unanswered: [] },
  });
  const id = await add("Kim", "2026-10-05T09:00:00Z", { status: "Completed" });
  await coach.browser.send("PUT", `/api/appointments/${id}/note`, { version: 0, text: "Kommt schwer zur Ruhe." });
  expect(await about(coach)).toMatchObject({
    metCount: 1,
    metSince: "2026-10-05",
    lastNote: { appointmentId: id, excerpt: "Kommt schwer zur Ruhe." },
  });
  expect(await about(other)).toEqual({
    ...{ metCount: 0, metSince: null, lastNote: null },
    ...{ goals: [], checkIns: [], intake: null, answered: [], unanswered: [] },
  });
  expect((await get(`${ids.Kim}/preparation`, people.Kim)).status).toBe(403);
});

test("whoever has left stays without a name and what they said, and cannot be written to", async () => {
  const leaving = { password: PASSWORD, understood: true };
  await people.Ana?.browser.send("POST", "/api/identity/delete-profile", leaving);
  const page = await list();
  expect([page.totalCount, page.items[2]]).toMatchObject([
    4,
    { id: ids.Ana, name: "", picture: null, experienceLevel: null, qualification: null },
  ]);
  expect(await read(ids.Ana)).toMatchObject({
    name: "",
    preferredPronoun: null,
    preferredGenderIdentity: null,
    can: [],
  });
  expect((await list("name=pro")).totalCount).toBe(0);
});
