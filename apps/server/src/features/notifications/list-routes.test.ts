import { NOTIFICATION_KINDS, type NotificationKind } from "@aufwind/rules/notifications-preferences";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { act, booked, openCoach } from "../../../test/booked.ts";
import { listed, type NotificationPage, tellNote } from "../../../test/notifications.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

let client: Person;
let coach: Person;
const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server, { locale: "de" });
  coach = await openCoach(server);
  await named(client, "Lena", "Brandt");
  await named(coach, "Jonas", "Weiß");
});

const named = ({ userId }: Person, first_name: string, last_name: string) =>
  server.database.updateTable("users").set({ first_name, last_name }).where("id", "=", userId).execute();
const messages = ({ items }: NotificationPage) => items.map(({ message }) => message);
const kinds = ({ items }: NotificationPage) => items.map(({ kind }) => kind);
const asCoach = { role: "coaches" };
const tell = (kind: NotificationKind, { userId } = client, over = {}) => tellNote(server, { userId, kind, ...over });

describe("each says in the reader's language who did what", () => {
  test("from the request to its confirmation", async () => {
    const { id } = await booked(client, { coachId: coach.userId, scheduledAt: "2026-11-17T13:00:00Z" });
    const { items } = await listed(coach, asCoach);
    expect(items).toEqual([
      {
        notificationId: expect.any(String),
        kind: "book",
        topic: "requests",
        message:
          "Lena Brandt would like an appointment with you: Tue\u00a017\u00a0Nov at 14:00. Please confirm or reject the request.",
        date: "2026-11-16T09:00:00.000Z",
        status: "Sent",
        target: "appointment",
        clientId: null,
        appointmentId: id,
        name: "Lena Brandt",
      },
    ]);
    await act(coach, `/api/appointments/${id}/confirm`);
    expect(messages(await listed(client))).toEqual([
      "Jonas Weiß hat Ihren Termin am Di.,\u00a017.\u00a0Nov., 14:00 Uhr bestätigt.",
    ]);
    const elsewhere = await listed(client, { query: "timeZone=Asia/Kathmandu" });
    expect(messages(elsewhere)[0]).toContain(
      "Di.,\u00a017.\u00a0Nov., 14:00 Uhr in Berlin (18:45 Uhr Ihre Zeit in Kathmandu)",
    );
  });

  test("every kind has its sentence, its topic and where it leads, on both sides", async () => {
    const pair = { coachId: coach.userId, clientId: client.userId };
    const appointmentId = await appointmentRow(server, { ...pair, startsAt: "2026-11-17T13:00:00Z" });
    const about = { appointmentId, startsAt: new Date("2026-11-17T13:00:00Z") };
    const data = {
      answerBy: "2026-11-17T08:00:00.000Z",
      month: "2026-10",
      cents: "1000",
      day: "2026-12-24",
      year: "2026",
      version: "2027-03-01",
    };
    for (const kind of NOTIFICATION_KINDS)
      await tellNote(
        server,
        { userId: client.userId, kind, ...about, data },
        { userId: coach.userId, kind, ...about, data },
      );
    for (const [who, role] of [
      [client, "clients"],
      [coach, "coaches"],
    ] as const) {
      const pages = [await listed(who, { role }), await listed(who, { role, page: "1/30/desc" })];
      expect(pages.flatMap(kinds).sort()).toEqual([...NOTIFICATION_KINDS].sort());
      for (const { message } of pages.flatMap(({ items }) => items))
        expect(message).not.toMatch(/{{|undefined|null| {2}|Invalid/);
    }
    const oldest = [await listed(client, { page: "0/30/asc" }), await listed(client, { page: "1/30/asc" })];
    const all = oldest.flatMap(({ items }) => items);
    const targets = Object.fromEntries(all.map(({ kind, target }) => [kind, target]));
    expect(targets).toMatchObject({
      paymentFailed: "pay",
      credited: "friends",
      statement: "statements",
      message: "messages",
      book: "appointment",
    });
    const said = Object.fromEntries(all.map(({ kind, message }) => [kind, message]));
    expect(said.unanswered).toBe(
      "Jonas Weiß wartet auf Ihre Antwort zum Termin am Di.,\u00a017.\u00a0Nov., 14:00 Uhr. Sie haben Zeit bis Di.,\u00a017.\u00a0Nov., 09:00 Uhr.",
    );
    expect(said.statement).toBe("Ihre Abrechnung für Oktober 2026 ist fertig.");
  });

  test("whoever has left has no name", async () => {
    const pair = { coachId: coach.userId, clientId: client.userId };
    const appointmentId = await appointmentRow(server, { ...pair, startsAt: "2026-11-17T13:00:00Z" });
    await tell("cancel", client, { appointmentId, startsAt: new Date("2026-11-17T13:00:00Z") });
    await named(coach, "", "");
    const [item] = (await listed(client)).items;
    expect(item).toMatchObject({
      name: "",
      message: "Ein ehemaliger Coach hat Ihren Termin am Di.,\u00a017.\u00a0Nov., 14:00 Uhr abgesagt.",
    });
  });
});

describe("a list", () => {
  test("is by date, in pages, with its counts", async () => {
    const seven = NOTIFICATION_KINDS.slice(0, 7);
    for (const kind of seven) {
      await tell(kind);
      server.clock.advance({ minutes: 1 });
    }
    const first = await listed(client, { page: "0/5/desc" });
    expect([kinds(first), first]).toMatchObject([
      seven.toReversed().slice(0, 5),
      { totalCount: 7, totalPages: 2, hasNext: true },
    ]);
    const second = await listed(client, { page: "1/5/desc" });
    expect([kinds(second), second.hasNext]).toEqual([seven.toReversed().slice(5), false]);
    expect(kinds(await listed(client, { page: "0/10/asc" }))).toEqual(seven);
  });

  test("shows what was neither deleted nor archived, or the statuses that are asked for", async () => {
    const statuses = ["Pending", "Sent", "Failed", "Read", "Deleted", "Archived", "Dismissed"];
    const rows = statuses.map((status) => ({
      user_id: client.userId,
      kind: "message",
      status,
      created_at: server.clock.now(),
    }));
    await server.database.insertInto("notifications").values(rows).execute();
    const shown = async (query: string) => (await listed(client, { query })).items.map(({ status }) => status).sort();
    expect(await shown("")).toEqual(["Dismissed", "Failed", "Pending", "Read", "Sent"]);
    for (const status of statuses) expect(await shown(`status=${status}`)).toEqual([status]);
    expect(await shown("status=Deleted&status=Archived")).toEqual(["Archived", "Deleted"]);
    expect((await client.browser.get("/api/clients/notifications/0/5/desc?status=Lost")).status).toBe(422);
  });

  test("of a timeframe goes by the days of the reader's zone", async () => {
    server.clock.set("2026-11-15T22:30:00Z");
    await tell("confirm");
    server.clock.set("2026-11-15T23:30:00Z");
    await tell("cancel");
    server.clock.set("2026-11-16T09:00:00Z");
    expect(kinds(await listed(client, { query: "timeframe=today" }))).toEqual(["cancel"]);
    expect(kinds(await listed(client, { query: "timeframe=thisMonth" }))).toEqual(["cancel", "confirm"]);
    expect((await listed(client, { query: "timeframe=today&timeZone=America/Los_Angeles" })).totalCount).toBe(0);
    expect((await client.browser.get("/api/clients/notifications/0/5/desc?timeframe=nextWeek")).status).toBe(422);
  });

  test("of a name finds it in any spelling, and says nothing of people one has nothing to do with", async () => {
    const startsAt = new Date("2026-11-17T13:00:00Z");
    const other = await openCoach(server);
    await named(other, "Zoë", "Ångström");
    for (const [kind, { userId }] of [
      ["confirm", coach],
      ["cancel", other],
    ] as const) {
      const pair = { coachId: userId, clientId: client.userId };
      const appointmentId = await appointmentRow(server, {
        ...pair,
        startsAt: `2026-11-${kind === "confirm" ? 17 : 18}T13:00:00Z`,
      });
      await tell(kind, client, { appointmentId, startsAt });
    }
    await tell("message");
    const called = async (name: string) =>
      kinds(await listed(client, { query: new URLSearchParams({ clientName: name }).toString() }));
    expect(await called("weiss")).toEqual(["confirm"]);
    expect(await called("jonas w")).toEqual(["confirm"]);
    expect(await called("ANGSTROM")).toEqual(["cancel"]);
    expect(await called("Brandt")).toEqual([]);
    expect(await called("%")).toEqual([]);
  });

  test("is one's own, by one's role", async () => {
    await tell("confirm");
    expect((await listed(await person(server))).totalCount).toBe(0);
    expect((await client.browser.get("/api/coaches/notifications/0/5/desc")).status).toBe(403);
    expect((await coach.browser.get("/api/clients/notifications/0/5/desc")).status).toBe(403);
    expect((await server.request("/api/clients/notifications/0/5/desc")).status).toBe(401);
  });
});
