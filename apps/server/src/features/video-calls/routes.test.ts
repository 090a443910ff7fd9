import type { Room, Visit } from "@aufwind/contract/video-calls";
import { describe, expect, test } from "vitest";
import { act, wakeAt } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { enter, entered, listener, type Meeting, openMeetings, UNPAID } from "../../../test/video-calls.ts";

const secret = "a-secret-of-thirty-two-characters";
const server = await testServer({
  env: {
    ...{ STUN_URLS: "stun:turn.example", TURN_URLS: "turn:turn.example", TURN_SECRET: secret },
    CALL_PHONE_NUMBER: "+49 30 1234567",
  },
});
await server.events.start();
const meetings = await openMeetings(server);
const stranger = await person(server, { kind: "coach" });

const room = ({ id }: { id: string }) => `/api/appointments/${id}/room`;
const read = async ({ browser }: Person, meeting: { id: string }) =>
  (await (await browser.get(room(meeting))).json()) as Room;
const renew = ({ browser }: Person, meeting: Meeting, visitId: string) =>
  browser.send("PUT", `${room(meeting)}/visits/${visitId}`);
const leave = ({ browser }: Person, meeting: Meeting, visitId: string) =>
  browser.send("POST", `${room(meeting)}/visits/${visitId}/leave`);
const signal = ({ browser }: Person, meeting: Meeting, body: object) =>
  browser.send("POST", `${room(meeting)}/signals`, { signals: [{ candidate: null }], ...body });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

/** Both are in the call. */
async function both(time: string, changes = {}) {
  const meeting = await meetings.meeting(time, changes);
  const [mine, theirs] = [await entered(meeting.client, meeting), await entered(meeting.coach, meeting)];
  return { ...meeting, mine, theirs };
}

describe("who comes in", () => {
  test.each([
    ["12:49:59.999", "tooEarly", {}],
    ["14:15:00", "overdue", {}],
    ["13:00:00", "pendingPayment", UNPAID],
    ["13:00:00", "none", { status: "Cancelled" }],
  ])("nobody at %s, when the room is %s", async (time, state, changes) => {
    const meeting = await meetings.meeting(time, changes);
    expect((await read(meeting.client, meeting)).state).toBe(state);
    for (const who of [meeting.client, meeting.coach]) {
      const response = await enter(who, meeting);
      expect([response.status, await codeOf(response)]).toEqual([
        409,
        state === "pendingPayment" ? "roomUnpaid" : "roomClosed",
      ]);
    }
  });

  test.each(["12:50:00", "14:14:59.999"])("both at %s", async (time) => {
    const { client, coach, ...meeting } = await meetings.meeting(time);
    const first = await entered(client, meeting);
    const second = await entered(coach, meeting);
    expect([first.otherVisitId, second.otherVisitId]).toEqual([null, first.visitId]);
    expect([first.isPolite, second.isPolite]).toEqual([true, false]);
  });

  test("strangers and visitors find nothing", async () => {
    const meeting = await both("12:55:00");
    await wakeAt(server, server.clock.now().toISOString(), stranger);
    const { visitId } = meeting.mine;
    const tries = [
      stranger.browser.get(room(meeting)),
      enter(stranger, meeting),
      renew(stranger, meeting, visitId),
      leave(stranger, meeting, visitId),
      signal(stranger, meeting, { visitId, to: meeting.theirs.visitId }),
    ];
    for (const response of await Promise.all(tries)) expect(response.status).toBe(404);
    expect((await server.request(room(meeting))).status).toBe(401);
    expect((await renew(meeting.client, meeting, visitId)).status).toBe(200);
  });
});

test("each side sees who the other is, whether they are there, and what time it is here", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("12:55:00");
  await entered(client, meeting);
  expect(await read(coach, meeting)).toMatchObject({
    side: "coach",
    state: "inWindow",
    opensAt: expect.stringContaining("T12:50:00"),
    closesAt: expect.stringContaining("T14:15:00"),
    now: expect.stringContaining("T12:55:00"),
    other: { id: client.userId, name: "Erika Muster", slug: null, picture: null, isHere: true },
  });
  expect((await read(client, meeting)).other).toMatchObject({ id: coach.userId, slug: coach.slug, isHere: false });
});

test("both are given the same telephone code while the room is open, and each appointment its own", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("12:40:00");
  expect((await read(client, meeting)).phone).toBeNull();
  await meetings.at("12:55:00");
  const { phone } = await read(client, meeting);
  expect(phone).toEqual({ number: "+49 30 1234567", code: expect.stringMatching(/^\d{8}$/) });
  expect((await read(coach, meeting)).phone).toEqual(phone);
  const next = await meetings.meeting("12:55:00");
  expect((await read(client, next)).phone?.code).not.toBe(phone?.code);
});

test("both are notified who enters and leaves, and leaving twice does no harm", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("12:55:00");
  const [toClient, toCoach] = [await listener(server, client), await listener(server, coach)];
  const { visitId } = await entered(client, meeting);
  const moved = { appointmentId: meeting.id, side: "client", visitId };
  for (const told of [toClient, toCoach]) expect(await told("room")).toEqual([{ ...moved, isHere: true }]);
  for (let times = 2; times > 0; times--)
    expect((await leave(client, { ...meeting, client, coach }, visitId)).status).toBe(204);
  for (const told of [toClient, toCoach]) expect(await told("room")).toEqual([{ ...moved, isHere: false }]);
  expect((await leave(coach, { ...meeting, client, coach }, visitId)).status).toBe(404);
});

test("a second tab takes the place of the first, which is told so and passes nothing on any more", async () => {
  const meeting = await both("12:55:00");
  const { client, coach, mine, theirs } = meeting;
  const toCoach = await listener(server, coach);
  const second = await entered(client, meeting);
  expect(second.otherVisitId).toBe(theirs.visitId);
  expect(await toCoach("room")).toMatchObject([
    { visitId: mine.visitId, isHere: false },
    { visitId: second.visitId, isHere: true },
  ]);
  const tries = [
    renew(client, meeting, mine.visitId),
    signal(client, meeting, { visitId: mine.visitId, to: theirs.visitId }),
    signal(coach, meeting, { visitId: theirs.visitId, to: mine.visitId }),
  ];
  for (const response of await Promise.all(tries)) expect(await codeOf(response)).toBe("visitOver");
  expect(await toCoach("signal")).toEqual([]);
});

test("two tabs that enter at once leave one visit", async () => {
  const meeting = await meetings.meeting("12:55:00");
  const visits = await Promise.all([1, 2, 3].map(() => entered(meeting.client, meeting)));
  const renewed = await Promise.all(visits.map(({ visitId }) => renew(meeting.client, meeting, visitId)));
  expect(renewed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("a visit that was not renewed for 45 seconds has to enter again, a renewed one stays", async () => {
  const meeting = await both("12:55:00");
  const { client, coach, mine, theirs } = meeting;
  server.clock.advance({ seconds: 44 });
  expect(((await (await renew(coach, meeting, theirs.visitId)).json()) as Visit).otherVisitId).toBe(mine.visitId);
  server.clock.advance({ seconds: 1 });
  expect(await codeOf(await renew(client, meeting, mine.visitId))).toBe("visitOver");
  expect(((await (await renew(coach, meeting, theirs.visitId)).json()) as Visit).otherVisitId).toBeNull();
  expect((await read(coach, meeting)).other.isHere).toBe(false);
  expect((await entered(client, meeting)).otherVisitId).toBe(theirs.visitId);
});

describe("signals", () => {
  const offer = { description: { type: "offer", sdp: "v=0\r\n" } };
  const candidate = { candidate: { candidate: "candidate:1 1 udp 1 10.0.0.1 9 typ host", sdpMid: "0" } };
  const media = { media: { isMuted: true, isCameraOff: false, isSharing: false } };

  test("reach the other side alone, in their order", async () => {
    const meeting = await both("13:00:00");
    const { client, coach, mine, theirs } = meeting;
    const [toClient, toCoach] = [await listener(server, client), await listener(server, coach)];
    const signals = [offer, candidate, media, { candidate: null }];
    const sent = { visitId: mine.visitId, to: theirs.visitId, signals };
    expect((await signal(client, meeting, sent)).status).toBe(204);
    expect(await toCoach("signal")).toEqual([
      { appointmentId: meeting.id, from: mine.visitId, to: theirs.visitId, signals },
    ]);
    expect(await toClient("signal")).toEqual([]);
  });

  test("invalid ones are refused, and nobody receives them", async () => {
    const meeting = await both("13:00:00");
    const { client, coach, mine, theirs } = meeting;
    const toCoach = await listener(server, coach);
    const bad = [
      [],
      "offer",
      [{}],
      [{ ...offer, ...media }],
      [offer, { description: { type: "hack", sdp: "" } }],
      [{ description: { type: "offer", sdp: "x".repeat(20_001) } }],
      [{ candidate: { candidate: 7 } }],
      [{ media: { ...media.media, isMuted: "yes" } }],
      Array.from({ length: 21 }, () => candidate),
    ];
    const ways = { visitId: mine.visitId, to: theirs.visitId };
    for (const signals of bad) expect((await signal(client, meeting, { ...ways, signals })).status).toBe(422);
    const huge = Array.from({ length: 4 }, () => ({ description: { type: "offer", sdp: "x".repeat(19_000) } }));
    expect((await signal(client, meeting, { ...ways, signals: huge })).status).toBe(413);
    expect(await codeOf(await signal(client, meeting, { ...ways, to: mine.visitId }))).toBe("visitOver");
    expect(await codeOf(await signal(client, meeting, { ...ways, visitId: theirs.visitId }))).toBe("visitOver");
    expect(await toCoach("signal")).toEqual([]);
  });

  test("do not go from one appointment into another", async () => {
    const earlier = await both("13:00:00");
    const meeting = await both("13:00:00");
    const sent = { visitId: meeting.mine.visitId, to: earlier.theirs.visitId };
    expect(await codeOf(await signal(meeting.client, meeting, sent))).toBe("visitOver");
    expect(await codeOf(await renew(meeting.client, meeting, earlier.mine.visitId))).toBe("visitOver");
  });

  test("of a flood are cut off while the other side goes on", async () => {
    const meeting = await both("13:00:00");
    const { client, coach, mine, theirs } = meeting;
    const flood = { visitId: mine.visitId, to: theirs.visitId };
    const answers = await Promise.all(Array.from({ length: 302 }, () => signal(client, meeting, flood)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(300);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await signal(coach, meeting, { visitId: theirs.visitId, to: mine.visitId })).status).toBe(204);
    expect((await renew(client, meeting, mine.visitId)).status).toBe(200);
  }, 30_000);

  test.each([
    ["cancelled", { status: "Cancelled" }, "roomClosed"],
    ["unpaid", UNPAID, "roomUnpaid"],
  ])("end where the appointment is %s while both are inside", async (_, changes, code) => {
    const meeting = await both("12:55:00");
    const { client, coach, mine, theirs } = meeting;
    await server.database.updateTable("appointments").set(changes).where("id", "=", meeting.id).execute();
    const toCoach = await listener(server, coach);
    expect(await codeOf(await signal(client, meeting, { visitId: mine.visitId, to: theirs.visitId }))).toBe(code);
    expect(await codeOf(await renew(coach, meeting, theirs.visitId))).toBe(code);
    expect(await toCoach("signal")).toEqual([]);
  });

  test("end when the coach cancels, and both pages are updated", async () => {
    const meeting = await both("12:55:00");
    const { client, coach, mine, theirs } = meeting;
    const toClient = await listener(server, client);
    const reason = { reason: "Ich bin krank geworden." };
    expect((await act(coach, `/api/coaches/appointments/${meeting.id}/cancel`, reason)).status).toBe(200);
    expect(await toClient("appointment")).toEqual([{ id: meeting.id }]);
    expect(await codeOf(await signal(client, meeting, { visitId: mine.visitId, to: theirs.visitId }))).toBe(
      "roomClosed",
    );
  });
});

test("the relay is open for two hours at most, and no longer than the room and a minute", async () => {
  const { client, ...meeting } = await meetings.meeting("12:50:00");
  const early = await entered(client, meeting);
  expect(early.relayUntil).toContain("T14:16:00");
  expect(early.iceServers).toEqual([
    { urls: ["stun:turn.example"] },
    {
      urls: ["turn:turn.example"],
      username: `${Date.parse(early.relayUntil) / 1000}:${early.visitId}`,
      credential: expect.stringMatching(/^[\w+/]{27}=$/),
    },
  ]);
  const later = new Date(server.clock.now().getTime() + 4 * 3_600_000);
  await server.database.updateTable("appointments").set({ ends_at: later }).where("id", "=", meeting.id).execute();
  expect((await entered(client, meeting)).relayUntil).toContain("T14:50:00");
});
