import { Writable } from "node:stream";
import type { CalendarFeed } from "@aufwind/contract/calendars";
import { beforeEach, expect, test } from "vitest";
import { act, booked, coachAndClient, wakeAt } from "../../../test/booked.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { createApp } from "../../app.ts";
import { createLog } from "../../platform/log/log.ts";

let coach: Person;
let client: Person;
const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
});

const FEED = "/api/calendars/feed";
const WEDNESDAY = "2026-11-18T13:00:00.000Z";
const feedOf = async (response: Promise<Response>) => (await (await response).json()) as CalendarFeed;
const renew = ({ browser }: Person) => feedOf(browser.send("POST", FEED));
const pathOf = ({ address }: CalendarFeed) => new URL(address ?? "").pathname;
const book = () => booked(client, { coachId: coach.userId, scheduledAt: WEDNESDAY });
const cancel = (id: string) => act(client, `/api/clients/appointments/${id}/cancel`, { owedCents: 0, reason: "" });
/** With long lines unfolded. */
const linesOf = async (response: Response) => (await response.text()).replaceAll("\r\n ", "").split("\r\n");

test("there is none until somebody makes it, then the same one is shown again", async () => {
  expect(await feedOf(client.browser.get(FEED))).toEqual({ address: null, madeAt: null });
  const made = await renew(client);
  expect(made).toEqual({
    address: expect.stringMatching(/^http:\/\/aufwind\.example\/api\/calendars\/feeds\/[\w-]{43}\.ics$/),
    madeAt: "2026-11-16T09:00:00.000Z",
  });
  expect(await feedOf(client.browser.get(FEED))).toEqual(made);
  const [row] = await server.database.selectFrom("calendar_feeds").selectAll().execute();
  expect(row?.token.toString("latin1")).not.toContain(pathOf(made).slice(-47, -4));
});

test("whoever has the address reads the appointments, with neutral titles and nobody's address", async () => {
  const { id } = await book();
  const response = await server.request(pathOf(await renew(client)));
  expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-store",
  ]);
  const lines = await linesOf(response);
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      `UID:${id}@aufwind.example`,
      "DTSTART:20261118T130000Z",
      "DTEND:20261118T131500Z",
      "STATUS:TENTATIVE",
      "SUMMARY:Online appointment",
    ]),
  );
  expect(lines.join("\n")).not.toContain(coach.email);
  expect(await linesOf(await server.request(pathOf(await renew(coach))))).toContain(`UID:${id}@aufwind.example`);
});

test("nobody else's appointments are in it", async () => {
  await book();
  const lines = await linesOf(await server.request(pathOf(await renew(await person(server)))));
  expect(lines.filter((line) => line.startsWith("UID:"))).toEqual([]);
  expect(lines).toContain("BEGIN:VCALENDAR");
});

test("a cancelled one is said to be, for 30 days", async () => {
  const { id } = await book();
  const path = pathOf(await renew(coach));
  expect((await cancel(id)).status).toBe(200);
  expect(await linesOf(await server.request(path))).toEqual(
    expect.arrayContaining([`UID:${id}@aufwind.example`, "STATUS:CANCELLED", "SEQUENCE:1"]),
  );
  server.clock.set("2026-12-19T09:00:00Z");
  expect(await linesOf(await server.request(path))).not.toContain(`UID:${id}@aufwind.example`);
});

test("one that took place stays for 90 days", async () => {
  const { id } = await book();
  const path = pathOf(await renew(coach));
  await act(coach, `/api/appointments/${id}/confirm`);
  await wakeAt(server, "2027-02-15T09:00:00Z");
  expect(await linesOf(await server.request(path))).toContain(`UID:${id}@aufwind.example`);
  server.clock.set("2027-02-17T09:00:00Z");
  expect(await linesOf(await server.request(path))).not.toContain(`UID:${id}@aufwind.example`);
});

test("a calendar that has it already gets 304 until something changes", async () => {
  const path = pathOf(await renew(client));
  const first = await server.request(path);
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  server.clock.advance({ minutes: 5 });
  const again = await server.request(path, { headers });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  await wakeAt(server, "2026-11-16T09:10:00Z", client);
  await book();
  expect((await server.request(path, { headers })).status).toBe(200);
});

test("a new address ends the old one at once, and removing it ends both", async () => {
  const first = pathOf(await renew(client));
  const second = pathOf(await renew(client));
  expect([(await server.request(first)).status, (await server.request(second)).status]).toEqual([404, 200]);
  expect(await feedOf(client.browser.send("DELETE", FEED))).toEqual({ address: null, madeAt: null });
  expect((await server.request(second)).status).toBe(404);
});

test.each(["x.ics", `${"A".repeat(43)}.ics`, "..%2f..%2fetc.ics", "%00.ics", "'--.ics", "%ff.ics"])(
  "%s is nobody's",
  async (name) => {
    expect((await server.request(`/api/calendars/feeds/${name}`)).status).toBe(404);
  },
);

test("without its ending an address is not found either", async () => {
  const path = pathOf(await renew(client));
  expect((await server.request(path.slice(0, -4))).status).toBe(404);
});

test("the feed goes with the profile", async () => {
  const path = pathOf(await renew(client));
  const body = { password: client.password, understood: true };
  expect((await client.browser.send("POST", "/api/identity/delete-profile", body)).ok).toBe(true);
  expect((await server.request(path)).status).toBe(404);
  expect(
    await server.database.selectFrom("calendar_feeds").where("user_id", "=", client.userId).selectAll().execute(),
  ).toEqual([]);
});

test("the address is not in the log, found or not", async () => {
  let written = "";
  const stream = new Writable({
    write(chunk, _, done) {
      written += chunk;
      done();
    },
  });
  const app = createApp({ ...server, log: createLog("debug", stream) });
  const path = pathOf(await renew(client));
  await app.request(path);
  await app.request(`${path}x`);
  expect(written).toContain("/api/calendars/feeds/:token");
  expect(written).not.toContain(path.slice(-47, -4));
});

test("one appointment can be downloaded by the two it belongs to, and by nobody else", async () => {
  const { id } = await book();
  const path = `/api/appointments/${id}/calendar`;
  for (const { browser } of [client, coach]) {
    const response = await browser.get(path);
    expect([response.status, response.headers.get("content-disposition")]).toEqual([
      200,
      'attachment; filename="appointment.ics"',
    ]);
    expect(await linesOf(response)).toContain(`UID:${id}@aufwind.example`);
  }
  const stranger = await person(server);
  expect((await stranger.browser.get(path)).status).toBe(404);
  expect((await server.browser().get(path)).status).toBe(401);
  expect((await client.browser.get("/api/appointments/x/calendar")).status).toBe(422);
});
