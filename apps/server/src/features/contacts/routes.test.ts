import type { Contact } from "@aufwind/contract/contacts";
import { beforeEach, expect, test } from "vitest";
import { introduce, openCoach } from "../../../test/booked.ts";
import type { List } from "../../../test/conversations.ts";
import { listedCoach } from "../../../test/listed-coach.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { addPhoto } from "../../../test/practice.ts";
import { testServer } from "../../../test/test-server.ts";

let client: Person;
const server = await testServer();
beforeEach(async () => {
  client = await person(server);
});

const CONTACTS = "/api/clients/contacts";
const add = (coachId: string, { browser } = client) => browser.send("PUT", `${CONTACTS}/${coachId}`);
const remove = (coachId: string, { browser } = client) => browser.send("DELETE", `${CONTACTS}/${coachId}`);
const list = async (page = "0/15/asc", { browser } = client, side = "clients") =>
  (await (await browser.get(`/api/${side}/contacts/${page}`)).json()) as List<Contact>;
const namesOf = ({ items }: List<Contact>) => items.map(({ name }) => name);
const setFound = (userId: string, is_public: boolean) =>
  server.database.updateTable("coaches").set({ is_public }).where("user_id", "=", userId).execute();

test("a client keeps coaches who are found, by name, and lets them go", async () => {
  const named = ["Ömer", "Paula", "Oskar"].map((firstName) => listedCoach(server, { firstName, lastName: "Groß" }));
  const [omer, paula, oskar] = await Promise.all(named);
  for (const coach of [paula, omer, oskar, omer]) expect((await add(coach?.id ?? "")).status).toBe(204);
  expect(namesOf(await list())).toEqual(["Ömer Groß", "Oskar Groß", "Paula Groß"]);
  expect(namesOf(await list("0/15/desc"))).toEqual(["Paula Groß", "Oskar Groß", "Ömer Groß"]);
  expect(await list("0/15/asc?name=oemer%20gross")).toMatchObject({ items: [{ id: omer?.id }], totalCount: 1 });
  expect(await list("1/5/asc")).toMatchObject({ items: [], totalCount: 3, totalPages: 1, hasNext: false });
  for (const _ of [1, 2]) expect((await remove(paula?.id ?? "")).status).toBe(204);
  expect(namesOf(await list())).toEqual(["Ömer Groß", "Oskar Groß"]);
});

test("says who it is, and who is there now", async () => {
  const coach = await openCoach(server);
  await addPhoto(server, coach);
  await add(coach.userId);
  const now = server.clock.now();
  await server.database
    .insertInto("presences")
    .values({ user_id: coach.userId, seen_at: now, server_id: coach.userId })
    .execute();
  expect((await list()).items).toEqual([
    {
      id: coach.userId,
      name: "Erika Muster",
      picture: expect.objectContaining({ urls: expect.any(Object) }),
      slug: coach.slug,
      isOnline: true,
    },
  ]);
});

test("coaches of appointments are there once, also while they hide; kept strangers who hide are not", async () => {
  const [own, stranger] = [await openCoach(server), await openCoach(server)];
  await introduce(server, { coachId: own.userId, clientId: client.userId });
  for (const { userId } of [own, stranger]) await add(userId);
  expect((await list()).totalCount).toBe(2);
  for (const { userId } of [own, stranger]) await setFound(userId, false);
  expect((await list()).items).toMatchObject([{ id: own.userId, slug: own.slug, picture: null }]);
  await setFound(stranger.userId, true);
  expect((await list()).totalCount).toBe(2);
});

test("a coach's are the own clients, without those who left", async () => {
  const coach = await openCoach(server);
  expect(await list("0/15/asc", coach, "coaches")).toMatchObject({ items: [], totalCount: 0 });
  await introduce(server, { coachId: coach.userId, clientId: client.userId });
  expect((await list("0/15/asc", coach, "coaches")).items).toEqual([
    { id: client.userId, name: "Erika Muster", picture: null, slug: null, isOnline: false },
  ]);
  await client.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect((await list("0/15/asc", coach, "coaches")).totalCount).toBe(0);
});

test("who is no coach, or not found, cannot be kept; and each list is for its role", async () => {
  const hidden = await listedCoach(server, { isPublic: false });
  const coach = await openCoach(server);
  for (const id of [hidden.id, client.userId, "019a8b00-0000-7000-8000-000000000000"])
    expect((await add(id)).status).toBe(404);
  expect((await add("x")).status).toBe(422);
  expect([(await add(coach.userId, coach)).status, (await remove(coach.userId, coach)).status]).toEqual([403, 403]);
  expect((await coach.browser.get(`${CONTACTS}/0/15/asc`)).status).toBe(403);
  expect((await client.browser.get("/api/coaches/contacts/0/15/asc")).status).toBe(403);
  expect((await server.request(`${CONTACTS}/0/15/asc`)).status).toBe(401);
  expect((await client.browser.get(`${CONTACTS}/0/16/asc`)).status).toBe(422);
});
