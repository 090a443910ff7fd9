import type { TeamAppointment } from "@aufwind/contract/appointments-team";
import { beforeEach, describe, expect, test } from "vitest";
import { act } from "../../../test/booked.ts";
import { operator } from "../../../test/operators.ts";
import { balances, confirmed, hours, type Pair, passTo, seenBy } from "../../../test/paid.ts";
import type { Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { visited } from "../../../test/visits.ts";

let pair: Pair;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  pair = await confirmed(server);
  await passTo(server, hours(-23), pair.coach, pair.client);
});

const to = (minutes: number) => passTo(server, hours(minutes / 60), pair.coach, pair.client);
const say = (who: Person, what: string, body = {}) =>
  act(who, `/api/appointments/${pair.appointment.id}/${what}`, body);
const problemOf = async (response: Response) => (await response.json()) as { code: string; detail: string };
const stay = (side: "client" | "coach", from: number, until: number) =>
  visited(server, pair.appointment.id, { side, from: hours(from / 60), to: hours(until / 60) });
const money = () => balances(server, pair.appointment);
const seen = () => seenBy(pair.client, pair.appointment);
const mailsTo = async (address: string) => (await server.mails()).filter(({ to_address }) => to_address === address);
const PREPAID = { provider: 11_900, prepaid: -11_900 };

/** The coach waited for twenty minutes and reports a no show. */
async function missed(): Promise<void> {
  await stay("coach", 0, 20);
  await to(20);
  expect((await say(pair.coach, "no-show")).status).toBe(200);
}

describe("calling somebody absent", () => {
  test("needs minutes in the room between start and end, not a look before it", async () => {
    await stay("coach", -5, -5 + 0.0025);
    await to(0);
    expect(await problemOf(await say(pair.coach, "no-show"))).toMatchObject({ code: "noShowTooEarly" });
    await to(15);
    expect(await problemOf(await say(pair.coach, "no-show"))).toMatchObject({
      code: "notInRoomYourself",
      detail: expect.stringContaining("0 of 10 minutes"),
    });
    await stay("coach", 1, 4.5);
    const { detail } = await problemOf(await say(pair.coach, "no-show"));
    expect(detail).toContain("3 of 10 minutes");
    await stay("coach", 8, 15);
    expect((await say(pair.coach, "no-show")).status).toBe(200);
  });

  test("is not possible where the other side was there, however late", async () => {
    await stay("coach", 0, 59);
    await stay("client", 20, 30);
    await to(59);
    expect(await problemOf(await say(pair.coach, "no-show"))).toMatchObject({ code: "wasInRoom" });
    expect((await seen()).presence).toEqual({
      neededMinutes: 10,
      client: { minutes: 10, isPresent: true },
      coach: { minutes: 59, isPresent: true },
    });
  });

  test("leaves the room open for whoever comes late, and then it took place", async () => {
    await missed();
    const enter = `/api/appointments/${pair.appointment.id}/room/visits`;
    expect((await pair.client.browser.send("POST", enter)).status).toBe(201);
    await stay("client", 21, 58);
    await to(61);
    expect(await seen()).toMatchObject({ scheduledStatus: "Completed", absent: null });
    expect((await money()).fees).toBeLessThan(0);
  });

  test("tells whoever is called absent until when they can object, and moves no money before", async () => {
    await missed();
    expect(await seen()).toMatchObject({
      scheduledStatus: "No Show",
      awaiting: "client",
      answerBy: hours(24 + 20 / 60),
      can: ["objectToNoShow"],
    });
    expect((await seenBy(pair.coach, pair.appointment)).can).toEqual(["takeBackNoShow"]);
    const mail = (await mailsTo(pair.client.email)).at(-1);
    expect(mail?.text).toContain("Friday 20 November at 11:20");
    await to(24 * 60 + 19);
    expect(await money()).toEqual(PREPAID);
    await to(24 * 60 + 20);
    expect(await seen()).toMatchObject({ scheduledStatus: "No Show", awaiting: null, can: [] });
    expect(await money()).toEqual({ provider: 11_900, coach: -11_900 });
  });

  test("of a coach gives everything back after the day, not before", async () => {
    await stay("client", 0, 20);
    await to(20);
    expect((await say(pair.client, "no-show")).status).toBe(200);
    await to(24 * 60 + 19);
    expect(await money()).toEqual(PREPAID);
    await to(24 * 60 + 20);
    expect([await money(), (await seen()).payment]).toEqual([{}, "refunded"]);
  });

  test("can be taken back within the day: it is scheduled again and completed as usual", async () => {
    await missed();
    expect((await say(pair.client, "no-show/take-back")).status).toBe(409);
    expect((await say(pair.coach, "no-show/take-back")).status).toBe(200);
    expect(await seen()).toMatchObject({ scheduledStatus: "Scheduled", absent: null, answerBy: null });
    await to(25 * 60);
    expect((await seen()).scheduledStatus).toBe("Completed");
  });
});

describe("an objection", () => {
  const REASON = "Ich war da, der Ton ging nicht.";
  const path = () => `/api/operators/appointments/${pair.appointment.id}`;
  const looked = async ({ browser }: Person) => (await (await browser.get(path())).json()) as TeamAppointment;
  /** With the hash of what the page showed. */
  const decide = async (body: { outcome: string; reason: string }, by?: Person) => {
    const staff = by ?? (await operator(server));
    const effects = by ? [] : (await looked(staff)).effects;
    const hash = effects.find(({ act }) => act === body.outcome)?.hash ?? "none";
    return staff.browser.send("POST", `${path()}/no-show-decision`, { ...body, hash });
  };

  beforeEach(async () => {
    await missed();
    expect((await say(pair.client, "no-show/objection", { reason: REASON })).status).toBe(200);
    const { database } = server;
    const ofAppointment = database.selectFrom("cases").select(["kind", "state", "person_id"]);
    expect(await ofAppointment.where("source_id", "=", pair.appointment.id).executeTakeFirst()).toEqual({
      kind: "noShowObjection",
      state: "open",
      person_id: pair.client.userId,
    });
  });

  test("goes to the team with both sides' minutes in the call, and holds all money however long that takes", async () => {
    const mail = (await mailsTo(server.config.company.supportEmail)).at(-1);
    for (const part of [pair.appointment.id, REASON, "Coach 20 Min."]) expect(mail?.text).toContain(part);
    const shown = await looked(await operator(server));
    expect(shown).toMatchObject({ absent: "client", feeCents: 11_900, presence: { coach: { minutes: 20 } } });
    expect(shown.history.at(-1)).toMatchObject({ event: "objectToNoShow", by: "client", reason: REASON });
    await to(100 * 60);
    expect(await seen()).toMatchObject({ scheduledStatus: "No Show", awaiting: "team", can: [] });
    expect(await money()).toEqual(PREPAID);
  });

  test.each([
    ["clientAbsent", "No Show", { provider: 11_900, coach: -11_900 }],
    ["coachAbsent", "No Show", {}],
    ["completed", "Completed", undefined],
  ])("decided as %s ends as %s, and both are told why", async (outcome, status, booked) => {
    const reason = "Der Raum zeigt es.";
    expect((await decide({ outcome, reason }, pair.coach)).status).toBe(403);
    expect((await decide({ outcome, reason: "" })).status).toBe(422);
    expect((await decide({ outcome, reason })).status).toBe(200);
    await to(21);
    expect(await seen()).toMatchObject({ scheduledStatus: status, awaiting: null });
    if (booked) expect(await money()).toEqual(booked);
    else expect((await money()).fees).toBeLessThan(0);
    for (const { email } of [pair.client, pair.coach])
      expect((await mailsTo(email)).some(({ text }) => text.includes(reason))).toBe(true);
    expect((await decide({ outcome, reason })).status).toBe(409);
  });

  test("comes too late after the day, and from nobody but whoever was called absent", async () => {
    expect((await say(pair.coach, "no-show/objection", { reason: REASON })).status).toBe(409);
    pair = await confirmed(server, { scheduledAt: "2026-11-24T10:00:00.000Z" });
    await visited(server, pair.appointment.id, {
      side: "coach",
      from: "2026-11-24T10:00:00Z",
      to: "2026-11-24T10:20:00Z",
    });
    await passTo(server, "2026-11-24T10:20:00Z", pair.coach, pair.client);
    expect((await say(pair.coach, "no-show")).status).toBe(200);
    server.clock.set("2026-11-25T10:20:00Z");
    await passTo(server, "2026-11-25T10:20:00Z", pair.client);
    expect((await say(pair.client, "no-show/objection", { reason: REASON })).status).toBe(409);
  });
});
