import type { ClientProfile } from "@aufwind/contract/clients";
import { beforeEach, describe, expect, test } from "vitest";
import { introduce, openCoach } from "../../../test/booked.ts";
import { meanwhile } from "../../../test/locked-user.ts";
import { png, uploadForm } from "../../../test/made-files.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { anonymiseUser } from "../accounts/store.ts";
import { exportProfile } from "./client-profile.ts";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server);
});

const PROFILE = "/api/clients/profile";
const SAID = {
  preferredPronoun: "they",
  preferredGenderIdentity: "female",
  experienceLevel: "leadership",
  qualification: "master",
};
const NOTHING = {
  preferredPronoun: null,
  preferredGenderIdentity: null,
  experienceLevel: null,
  qualification: null,
};
const save = (body: object, { browser } = client) => browser.send("PATCH", PROFILE, body);
const read = async ({ browser } = client) => (await (await browser.get(PROFILE)).json()) as ClientProfile;
const rowOf = ({ userId }: Person) =>
  server.database.selectFrom("clients").selectAll().where("user_id", "=", userId).executeTakeFirst();
const upload = async ({ browser }: Person) =>
  browser.send("POST", "/api/storage/upload", uploadForm("photos/profile", await png()));

describe("what a client says of themselves", () => {
  test("is nothing at first, then what was said, part by part, and taken back", async () => {
    expect(await read()).toEqual({
      clientId: client.userId,
      firstName: "Erika",
      lastName: "Muster",
      ...NOTHING,
      profilePictureUrl: null,
      profilePicture: null,
    });
    expect((await save({})).status).toBe(200);
    expect(await rowOf(client)).toBeUndefined();

    const response = await save(SAID);
    expect([response.status, await response.json()]).toMatchObject([200, SAID]);
    await save({ experienceLevel: "entry" });
    expect(await read()).toMatchObject({ ...SAID, experienceLevel: "entry" });
    await save({ preferredPronoun: null, qualification: null });
    expect(await read()).toMatchObject({ ...NOTHING, preferredGenderIdentity: "female", experienceLevel: "entry" });
  });

  test.each([
    [{ preferredPronoun: "it" }, "preferredPronoun"],
    [{ preferredGenderIdentity: "<script>" }, "preferredGenderIdentity"],
    [{ experienceLevel: "" }, "experienceLevel"],
    [{ qualification: "PhD" }, "qualification"],
    [{ qualification: ["master"] }, "qualification"],
  ])("%j is refused at the field, and nothing of it is kept", async (over, field) => {
    const response = await save({ ...SAID, ...over });
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ field }] }]);
    expect(await rowOf(client)).toBeUndefined();
  });

  test("is in the client's own copy, stays when the wishes are forgotten, and goes with the profile", async () => {
    expect(await exportProfile(server.database, client.userId)).toBeUndefined();
    await save(SAID);
    expect(await exportProfile(server.database, client.userId)).toEqual(SAID);
    await client.browser.send("PATCH", "/api/clients/preferences/topics", {
      preferredCoachingAreas: ["burnout"],
      healthConsent: true,
    });
    await client.browser.send("DELETE", "/api/clients/preferences");
    expect(await read()).toMatchObject(SAID);
    expect(await rowOf(client)).toMatchObject({ areas: null, health_consent_at: null, health_consent_locale: null });
    await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
    expect(await rowOf(client)).toBeUndefined();
  });

  test("belongs to one client alone; coaches have another profile, visitors none", async () => {
    await save(SAID);
    const [other, coach] = [await person(server), await person(server, { kind: "coach" })];
    expect(await read(other)).toMatchObject(NOTHING);
    for (const { browser, status } of [
      { browser: server.browser(), status: 401 },
      { browser: coach.browser, status: 403 },
    ]) {
      expect((await browser.get(PROFILE)).status).toBe(status);
      expect((await browser.send("PATCH", PROFILE, SAID)).status).toBe(status);
    }
  });

  test("is not written by somebody who leaves meanwhile", async () => {
    const response = await meanwhile(server, client.userId, {
      under: () => save(SAID),
      first: (tx) => anonymiseUser(tx, { id: client.userId, now: server.clock.now() }),
    });
    expect([response.status, await rowOf(client)]).toEqual([401, undefined]);
  });
});

test("a client's picture is seen by the client and their own coaches, by nobody else, and kept by no cache", async () => {
  expect((await upload(client)).status).toBe(201);
  const { profilePictureUrl: url, profilePicture } = await read();
  expect(Object.keys(profilePicture ?? {}).sort()).toEqual(["height", "urls", "width"]);
  const [coach, stranger, peer] = [await openCoach(server), await openCoach(server), await person(server)];
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  for (const { browser } of [client, coach]) {
    const response = await browser.get(url ?? "");
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  }
  for (const browser of [stranger.browser, peer.browser, server.browser()])
    expect((await browser.get(url ?? "")).status).toBe(404);
  // The other way round a client always sees a coach they know.
  await upload(coach);
  await server.database.updateTable("coaches").set({ is_public: false }).where("user_id", "=", coach.userId).execute();
  const photo = `/api/storage/get/${coach.userId}?path=photos/profile`;
  expect([(await client.browser.get(photo)).status, (await peer.browser.get(photo)).status]).toEqual([200, 404]);

  const form = new FormData();
  form.append("blobPath", "photos/profile");
  expect((await client.browser.send("DELETE", "/api/storage/delete", form)).status).toBe(200);
  expect([(await coach.browser.get(url ?? "")).status, (await read()).profilePicture]).toEqual([404, null]);
});
