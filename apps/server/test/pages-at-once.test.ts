import { MOST_PAGES } from "@aufwind/contract/platform/lists";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { introduce, openCoach } from "./booked.ts";
import { opened, sent } from "./conversations.ts";
import { saved } from "./notes.ts";
import { tellNote } from "./notifications.ts";
import { operator } from "./operators.ts";
import { person } from "./people.ts";
import { plainCoaches } from "./plain-coaches.ts";
import { drawnHistory, plainClients, storeHistory } from "./practice-history.ts";
import { testServer } from "./test-server.ts";

// Every list that can return several pages in one answer.
const server = await testServer();
const [coach, client] = [await openCoach(server), await person(server)];
const clientIds = [client.userId, ...(await plainClients(server, 11))];
const now = server.clock.now();
const edges = [Date.parse("2026-11-01T23:00:00Z"), Date.parse("2026-12-01T23:00:00Z")];
for (const clientId of clientIds) await introduce(server, { coachId: coach.userId, clientId });
await storeHistory(server, coach.userId, drawnHistory({ count: 420, clientIds, now, edges }));
await fillCoach(clientIds);
await fillClient();
await fillInvited();
await fillFailures();
await fillMailings();
await fillGiftCards();
await fillPackages();

async function fillInvited() {
  const people = Array.from({ length: 12 }, (_, index) => ({ firstName: "", email: `invited${index}@example.org` }));
  await coach.browser.send("POST", "/api/coaches/invitations", { people, locale: "de", confirmed: true });
}

async function fillCoach(clientIds: string[]) {
  const { database, clock } = server;
  for (const clientId of clientIds) {
    const { conversationId } = await opened(coach, { coachId: coach.userId, clientId });
    await sent(coach, { conversationId, text: "Hallo" });
    clock.advance({ seconds: 1 });
  }
  const met = await database
    .selectFrom("appointments")
    .select("id")
    .where("status", "=", "Completed")
    .limit(12)
    .execute();
  for (const { id } of met) await saved(coach, id, { version: 0, text: "Ruhe" });
  const paid = { amount_cents: 9_000, status: "paid", paid_at: clock.now(), starts_at: clock.now() };
  await database
    .insertInto("charges")
    .values(met.map(({ id }) => ({ ...paid, appointment_id: id })))
    .execute();
  const sums = { gross_cents: 0, vat_cents: 0, fee_cents: 0, marketing_cents: 0, fee_vat_cents: 0, arrives_cents: 0 };
  const carried = { carried_in_cents: 0, carried_out_cents: 0, payout_cents: 0, lines: 1, status: "nothing" };
  const months = Array.from({ length: 10 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-01`);
  await database
    .insertInto("statements")
    .values(
      ["2025-11-01", "2025-12-01", ...months].map((month) => ({
        ...sums,
        ...carried,
        coach_id: coach.userId,
        month,
        pay_by: "2026-11-13",
        closed_at: clock.now(),
      })),
    )
    .execute();
}

async function fillFailures() {
  const failed = { kind: "job", name: "read-calendar", attempts: 6, failed_at: server.clock.now() };
  const rows = Array.from({ length: 12 }, (_, turn) => ({ ...failed, source_id: `read-calendar ${turn}` }));
  await server.database.insertInto("failures").values(rows).execute();
}

async function fillMailings() {
  const words = { subject_de: "Neues", subject_en: "News", text_de: "Guten Tag", text_en: "Hello" };
  const times = { created_at: server.clock.now(), changed_at: server.clock.now() };
  const rows = Array.from({ length: 12 }, (_, turn) => ({
    name: `Nr. ${turn}`,
    audience: "newsletter",
    ...words,
    ...times,
  }));
  await server.database.insertInto("mailings").values(rows).execute();
}

async function fillGiftCards() {
  const paid = { status: "delivered", paid_at: server.clock.now(), ordered_at: server.clock.now(), locale: "de" };
  const rows = Array.from({ length: 12 }, (_, turn) => ({
    ...{
      ...paid,
      amount_cents: 5000,
      design: "waves",
      buyer_name: "O",
      recipient_name: `L ${turn}`,
      delivery: "print",
    },
    ...{ code_hash: Buffer.from(`code ${turn}`), expires_on: "2029-12-31" },
  }));
  await server.database.insertInto("gift_cards").values(rows).execute();
}

async function fillPackages() {
  const sold = { consultation: "standard", duration_minutes: 60, size: 4, months: 6, net_cents: 1, gross_cents: 1 };
  const [ordered_at, bought_at] = [server.clock.now(), server.clock.now()];
  const bought = {
    status: "active",
    vat_status: "small",
    locale: "de",
    ordered_at,
    bought_at,
    valid_until: "2027-05-31",
  };
  const rows = Array.from({ length: 12 }, () => ({
    ...sold,
    ...bought,
    coach_id: coach.userId,
    client_id: client.userId,
  }));
  await server.database.insertInto("package_purchases").values(rows).execute();
}

async function fillClient() {
  const { database, clock } = server;
  for (const { userId } of [client, coach])
    await tellNote(
      server,
      ...Array.from({ length: 12 }, () => ({ userId, kind: "documentShared", by: "coach" }) as const),
    );
  const coachIds = await plainCoaches(
    server,
    Array.from({ length: 12 }, () => ({})),
  );
  const at = (turn: number) => new Date(+clock.now() + turn * 1000);
  await database
    .insertInto("bookmarks")
    .values(coachIds.map((coach_id, turn) => ({ client_id: client.userId, coach_id, created_at: at(turn) })))
    .execute();
  await database
    .insertInto("contacts")
    .values(coachIds.map((coach_id) => ({ client_id: client.userId, coach_id, created_at: clock.now() })))
    .execute();
  for (const coachId of coachIds) {
    const { conversationId } = await opened(client, { coachId, clientId: client.userId });
    await sent(client, { conversationId, text: "Hallo" });
    clock.advance({ seconds: 1 });
  }
  const documents = await database
    .insertInto("documents")
    .values(
      coachIds.map((_, turn) => ({
        owner_id: coach.userId,
        name: `${turn}.pdf`,
        file_key: `${turn}`,
        content_type: "application/pdf",
        size_bytes: 1,
        created_at: clock.now(),
      })),
    )
    .returning("id")
    .execute();
  await database
    .insertInto("document_shares")
    .values(documents.map(({ id }, turn) => ({ client_id: client.userId, document_id: id, shared_at: at(turn) })))
    .execute();
}

type Page = { items: unknown[]; totalCount: number; totalPages: number; hasNext: boolean };
const LISTS = {
  client: ["appointments", "notifications", "bookmarks", "documents", "conversations", "contacts"],
  coach: ["appointments", "notifications", "clients", "finances", "notes", "reviews", "statements", "conversations"],
};
const lists = [
  ...LISTS.client.map((name) => ["client", `/api/clients/${name}`] as const),
  ...[...LISTS.coach, "contacts"].map((name) => ["coach", `/api/coaches/${name}`] as const),
  ["coach", "/api/coaches/clients/{id}/history"] as const,
  ["coach", "/api/coaches/invitations"] as const,
  ["client", "/api/visitors/coaches/{slug}/reviews"] as const,
  ["team", "/api/operators/appointments"] as const,
  ["team", "/api/operators/gift-cards"] as const,
  ["team", "/api/operators/mailings"] as const,
  ["team", "/api/operators/packages"] as const,
  ["team", "/api/operators/payments"] as const,
  ["team", "/api/operators/system/failures"] as const,
];
const readers = { client, coach, team: await operator(server) };

const ask = async (side: keyof typeof readers, path: string): Promise<Page> => {
  const response = await readers[side].browser.get(path);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Page;
};

describe.each(lists)("of a %s's %s", (side, template) => {
  const path = (rest: string) => `${template.replace("{slug}", coach.slug).replace("{id}", client.userId)}/${rest}`;

  test.each(["asc", "desc"])("three pages in one answer are the three answers (%s)", async (sort) => {
    const each = [0, 1, 2].map((page) => ask(side, path(`${page}/5/${sort}`)));
    const [first, second, third] = await Promise.all(each);
    const whole = await ask(side, path(`0/5/${sort}?pages=3`));
    expect(whole.items).toEqual([first, second, third].flatMap((page) => page?.items));
    expect(whole.items.length).toBeGreaterThan(10);
    expect({ ...whole, items: [] }).toEqual({ ...third, items: [] });
    // They begin with the requested page.
    const rest = await ask(side, path(`1/5/${sort}?pages=2`));
    expect({ ...rest, items: rest.items.length }).toEqual({ ...whole, items: whole.items.length - 5 });
    expect(rest.items).toEqual(whole.items.slice(5));
  });

  test("are neither none nor more than can be asked for", async () => {
    for (const pages of ["0", String(MOST_PAGES + 1), "-1", "2.5", "x"])
      await expect(ask(side, path(`0/5/desc?pages=${pages}`)), pages).rejects.toThrow("pages");
    expect((await ask(side, path(`0/30/desc?pages=${MOST_PAGES}`))).hasNext).toBe(false);
  });
});

test("every list that takes pages is tried here, and the invoices beside their routes", () => {
  const paged = server.app.openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { path, request } = definition.route;
    return request?.query instanceof z.ZodObject && "pages" in request.query.shape ? [path] : [];
  });
  const tried = lists.map(([, template]) => `${template}/{page}/{size}/{sort}`);
  expect(paged.sort()).toEqual([...tried, "/api/stripe/invoices/{side}/{size}"].sort());
});
