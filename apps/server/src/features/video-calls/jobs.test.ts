import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { act } from "../../../test/booked.ts";
import { seenBy } from "../../../test/paid.ts";
import { PASSWORD, type Person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { entered, listener, openMeetings } from "../../../test/video-calls.ts";

const server = await testServer();
await server.events.start();
const meetings = await openMeetings(server);

const visits = ({ id }: { id: string }) =>
  server.database
    .selectFrom("room_visits")
    .select(["side", "joined_at", "left_at"])
    .where("appointment_id", "=", id)
    .orderBy("side")
    .execute();
/** As if whoever is in the call had renewed the visit until then. */
const heardUntil = async ({ id }: { id: string }, time: string) => {
  const seen_at = new Date(`${server.clock.now().toISOString().slice(0, 10)}T${time}Z`);
  await server.database
    .updateTable("room_visits")
    .set({ seen_at })
    .where("appointment_id", "=", id)
    .where("left_at", "is", null)
    .execute();
};
const renew = ({ browser }: Person, { id }: { id: string }, visitId: string) =>
  browser.send("PUT", `/api/appointments/${id}/room/visits/${visitId}`);
const noShow = async (who: Person, { id }: { id: string }) => {
  const response = await act(who, `/api/appointments/${id}/no-show`);
  return response.ok ? "done" : ((await response.json()) as { code: string }).code;
};

test("a lost visit ended when it was last renewed, and the other side is notified; a renewed one stays", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("12:55:00");
  const [mine, theirs] = [await entered(client, meeting), await entered(coach, meeting)];
  server.clock.advance({ seconds: 30 });
  await renew(coach, meeting, theirs.visitId);
  const toCoach = await listener(server, coach);
  await server.work();
  expect(await toCoach("room")).toEqual([]);
  server.clock.advance({ seconds: 15 });
  await server.work();
  expect(await toCoach("room")).toEqual([
    { appointmentId: meeting.id, side: "client", visitId: mine.visitId, isHere: false },
  ]);
  const [lost, there] = await visits(meeting);
  expect([lost?.left_at, there?.left_at]).toEqual([lost?.joined_at, null]);
});

test("when the room closes nobody is in it any more", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("14:14:50");
  const [mine, theirs] = [await entered(client, meeting), await entered(coach, meeting)];
  server.clock.advance({ seconds: 10 });
  const toClient = await listener(server, client);
  await server.work();
  const left = { appointmentId: meeting.id, isHere: false };
  expect(await toClient("room")).toEqual(
    expect.arrayContaining([
      { ...left, side: "client", visitId: mine.visitId },
      { ...left, side: "coach", visitId: theirs.visitId },
    ]),
  );
  expect((await visits(meeting)).every(({ left_at }) => left_at !== null)).toBe(true);
});

test("where both were in the room the appointment is completed at its end", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("12:55:00");
  const toCoach = await listener(server, coach);
  await entered(client, meeting);
  expect(await toCoach("appointment")).toEqual([{ id: meeting.id }]);
  server.clock.advance({ minutes: 14 });
  await entered(client, meeting);
  await entered(coach, meeting);
  for (const who of [client, coach])
    expect((await seenBy(who, meeting)).joinedAt).toEqual({
      client: expect.stringContaining("T12:55:00"),
      coach: expect.stringContaining("T13:09:00"),
    });
  // A visit is renewed every few seconds and counts until it was last renewed.
  await heardUntil(meeting, "13:59:00");
  await meetings.at("13:30:00");
  expect([await noShow(client, meeting), await noShow(coach, meeting)]).toEqual(["wasInRoom", "wasInRoom"]);
  await meetings.at("13:59:59");
  await server.work();
  expect((await seenBy(client, meeting)).scheduledStatus).toBe("Scheduled");
  await meetings.at("14:00:00");
  await server.work();
  expect((await seenBy(client, meeting)).scheduledStatus).toBe("Completed");
});

test("whoever waited in vain says so, and nobody can say it of them", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("13:20:00");
  await entered(client, meeting);
  await heardUntil(meeting, "13:30:00");
  await meetings.at("14:00:00");
  await server.work();
  expect((await seenBy(client, meeting)).scheduledStatus).toBe("Scheduled");
  expect((await seenBy(coach, meeting)).can).not.toContain("noShow");
  expect(await noShow(coach, meeting)).toBe("wasInRoom");
  expect(await noShow(client, meeting)).toBe("done");
  expect(await seenBy(client, meeting)).toMatchObject({ scheduledStatus: "No Show", absent: "coach" });
});

test("who comes at the end was not there", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("13:59:59.999");
  await entered(client, meeting);
  await meetings.at("14:00:00");
  await entered(coach, meeting);
  await server.work();
  expect(await seenBy(client, meeting)).toMatchObject({
    scheduledStatus: "Scheduled",
    joinedAt: { client: expect.stringContaining("T13:59:59.999"), coach: null },
  });
});

test("one's own visits are in one's own download", async () => {
  const { client, coach, ...meeting } = await meetings.meeting("12:55:00");
  const { visitId } = await entered(client, meeting);
  await entered(coach, meeting);
  const asked = await client.browser.send("POST", "/api/identity/downloads", { password: PASSWORD });
  const download = await client.browser.get(((await asked.json()) as { path: string }).path);
  const file = unzipSync(new Uint8Array(await download.arrayBuffer()))["room-visits.json"];
  const all = JSON.parse(strFromU8(file ?? new Uint8Array())) as { appointment_id: string }[];
  expect(all.filter(({ appointment_id }) => appointment_id === meeting.id)).toEqual([
    { appointment_id: meeting.id, joined_at: expect.stringContaining("T12:55:00"), left_at: null },
  ]);
  expect(JSON.stringify(all)).not.toContain(visitId);
});
