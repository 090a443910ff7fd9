import type { Credits } from "@aufwind/contract/credits";
import type { FriendInviting, Friends } from "@aufwind/contract/friends";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { logIn, PASSWORD, type Person, person, registration, tokenIn } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { creditReferrer } from "./commands.ts";

const read = async <T>({ browser }: Person, path: string) => (await (await browser.get(path)).json()) as T;
const friendsOf = (of: Person) => read<Friends>(of, "/api/clients/friends");
const creditsOf = (of: Person) => read<Credits>(of, "/api/clients/credits");

const server = await testServer();
const inviter = await person(server);
const coach = await person(server, { kind: "coach" });
const { code } = await friendsOf(inviter);

let count = 0;
/** Registers with a code, and confirms unless told otherwise. */
async function friend(over: Record<string, unknown>, { kind = "client", isConfirmed = true } = {}): Promise<Person> {
  count += 1;
  const email = typeof over.email === "string" ? over.email : `friend${count}@example.org`;
  const browser = server.browser({ network: `10.9.0.${count}` });
  const answer = await browser.send("PUT", `/api/visitors/${kind}`, registration({ email, firstName: "Ada", ...over }));
  expect(answer.status).toBe(201);
  const users = server.database.selectFrom("users").select("id").where("email", "=", email);
  const made = { browser, email, password: PASSWORD, userId: (await users.executeTakeFirstOrThrow()).id };
  if (!isConfirmed) return made;
  const token = await tokenIn(server, { to: email, page: "confirm-email" });
  expect((await browser.send("POST", "/api/visitors/confirm-email", { token })).status).toBe(200);
  await logIn(browser, { email });
  return made;
}
const thank = (of: Person) => transact(server.database, (tx) => creditReferrer(tx, server, of.userId));

/** A friend whose welcome credit paid part of an appointment. */
async function welcomed(friendCode: string): Promise<Person> {
  const made = await friend({ friendCode });
  const startsAt = new Date(server.clock.now().getTime() + count * 3_600_000).toISOString();
  const appointment_id = await appointmentRow(server, { coachId: coach.userId, clientId: made.userId, startsAt });
  await server.database.updateTable("credits").set({ appointment_id }).where("client_id", "=", made.userId).execute();
  return made;
}

test("a client has one link, the same however often and at once it is asked for", async () => {
  const other = await person(server);
  const asked = await Promise.all(Array.from({ length: 5 }, () => friendsOf(other)));
  expect(new Set(asked.map((each) => each.code)).size).toBe(1);
  expect(asked[0]).toMatchObject({ friends: [], credited: 0, mostCredited: 20, creditCents: 1000 });
  expect(asked[0]?.url).toBe(`http://aufwind.example/en/friends/${asked[0]?.code}`);
  expect((await coach.browser.get("/api/clients/friends")).status).toBe(403);
  expect((await server.request("/api/clients/credits")).status).toBe(401);
});

test("everybody can read who invites, by the first name alone; a code that is none finds nobody", async () => {
  const found = await server.request(`/api/visitors/friends/${code.toUpperCase()}`);
  expect((await found.json()) as FriendInviting).toEqual({ firstName: "Erika", creditCents: 1000 });
  for (const wrong of ["abcdefgh", "x", "%3Cscript%3E", "0".repeat(500)])
    expect((await server.request(`/api/visitors/friends/${wrong}`)).status).toBe(404);
});

test("who registers by a link and confirms has a credit at once, and is told; the inviter sees the first name", async () => {
  const ada = await friend({ friendCode: ` ${code.toUpperCase()} ` });
  expect(await creditsOf(ada)).toMatchObject({ balanceCents: 1000, items: [{ reason: "welcome", usedFor: null }] });
  const told = await read<{ items: object[] }>(ada, "/api/clients/notifications/0/5/desc");
  expect(told.items).toMatchObject([{ kind: "credited", target: "friends", message: expect.stringContaining("€10") }]);
  expect((await friendsOf(inviter)).friends).toMatchObject([{ firstName: "Ada", status: "waiting" }]);
  expect(await creditsOf(inviter)).toEqual({ balanceCents: 0, items: [] });
});

test("before the address is confirmed there is nothing, and whose name it is nobody learns", async () => {
  const before = (await friendsOf(inviter)).friends.length;
  const quiet = await friend({ friendCode: code, firstName: "Spam" }, { isConfirmed: false });
  expect((await friendsOf(inviter)).friends).toHaveLength(before);
  const credits = server.database.selectFrom("credits").selectAll().where("client_id", "=", quiet.userId);
  expect(await credits.execute()).toEqual([]);

  // Resetting the password by mail confirms the address, too; the first mail's link then adds nothing.
  server.clock.advance({ minutes: 2 });
  await quiet.browser.send("POST", "/api/visitors/request-password-reset", { email: quiet.email });
  const token = await tokenIn(server, { to: quiet.email, page: "reset-password" });
  const password = { token, password: "Winter-2026", passwordConfirmation: "Winter-2026" };
  expect((await quiet.browser.send("POST", "/api/visitors/reset-password", password)).status).toBe(200);
  const first = await tokenIn(server, { to: quiet.email, page: "confirm-email" });
  await quiet.browser.send("POST", "/api/visitors/confirm-email", { token: first });
  expect(await credits.execute()).toHaveLength(1);
});

test("an unknown code, none, or one that a coach brings keeps nobody out and makes nobody a friend", async () => {
  const before = (await friendsOf(inviter)).friends.length;
  const strangers = [
    await friend({ friendCode: "abcdefgh" }),
    await friend({ friendCode: "<script>" }),
    await friend({}),
    await friend({ friendCode: code }, { kind: "coach" }),
  ];
  for (const { userId } of strangers) {
    const rows = server.database.selectFrom("friends").selectAll().where("friend_id", "=", userId);
    expect(await rows.execute()).toEqual([]);
  }
  expect((await friendsOf(inviter)).friends).toHaveLength(before);
});

test("nobody comes twice, and nobody by the own link: an address has one account", async () => {
  const again = registration({ email: inviter.email, friendCode: code });
  const answer = await server.browser({ network: "10.9.1.1" }).send("PUT", "/api/visitors/client", again);
  expect(answer.status).toBe(409);
  const own = { friend_id: inviter.userId, inviter_id: inviter.userId, joined_at: server.clock.now() };
  await expect(server.database.insertInto("friends").values(own).execute()).rejects.toThrow("nobody_invites_oneself");
});

test("the inviter is credited once for each friend, however many say so at once, and for twenty at most", async () => {
  const host = await person(server);
  const link = (await friendsOf(host)).code;
  const ada = await welcomed(link);
  await Promise.all([thank(ada), thank(ada), thank(ada)]);
  expect(await creditsOf(host)).toMatchObject({ balanceCents: 1000, items: [{ reason: "invited" }] });
  expect((await friendsOf(host)).friends).toMatchObject([{ status: "credited" }]);

  const given = { client_id: host.userId, cents: 1000, reason: "invited", granted_at: server.clock.now() };
  await server.database
    .insertInto("credits")
    .values(Array.from({ length: 18 }, () => given))
    .execute();
  const [one, two] = [await welcomed(link), await welcomed(link)];
  await Promise.all([thank(one), thank(two)]);
  const { credited, friends } = await friendsOf(host);
  expect(credited).toBe(20);
  expect(friends.map(({ status }) => status).sort()).toEqual(["credited", "credited", "tooMany"]);
});

test("who leaves takes the link, the credits and the name along; friends keep what they have", async () => {
  const host = await person(server);
  const link = (await friendsOf(host)).code;
  const ada = await welcomed(link);
  await thank(ada);
  await ada.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  expect((await friendsOf(host)).friends).toEqual([]);
  expect((await creditsOf(host)).balanceCents).toBe(1000);
  const left = server.database
    .selectFrom("credits")
    .select(["reason", "friend_id"])
    .where("client_id", "=", ada.userId);
  // What paid for an appointment belongs to the ledger.
  expect(await left.execute()).toEqual([{ reason: "welcome", friend_id: null }]);
  const eva = await welcomed(link);
  await host.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  await thank(eva);
  expect((await server.request(`/api/visitors/friends/${link}`)).status).toBe(404);
  expect((await creditsOf(eva)).items).toHaveLength(1);
  const none = server.database.selectFrom("credits").selectAll().where("client_id", "=", host.userId);
  expect(await none.execute()).toEqual([]);
});

test("one mailbox is welcomed once, in whatever spelling, and also after its account is gone", async () => {
  const host = await person(server);
  const { code: friendCode } = await friendsOf(host);
  const ada = await friend({ friendCode, email: "ada.lovelace@mailbox.example" });
  expect((await creditsOf(ada)).balanceCents).toBe(1000);
  const again = await friend({ friendCode, email: "AdaLovelace+coaching@mailbox.example" });
  expect((await creditsOf(again)).balanceCents).toBe(0);
  await ada.browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });
  const back = await friend({ friendCode, email: "ada.lovelace@mailbox.example" });
  expect((await creditsOf(back)).balanceCents).toBe(0);
  const kept = await server.database.selectFrom("welcomed_mailboxes").selectAll().execute();
  expect(kept.some(({ mailbox_key }) => mailbox_key.toString("latin1").includes("ada"))).toBe(false);
});

test("two who confirm spellings of one mailbox at once: one is welcomed", async () => {
  const { code: friendCode } = await friendsOf(await person(server));
  const spellings = ["otto@two.example", "o.t.t.o@two.example", "otto+1@two.example"];
  const made: Person[] = [];
  for (const email of spellings) made.push(await friend({ friendCode, email }, { isConfirmed: false }));
  await Promise.all(
    made.map(async ({ browser, email }) => {
      const token = await tokenIn(server, { to: email, page: "confirm-email" });
      expect((await browser.send("POST", "/api/visitors/confirm-email", { token })).status).toBe(200);
    }),
  );
  const ids = made.map(({ userId }) => userId);
  const credits = server.database.selectFrom("credits").select("id").where("client_id", "in", ids);
  expect(await credits.execute()).toHaveLength(1);
});

test("twenty are welcomed through one inviter in twelve months", async () => {
  const host = await person(server);
  const { code: friendCode } = await friendsOf(host);
  const now = server.clock.now();
  const before = Array.from({ length: 20 }, (_, place) => ({
    mailbox_key: Buffer.from(`${host.userId} ${place}`),
    inviter_id: host.userId,
    welcomed_at: place === 0 ? new Date(now.getTime() - 366 * 86_400_000) : now,
  }));
  await server.database.insertInto("welcomed_mailboxes").values(before).execute();
  const [twentieth, another] = [await friend({ friendCode }), await friend({ friendCode })];
  expect((await creditsOf(twentieth)).balanceCents).toBe(1000);
  expect((await creditsOf(another)).balanceCents).toBe(0);
});
