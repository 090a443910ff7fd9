import type { HistoryEntry, OwnClient } from "@aufwind/contract/coach-clients";
import { expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { saved } from "../../../test/notes.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");
const [coach, other] = [await person(server, { kind: "coach" }), await person(server, { kind: "coach" })];
const client = await person(server);
await server.database
  .insertInto("relations")
  .values({ coach_id: coach.userId, client_id: client.userId, created_at: server.clock.now() })
  .execute();

const add = (startsAt: string, over: Partial<Parameters<typeof appointmentRow>[1]> = {}) =>
  appointmentRow(server, { coachId: coach.userId, clientId: client.userId, startsAt, ...over });
const past = await add("2026-11-10T09:00:00Z", { status: "Completed" });
await add("2026-11-20T09:00:00Z", { status: "Scheduled" });
await server.database
  .updateTable("appointments")
  .set({ payment: "paid", paid_at: new Date("2026-11-09T09:00:00Z") })
  .where("id", "=", past)
  .execute();
await saved(coach, past, { version: 0, text: "Geheimes Wort" });
await shareDocument();
await write(["2026-11-12T08:00:00Z", "2026-11-12T20:00:00Z", "2026-11-12T23:30:00Z"]);

async function shareDocument() {
  const { id } = await server.database
    .insertInto("documents")
    .values({
      id: "019a8b00-0000-7000-8000-000000000001",
      owner_id: coach.userId,
      name: "Atem.pdf",
      size_bytes: 10,
      content_type: "application/pdf",
      file_key: "documents/breath",
      created_at: server.clock.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const shared_at = new Date("2026-11-11T09:00:00Z");
  await server.database
    .insertInto("document_shares")
    .values({ document_id: id, client_id: client.userId, shared_at })
    .execute();
}

/** Messages at these times, the last one after midnight in Berlin. */
async function write(times: string[]) {
  const pair = { coachId: coach.userId, clientId: client.userId };
  const opened = await coach.browser.send("POST", "/api/conversations/conversation", pair);
  const { conversationId } = (await opened.json()) as { conversationId: string };
  for (const [place, time] of times.entries())
    await server.database
      .insertInto("messages")
      .values({
        conversation_id: conversationId,
        number: place + 1,
        id: `019a8b00-0000-7000-8000-00000000010${place}`,
        sender: "client",
        sealed: Buffer.from("sealed"),
        sent_at: new Date(time),
      })
      .execute();
}

type Page = { items: HistoryEntry[]; totalCount: number; hasNext: boolean };
const get = (path: string, who = coach) => who.browser.get(`/api/coaches/clients/${client.userId}${path}`);
const history = async (path: string, who = coach) => (await (await get(`/history/${path}`, who)).json()) as Page;
const told = ({ items }: Page) =>
  items.map(({ kind, at, count }) => `${at.slice(5, 10)} ${kind}${count ? ` ${count}` : ""}`);

test("a file tells of appointments, payments, documents and days with messages, newest first", async () => {
  expect(told(await history("0/10/desc"))).toEqual([
    "11-20 appointment",
    "11-12 messages 1",
    "11-12 messages 2",
    "11-11 document",
    "11-10 appointment",
    "11-09 payment",
  ]);
});

test("it comes page by page, and by kind", async () => {
  const page = await history("1/5/desc");
  expect([told(page), page.totalCount, page.hasNext]).toEqual([["11-09 payment"], 6, false]);
  expect(told(await history("0/10/asc?kind=payment&kind=document"))).toEqual(["11-09 payment", "11-11 document"]);
});

test("it says where a note is, and never what is in notes or messages", async () => {
  const page = await history("0/10/desc");
  expect(page.items.filter(({ hasNote }) => hasNote).map(({ id }) => id)).toEqual([past]);
  expect(JSON.stringify(page)).not.toMatch(/Geheim|sealed/);
});

test("messages that the coach has removed are gone from the file, too", async () => {
  await server.database
    .updateTable("conversation_sides")
    .set({ removed_up_to: 3 })
    .where("user_id", "=", coach.userId)
    .execute();
  expect(told(await history("0/10/desc?kind=messages"))).toEqual([]);
});

test("only the own coach finds anything", async () => {
  expect((await history("0/10/desc", other)).items).toEqual([]);
  expect((await get("/history/0/10/desc", client)).status).toBe(403);
  expect((await server.browser().get(`/api/coaches/clients/${client.userId}/history/0/10/desc`)).status).toBe(401);
});

test("the file counts notes, documents and payments", async () => {
  const { file } = (await (await get("")).json()) as OwnClient;
  expect(file).toEqual({ goals: 0, notes: 1, documents: 1, payments: 1 });
});
