import { beforeEach, describe, expect, test } from "vitest";
import { coachAndClient, introduce } from "../../../test/booked.ts";
import * as talks from "../../../test/conversations.ts";
import { listedCoach } from "../../../test/listed-coach.ts";
import { PASSWORD, type Person, person } from "../../../test/people.ts";
import { addPhoto } from "../../../test/practice.ts";
import { testServer } from "../../../test/test-server.ts";
import { copyOf } from "./queries.ts";
import { deleteUnseen, FIRST_ID } from "./store.ts";

let coach: Person & { slug: string };
let client: Person;
let pair: talks.Pair;
const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
  pair = { coachId: coach.userId, clientId: client.userId };
});

const codeOf = async (asking: Promise<Response>) => {
  const response = await asking;
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
};
const hide = (userId: string) =>
  server.database.updateTable("coaches").set({ is_public: false }).where("user_id", "=", userId).execute();
const idsOf = ({ items }: talks.List<{ conversationId: string }>) => items.map(({ conversationId }) => conversationId);
const leave = ({ browser }: Person) =>
  browser.send("POST", "/api/identity/delete-profile", { password: PASSWORD, understood: true });

describe("opening", () => {
  test("a client writes to a coach who is found; the same pair has one conversation", async () => {
    await addPhoto(server, coach);
    const conversation = await talks.opened(client, pair);
    expect(conversation).toEqual({
      conversationId: expect.any(String),
      ...pair,
      side: "client",
      other: {
        id: coach.userId,
        name: "Erika Muster",
        picture: expect.objectContaining({ width: expect.any(Number) }),
        slug: coach.slug,
        isOnline: false,
        deliveredUpTo: 0,
        readUpTo: 0,
      },
      notReadMessagesCount: 0,
      lastMessage: null,
      can: ["write"],
    });
    const again = await Promise.all(Array.from({ length: 5 }, () => talks.opened(client, pair)));
    expect(new Set(again.map((each) => each.conversationId))).toEqual(new Set([conversation.conversationId]));
  });

  test("two at once make one", async () => {
    await introduce(server, pair);
    const both = await Promise.all([client, coach, client, coach].map((each) => talks.opened(each, pair)));
    expect(new Set(both.map(({ conversationId }) => conversationId)).size).toBe(1);
  });

  test("is listed for whoever opened it, for the other side with the first message", async () => {
    const { conversationId } = await talks.opened(client, pair);
    expect(idsOf(await talks.list(client, "clients"))).toEqual([conversationId]);
    expect(await talks.list(coach, "coaches")).toMatchObject({ items: [], totalCount: 0 });
    await talks.sent(client, { conversationId, text: "Guten Tag" });
    expect(idsOf(await talks.list(coach, "coaches"))).toEqual([conversationId]);
  });

  test("makes the coach a contact of the client", async () => {
    await talks.opened(client, pair);
    const { items } = (await (await client.browser.get("/api/clients/contacts/0/15/asc")).json()) as talks.List<object>;
    expect(items).toMatchObject([{ id: coach.userId }]);
  });

  test("a coach begins with own clients alone, and learns nothing of strangers", async () => {
    expect(await codeOf(talks.open(coach, pair))).toEqual([404, "notFound"]);
    const { conversationId } = await talks.opened(client, pair);
    expect(await codeOf(talks.open(coach, pair))).toEqual([404, "notFound"]);
    expect(await codeOf(talks.send(coach, { conversationId, text: "Hallo" }))).toEqual([409, "mayNotWrite"]);
    await introduce(server, pair);
    expect(await talks.opened(coach, pair)).toMatchObject({ conversationId, side: "coach", can: ["write"] });
  });

  test("a coach answers a stranger who wrote", async () => {
    const { conversationId } = await talks.opened(client, pair);
    await talks.sent(client, { conversationId, text: "Guten Tag" });
    expect(await talks.opened(coach, pair)).toMatchObject({
      other: { id: client.userId, name: "Erika Muster", slug: null, picture: null },
      can: ["write"],
    });
    expect((await talks.send(coach, { conversationId, text: "Guten Tag" })).status).toBe(201);
  });

  test("a coach who hides is not found by strangers, and cannot be written to by those who wrote before", async () => {
    const { conversationId } = await talks.opened(client, pair);
    await hide(coach.userId);
    expect(await codeOf(talks.open(await person(server), pair))).toEqual([404, "notFound"]);
    const stranger = await person(server);
    expect(await codeOf(talks.open(stranger, { ...pair, clientId: stranger.userId }))).toEqual([404, "notFound"]);
    expect(await codeOf(talks.open(client, pair))).toEqual([409, "mayNotWrite"]);
    expect(await codeOf(talks.send(client, { conversationId, text: "Hallo" }))).toEqual([409, "mayNotWrite"]);
    expect((await talks.list(client, "clients")).items).toMatchObject([
      { can: [], other: { slug: null, picture: null } },
    ]);
    await introduce(server, pair);
    expect((await talks.send(client, { conversationId, text: "Hallo" })).status).toBe(201);
  });

  test("only the two themselves, in their roles", async () => {
    const other = await person(server);
    expect(await codeOf(talks.open(other, pair))).toEqual([404, "notFound"]);
    expect(await codeOf(talks.open(client, { coachId: other.userId, clientId: client.userId }))).toEqual([
      404,
      "notFound",
    ]);
    expect(await codeOf(talks.open(client, { coachId: client.userId, clientId: coach.userId }))).toEqual([
      404,
      "notFound",
    ]);
    expect(await codeOf(talks.open({ ...client, browser: server.browser() }, pair))).toEqual([401, "notSignedIn"]);
    expect(await codeOf(talks.open(client, { ...pair, coachId: "x" }))).toEqual([422, "invalidFields"]);
  });

  test("a client begins 20 with strangers a day, own coaches aside", async () => {
    const strangers = await Promise.all(Array.from({ length: 22 }, () => listedCoach(server)));
    const ask = ({ id }: { id: string }) => talks.open(client, { coachId: id, clientId: client.userId });
    const answers = await Promise.all(strangers.slice(0, 21).map(ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 409]);
    const last = strangers.at(-1) ?? { id: "" };
    expect(await codeOf(ask(last))).toEqual([409, "tooManyConversations"]);
    await introduce(server, { coachId: last.id, clientId: client.userId });
    expect((await ask(last)).status).toBe(200);
    server.clock.set("2026-11-16T23:00:00Z");
    await client.browser.send("POST", "/api/visitors/login", { email: client.email, password: PASSWORD });
    expect((await talks.open(client, pair)).status).toBe(200);
  });
});

describe("the list", () => {
  /** Three conversations of the client, the newest message last, each a minute later. */
  async function three() {
    const others = [
      await listedCoach(server, { firstName: "Jürgen", lastName: "Groß" }),
      await listedCoach(server, { firstName: "Zoë", lastName: "Ærø" }),
      await listedCoach(server, { firstName: "Иван", lastName: "100%" }),
    ];
    const ids: string[] = [];
    for (const { id } of others) {
      server.clock.advance({ minutes: 1 });
      ids.push((await talks.opened(client, { coachId: id, clientId: client.userId })).conversationId);
    }
    return ids;
  }

  test("has the newest first, or last, in pages", async () => {
    const [first = "", second = "", third = ""] = await three();
    expect(idsOf(await talks.list(client, "clients"))).toEqual([third, second, first]);
    server.clock.advance({ minutes: 1 });
    await talks.sent(client, { conversationId: first, text: "Guten Tag" });
    expect(idsOf(await talks.list(client, "clients"))).toEqual([first, third, second]);
    expect(idsOf(await talks.list(client, "clients", "0/15/asc"))).toEqual([second, third, first]);
    expect(await talks.list(client, "clients", "1/5/desc")).toMatchObject({
      items: [],
      totalCount: 3,
      totalPages: 1,
      hasNext: false,
    });
  });

  test("finds people by every word of their names, in any spelling", async () => {
    const ids = await three();
    const found = async (name: string) => {
      const page = await talks.list(client, "clients", `0/15/asc?name=${encodeURIComponent(name)}`);
      expect(page.totalCount).toBe(page.items.length);
      return idsOf(page).map((id) => ids.indexOf(id));
    };
    expect(await Promise.all(["gross", "Juergen", "jürgen groß", "GROSS jurgen"].map(found))).toEqual(
      Array(4).fill([0]),
    );
    expect(await Promise.all(["ZOE", "æro", "zoë aero"].map(found))).toEqual(Array(3).fill([1]));
    expect(await Promise.all(["иван", "%", "100%"].map(found))).toEqual(Array(3).fill([2]));
    await server.database.updateTable("users").set({ first_name: "Yağmur" }).where("first_name", "=", "Zoë").execute();
    expect(await Promise.all(["zoe", "yagmur"].map(found))).toEqual([[], [1]]);
    expect(await Promise.all(["r", "zoe gross", "_", "\\"].map(found))).toEqual([[0, 1], [], [], []]);
    expect(await talks.list(client, "clients", "7/5/asc?name=r")).toMatchObject({ items: [], totalCount: 2 });
  });

  test("says what was written last, how much is unread, and who is there", async () => {
    const { conversationId } = await talks.opened(client, pair);
    const [one, two] = [
      await talks.sent(client, { conversationId, text: "<b>Eins</b> & mehr" }),
      await talks.sent(client, { conversationId, text: "Zwei\r\nZeilen" }),
    ];
    expect([one.text, two.text]).toEqual(["<b>Eins</b> & mehr", "Zwei\nZeilen"]);
    await server.database
      .insertInto("presences")
      .values({ user_id: client.userId, seen_at: server.clock.now(), server_id: client.userId })
      .execute();
    const listed = async () => (await talks.list(coach, "coaches")).items[0];
    expect(await listed()).toMatchObject({ lastMessage: two, notReadMessagesCount: 2, other: { isOnline: true } });
    server.clock.advance({ minutes: 1 });
    expect(await listed()).toMatchObject({ other: { isOnline: false } });
  });

  test("is for its own role, and for members", async () => {
    expect(await codeOf(client.browser.get("/api/coaches/conversations/0/15/desc"))).toEqual([403, "wrongRole"]);
    expect(await codeOf(coach.browser.get("/api/clients/conversations/0/15/desc"))).toEqual([403, "wrongRole"]);
    expect(await codeOf(server.browser().get("/api/clients/conversations/0/15/desc"))).toEqual([401, "notSignedIn"]);
    for (const page of ["0/7/desc", "0/15/up", "-1/15/desc", `0/15/desc?name=${"x".repeat(101)}`, "0/15/desc?name=%00"])
      expect(await codeOf(client.browser.get(`/api/clients/conversations/${page}`))).toEqual([422, "invalidFields"]);
  });
});

describe("reading", () => {
  test("goes in pieces of 30, from the newest up or from a number on", async () => {
    const { conversationId } = await talks.opened(client, pair);
    for (let n = 1; n <= 65; n++) await talks.sent(client, { conversationId, text: String(n) });
    const piece = async (query: string) => {
      const { messages, hasEarlier } = await talks.chat(coach, "coaches", conversationId, query);
      const numbers = messages.map(({ number, text }) => (String(number) === text ? number : undefined));
      return [numbers.length, numbers[0], numbers.at(-1), hasEarlier];
    };
    expect(await piece("")).toEqual([30, 36, 65, true]);
    expect(await piece("?before=36")).toEqual([30, 6, 35, true]);
    expect(await piece("?before=6")).toEqual([5, 1, 5, false]);
    expect(await piece("?before=1")).toEqual([0, undefined, undefined, false]);
    expect(await piece("?after=40")).toEqual([25, 41, 65, true]);
    expect(await piece("?after=0")).toEqual([30, 1, 30, false]);
    expect(await piece("?after=65")).toEqual([0, undefined, undefined, true]);
    expect((await coach.browser.get(`/api/coaches/conversations/${conversationId}?before=x`)).status).toBe(422);
  });

  test("strangers find nothing, and the other role's address neither", async () => {
    const { conversationId } = await talks.opened(client, pair);
    const [otherClient, otherCoach] = [await person(server), await person(server, { kind: "coach" })];
    const path = (side: string) => `/api/${side}/conversations/${conversationId}`;
    expect(await codeOf(otherClient.browser.get(path("clients")))).toEqual([404, "notFound"]);
    expect(await codeOf(otherCoach.browser.get(path("coaches")))).toEqual([404, "notFound"]);
    expect(await codeOf(client.browser.get(path("coaches")))).toEqual([403, "wrongRole"]);
    for (const asking of [talks.read, talks.remove])
      expect(await codeOf(asking(otherClient, conversationId))).toEqual([404, "notFound"]);
    expect(await codeOf(talks.send(otherClient, { conversationId, text: "Hallo" }))).toEqual([404, "notFound"]);
    const typing = `/api/conversations/chat/conversation/${conversationId}/typing`;
    expect(await codeOf(otherClient.browser.send("POST", typing))).toEqual([404, "notFound"]);
    expect(await codeOf(client.browser.get("/api/clients/conversations/x"))).toEqual([422, "invalidFields"]);
  });
});

describe("removing", () => {
  test("is for one side; what comes later is seen, what was before is not", async () => {
    const { conversationId } = await talks.opened(client, pair);
    for (const text of ["eins", "zwei"]) await talks.sent(client, { conversationId, text });
    expect((await talks.remove(coach, conversationId)).status).toBe(204);
    expect((await talks.remove(coach, conversationId)).status).toBe(204);
    expect(await talks.list(coach, "coaches")).toMatchObject({ items: [], totalCount: 0 });
    expect(await talks.chat(coach, "coaches", conversationId)).toMatchObject({
      messages: [],
      hasEarlier: false,
      notReadMessagesCount: 0,
      lastMessage: null,
    });
    expect((await talks.chat(client, "clients", conversationId)).messages).toHaveLength(2);
    const removed = (await talks.notificationsTo(server, coach)).filter(({ kind }) => kind === "conversationRemoved");
    expect(removed).toEqual([{ kind: "conversationRemoved", data: { conversationId } }]);
    expect((await talks.notificationsTo(server, client)).map(({ kind }) => kind)).not.toContain("conversationRemoved");

    const later = await talks.sent(client, { conversationId, text: "drei" });
    expect(later.number).toBe(3);
    expect((await talks.list(coach, "coaches")).items).toMatchObject([{ notReadMessagesCount: 1, lastMessage: later }]);
    expect(await talks.chat(coach, "coaches", conversationId)).toMatchObject({ messages: [later], hasEarlier: false });
  });

  test("opening it again puts it back, empty", async () => {
    const { conversationId } = await talks.opened(client, pair);
    await talks.sent(client, { conversationId, text: "eins" });
    await talks.remove(client, conversationId);
    await talks.opened(client, pair);
    expect((await talks.list(client, "clients")).items).toMatchObject([{ conversationId, lastMessage: null }]);
  });

  test("what both removed is deleted, and numbers go on", async () => {
    const { conversationId } = await talks.opened(client, pair);
    for (const text of ["eins", "zwei"]) await talks.sent(client, { conversationId, text });
    await talks.remove(coach, conversationId);
    await talks.sent(client, { conversationId, text: "drei" });
    await talks.remove(client, conversationId);
    // Conversation by conversation, as with very many of them.
    for (let after: string | undefined = FIRST_ID; after; )
      after = await deleteUnseen(server.database, { after, limit: 1 });
    const rows = await server.database
      .selectFrom("messages")
      .select("number")
      .where("conversation_id", "=", conversationId)
      .execute();
    expect(rows).toEqual([{ number: 3 }]);
    expect(await talks.sent(coach, { conversationId, text: "vier" })).toMatchObject({ number: 4 });
    expect((await talks.chat(client, "clients", conversationId)).messages).toMatchObject([{ number: 4 }]);
  });
});

describe("leaving", () => {
  test("takes one's own words along, and leaves the other's", async () => {
    const { conversationId } = await talks.opened(client, pair);
    await talks.sent(client, { conversationId, text: "Mein Geheimnis" });
    await talks.sent(coach, { conversationId, text: "Meine Antwort" });
    expect((await copyOf(server, client.userId)).map(({ messages }) => messages)).toMatchObject([
      [
        { from: "you", text: "Mein Geheimnis" },
        { from: "other", text: "Meine Antwort" },
      ],
    ]);
    expect((await leave(client)).status).toBe(200);
    const { messages, other, can } = await talks.chat(coach, "coaches", conversationId);
    expect(messages.map(({ text }) => text)).toEqual([null, "Meine Antwort"]);
    expect([other, can]).toMatchObject([{ name: "", deliveredUpTo: 0, readUpTo: 0 }, []]);
    expect(await codeOf(talks.send(coach, { conversationId, text: "Hallo?" }))).toEqual([409, "mayNotWrite"]);
    const contacts = await server.database
      .selectFrom("contacts")
      .where("client_id", "=", client.userId)
      .selectAll()
      .execute();
    expect(contacts).toEqual([]);
    await leave(coach);
    await server.work("delete-unseen-messages");
    const left = await server.database
      .selectFrom("conversations")
      .select("id")
      .where("id", "=", conversationId)
      .execute();
    expect(left).toEqual([]);
  });
});

test("after all of this the kept numbers are those that a count gives", async () => {
  const counted = await server.database
    .selectFrom("conversation_sides")
    .select(["user_id", ({ fn }) => fn.countAll<number>().as("listed")])
    .where("listed_at", "is not", null)
    .groupBy("user_id")
    .orderBy("user_id")
    .execute();
  const kept = await server.database
    .selectFrom("conversation_counts")
    .select(["user_id", "listed"])
    .where("listed", ">", 0)
    .orderBy("user_id")
    .execute();
  expect(kept).toEqual(counted);
  expect(kept.length).toBeGreaterThan(10);
});
