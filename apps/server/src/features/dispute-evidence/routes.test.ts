import { getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import { CARDS } from "../../../test/booked.ts";
import { opened, sent } from "../../../test/conversations.ts";
import { operator } from "../../../test/operators.ts";
import { confirmed, hours, type Pair, passTo } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";
import { visited } from "../../../test/visits.ts";
import { transact } from "../../platform/database/database.ts";
import { insertOpening } from "../content-decisions/store.ts";

const server = await testServer();
let pair: Pair;
let messageId: string;
let conversationId: string;

const path = ({ appointment }: Pair) => `/api/operators/payments/${appointment.id}/evidence`;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

async function made() {
  const team = await operator(server, { permissions: ["finance"] });
  const response = await team.browser.send("POST", path(pair));
  expect(response.status).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const texts = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join("");
  });
  return { response, text: (await Promise.all(texts)).join(" ").replaceAll(/\s+/g, " ") };
}

beforeAll(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  pair = await confirmed(server, { card: CARDS.disputed });
  const { coach, client, appointment } = pair;
  ({ conversationId } = await opened(coach, { coachId: coach.userId, clientId: client.userId }));
  await sent(client, { conversationId, text: "Danke, das war hilfreich." });
  const message = server.database.selectFrom("messages").select("id").where("conversation_id", "=", conversationId);
  messageId = (await message.executeTakeFirstOrThrow()).id;
  await passTo(server, hours(-23), client, coach);
  // The client looked in early, which does not count, and stayed for twenty minutes.
  const stay = { side: "client", from: hours(-0.1), to: hours(1 / 3) } as const;
  await visited(server, appointment.id, stay, { side: "coach", from: hours(0), to: hours(0.1) });
  server.cardSandbox.settle();
  await passTo(server, hours(26), client, coach);
});

test("order, consents, history, presence and terms stand in one PDF, in the client's language", async () => {
  await server.database.updateTable("users").set({ locale: "de" }).where("id", "=", pair.client.userId).execute();
  const dispute = await server.database.selectFrom("disputes").select("provider_id").executeTakeFirstOrThrow();
  const account = { text: "Wir haben zwanzig Minuten gesprochen." };
  await pair.coach.browser.send("PUT", `/api/coaches/disputes/${dispute.provider_id}/account`, account);
  const { response, text } = await made();
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="rueckbuchung-2026-11-20\.pdf"$/);
  for (const said of [
    "Unterlagen zu einer Rückbuchung",
    "Zurückgebuchter Betrag",
    "Endpreis 119,00 €",
    "19.11.2026, 11:00–",
    "Ausdrücklich verlangt am 16.11.2026",
    "für automatische Zahlungen gespeichert",
    "Termin bestätigt (Coach)",
    "Karte mit 119,00 € belastet",
    "anwesend: 20 Minuten zwischen Beginn und Ende, nötig sind 10",
    "nicht anwesend: 6 Minuten",
    "Darstellung des Coachs Wir haben zwanzig Minuten gesprochen.",
    "Diese Fassung hat der Klient angenommen.",
    "später als 24 Stunden vor Beginn: das volle Honorar",
    "Nachrichten zwischen Klient und Coach sind nicht enthalten.",
    pair.appointment.id,
    "Seite 1 von",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("hilfreich");
  const log = await server.database
    .selectFrom("audit_log")
    .select(["subject_id", "after"])
    .where("action", "=", "dispute-evidence.make")
    .execute();
  expect(log).toMatchObject([{ subject_id: pair.appointment.id, after: { messages: 0 } }]);
});

test("messages are in it only while two people have let them be read; in English for an English client", async () => {
  await server.database.updateTable("users").set({ locale: "en" }).where("id", "=", pair.client.userId).execute();
  const now = server.clock.now();
  const until = new Date(now.getTime() + 60_000);
  await transact(server.database, (tx) => insertOpening(tx, { messageId, conversationId, now, until }));
  const { text } = await made();
  expect(text).toContain("Evidence in a dispute");
  expect(text).toContain("client: Danke, das war hilfreich.");
  server.clock.advance({ minutes: 2 });
  expect((await made()).text).toContain("are not included");
});

test("a payment that nobody disputes has none, and neither has one that does not exist", async () => {
  const other = await confirmed(server, { scheduledAt: "2026-11-26T10:00:00.000Z" });
  const team = await operator(server, { permissions: ["finance"] });
  const answer = await team.browser.send("POST", path(other));
  expect([answer.status, await codeOf(answer)]).toEqual([409, "notPossibleNow"]);
  const nothing = "/api/operators/payments/00000000-0000-7000-8000-000000000000/evidence";
  expect((await team.browser.send("POST", nothing)).status).toBe(404);
});

test("without the permission, or with an old proof of the factor, nobody gets it", async () => {
  const support = await operator(server, { permissions: ["support"] });
  expect((await support.browser.send("POST", path(pair))).status).toBe(403);
  const team = await operator(server, { permissions: ["finance"] });
  server.clock.advance({ minutes: 11 });
  expect(await codeOf(await team.browser.send("POST", path(pair)))).toBe("proofStale");
});
