import type { PublicCoach } from "@aufwind/contract/coach-profiles";
import { beforeEach, expect, test } from "vitest";
import { booking, introduce, openCoach } from "../../../test/booked.ts";
import { offered } from "../../../test/packages.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let coach: Person & { slug: string };
let stranger: Person;
let own: Person;

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  [coach, stranger, own] = [await openCoach(server), await person(server), await person(server)];
  await introduce(server, { coachId: coach.userId, clientId: own.userId });
  await choose({ allowInSearchingAndListing: true, ownClientsOnly: true });
});

const AT = "2026-11-18T13:00:00.000Z";
const choose = async (body: object) => (await coach.browser.send("PATCH", "/api/coaches/profile/listing", body)).json();
const profile = async (who: Person) =>
  (await (await who.browser.get(`/api/visitors/coaches/${coach.slug}`)).json()) as PublicCoach;
const slots = (who: Person) =>
  who.browser.get(`/api/visitors/coaches/${coach.slug}/slots/week/2026-11-16?consultation=discovery`);
const book = (who: Person) =>
  who.browser.send("POST", "/api/appointments", booking({ coachId: coach.userId, scheduledAt: AT }));

test("whoever takes own clients only is not listed, whatever else is said", async () => {
  expect(await choose({ allowInSearchingAndListing: true, ownClientsOnly: true })).toEqual({
    allowInSearchingAndListing: false,
    ownClientsOnly: true,
  });
  expect(await profile(stranger)).toMatchObject({ isListed: false, isFound: true });
  expect(await choose({ allowInSearchingAndListing: true })).toEqual({
    allowInSearchingAndListing: true,
    ownClientsOnly: false,
  });
});

test("strangers see who it is, but no times, and every way to book is refused alike", async () => {
  expect(await profile(stranger)).toMatchObject({ isBookable: false, isForOwnClients: true, nextFreeAt: null });
  const pair = { coachId: coach.userId, consultation: "standard" };
  const later = "2026-11-25T13:00:00.000Z";
  const dates = { rhythm: "weekly", starts: [AT, later], earlyStart: true, feeCents: 11_900 };
  const wish = { weekdays: [1], from: "09:00", to: "17:00", until: "2026-11-30", consultation: "discovery" };
  const packageId = await offered(coach);
  const order = { orderId: crypto.randomUUID(), packageId, instalments: 1, feeCents: 53_550 };
  const post = (path: string, body: object) => stranger.browser.send("POST", path, body);
  const ways = {
    slots: await slots(stranger),
    booking: await book(stranger),
    acquaintance: await stranger.browser.get(`/api/clients/coaches/${coach.userId}/acquaintance`),
    series: await post("/api/appointment-series", { ...pair, ...dates }),
    waiting: await post("/api/clients/waiting-list", { ...pair, ...wish }),
    offer: await stranger.browser.get(`/api/clients/package-offers/${packageId}`),
    package: await post("/api/clients/packages", order),
  };
  for (const [way, answer] of Object.entries(ways))
    expect([way, answer.status, await answer.json()]).toMatchObject([way, 409, { code: "ownClientsOnly" }]);
});

test("own clients see and book as usual, invited ones and those who have an appointment", async () => {
  expect(await profile(own)).toMatchObject({ isBookable: true, isForOwnClients: false });
  expect((await slots(own)).status).toBe(200);
  expect((await book(own)).status).toBe(201);
  await choose({ allowInSearchingAndListing: false });
  const known = await person(server);
  const first = booking({ coachId: coach.userId, scheduledAt: "2026-11-18T15:00:00.000Z" });
  expect((await known.browser.send("POST", "/api/appointments", first)).status).toBe(201);
  await choose({ allowInSearchingAndListing: false, ownClientsOnly: true });
  expect(await profile(known)).toMatchObject({ isBookable: true });
  // The coach looks at the own page.
  expect(await profile(coach)).toMatchObject({ isBookable: true, isForOwnClients: false });
});
