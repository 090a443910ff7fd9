import { randomUUID } from "node:crypto";
import { readCatalogue } from "@aufwind/contract/platform/catalogue";
import { keptSince, RETENTION_KEYS, retentionOf } from "@aufwind/rules/retention";
import { type SqlBool, sql } from "kysely";
import { expect, test } from "vitest";
import { openCoach } from "../test/booked.ts";
import type { OldRow } from "../test/old-row.ts";
import { oldRows } from "../test/old-rows.ts";
import { person } from "../test/people.ts";
import { testServer } from "../test/test-server.ts";
import { proofsOf } from "./features/subscriptions/consents.ts";
import { DELETIONS, type Deletion, sweepAll } from "./retention.ts";

const server = await testServer();
server.clock.set("2026-11-16T09:00:00Z");
const { database } = server;
const [coach, client, held] = [await openCoach(server), await person(server), await person(server)];
await database
  .insertInto("account_restrictions")
  .values({ user_id: held.userId, kind: "legalHold", reason: "Klage", since: server.clock.now() })
  .execute();

const email = () => `${randomUUID()}@example.org`;
const OLD = oldRows(server, coach.userId);

const count = async ({ table, still = sql<SqlBool>`true` }: Pick<OldRow, "table" | "still">) =>
  (
    await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)} where ${still}`.execute(
      database,
    )
  ).rows[0]?.count ?? 0;
const giftOrder = (ordered_at: Date, buyer_email: string) => ({
  ...{ amount_cents: 5000, design: "waves", buyer_name: "O", buyer_email, recipient_name: "L", locale: "de" },
  ...{ delivery: "print", ordered_at },
});

/** A row of this age, for each job: what it deletes, and by which word the row is told again. */
const OLD: Record<string, { table: string; held?: true; add: (whose: Whose) => Promise<unknown> }> = {
  "delete-old-sessions": {
    table: "sessions",
    held: true,
    add: ({ at, userId: user_id }) =>
      database
        .insertInto("sessions")
        .values({
          user_id,
          remembered: false,
          user_agent: "",
          created_at: at,
          last_used_at: at,
          expires_at: at,
          ended_at: at,
        })
        .execute(),
  },
  "delete-old-devices": {
    table: "known_devices",
    held: true,
    add: ({ at, userId: user_id }) =>
      database.insertInto("known_devices").values({ user_id, token_hash: hash(), last_seen_at: at }).execute(),
  },
  "delete-old-mails": { table: "mails", add: (whose) => database.insertInto("mails").values(mailRow(whose)).execute() },
  "delete-unconfirmed-subscriptions": {
    table: "subscriptions",
    add: (whose) => database.insertInto("subscriptions").values(subscription(whose)).execute(),
  },
  "delete-left-subscriptions": {
    table: "subscriptions",
    add: (whose) =>
      database
        .insertInto("subscriptions")
        .values({ ...subscription(whose), confirmed_at: whose.at, left_at: whose.at })
        .execute(),
  },
  "delete-old-consent-proofs": {
    table: "consent_proofs",
    add: ({ at }) =>
      database
        .insertInto("consent_proofs")
        .values({ list: "newsletter", address_hash: hash(), asked_at: at, confirmed_at: at, ended_at: at })
        .execute(),
  },
  "delete-old-support-requests": {
    table: "support_requests",
    held: true,
    add: ({ at, userId, email: address }) =>
      database
        .insertInto("support_requests")
        .values({
          ...{
            reference: randomUUID(),
            name: "L",
            email: address,
            email_key: emailKey(address),
            user_id: userId,
            topic: "other",
          },
          ...{ subject: "Frage", message: "Guten Tag", locale: "de", created_at: at },
        })
        .execute(),
  },
  "forget-notifications": { table: "notifications", held: true, add: (whose) => notification(whose, "Deleted") },
  "forget-read-notifications": { table: "notifications", held: true, add: (whose) => notification(whose, "Read") },
  "delete-settled-failures": {
    table: "failures",
    add: ({ at }) =>
      database
        .insertInto("failures")
        .values({
          ...{ kind: "job", name: "x", source_id: randomUUID(), attempts: 1, failed_at: at },
          ...{ state: "mended", settled_at: at },
        })
        .execute(),
  },
  "delete-old-attempts": {
    table: "login_attempts",
    add: ({ at, userId: user_id }) =>
      database
        .insertInto("login_attempts")
        .values({ user_id, source: hash(), failed_attempts: 1, last_at: at })
        .execute(),
  },
  "delete-unpaid-gift-orders": {
    table: "gift_cards",
    add: ({ at, email: address }) => database.insertInto("gift_cards").values(giftOrder(at, address)).execute(),
  },
  "delete-old-gift-code-guesses": {
    table: "gift_code_guesses",
    add: ({ at }) =>
      database.insertInto("gift_code_guesses").values({ source: hash(), wrong: 1, last_at: at }).execute(),
  },
  "delete-old-withdrawals": {
    table: "withdrawals",
    held: true,
    add: ({ at, email: address }) =>
      database
        .insertInto("withdrawals")
        .values({
          ...{ reference: randomUUID(), name: "L", email: address, email_key: emailKey(address) },
          ...{ contract: "Termin", locale: "de", received_at: at },
        })
        .execute(),
  },
  "delete-old-contracts": {
    table: "contracts",
    held: true,
    add: async (whose) =>
      database
        .insertInto("contracts")
        .values({
          ...{ appointment_id: await appointmentOf(whose), concluded_at: whose.at, locale: "de" },
          ...{ terms_version: "2026-11-15", facts: "{}" },
        })
        .execute(),
  },
  "delete-old-invoices": { table: "invoices", held: true, add: invoice },
};

const notification = ({ at, userId: user_id }: Whose, status: "Read" | "Deleted") =>
  database
    .insertInto("notifications")
    .values({ user_id, kind: "documentShared", by: "coach", status, created_at: at, changed_at: at, data: "{}" })
    .execute();

let sequence = 0;
function appointmentOf({ userId: clientId }: Whose): Promise<string> {
  const ids = { coachId: coach.userId, clientId };
  sequence += 1;
  const starts = new Date(Date.UTC(2030, 0, 1) + sequence * 86_400_000);
  return appointmentRow(server, { ...ids, startsAt: starts.toISOString(), status: "Completed" });
}

async function invoice(whose: Whose) {
  const { at, userId: client_id } = whose;
  const appointment_id = await appointmentOf(whose);
  const [series, year] = [`T${sequence}`, at.getUTCFullYear()];
  await database
    .insertInto("invoices")
    .values({
      ...{ kind: "client", series, year, sequence, number: `${series}-${year}-${sequence}`, coach_id: coach.userId },
      ...{ client_id, appointment_id, issued_at: at, gross_cents: 11_900, content: "{}" },
    })
    .execute();
}

const count = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(database)).rows[0]
    ?.count ?? 0;
const signal = AbortSignal.timeout(60_000);
const deletionOf = (job: string) => DELETIONS.find((each) => each.job === job) as Deletion;
const justBefore = ({ period }: Deletion) => {
  const edge = period ? keptSince(period, server.clock.now()) : server.clock.now();
  return { old: new Date(edge.getTime() - 1000), young: new Date(edge.getTime() + 1000) };
};

test.each(Object.keys(OLD))(
  "%s: what is older goes, some at a time; what is younger or has to be kept stays",
  async (job) => {
    const deletion = deletionOf(job);
    const row = OLD[job] as OldRow;
    const { held: isHeld, add } = row;
    const { old, young } = justBefore(deletion);
    const before = await count(row);
    for (let turn = 0; turn < 5; turn++) await add({ at: old, userId: client.userId, email: email() });
    await add({ at: young, userId: client.userId, email: email() });
    if (isHeld) await add({ at: old, userId: held.userId, email: held.email });
    await sweepAll(server, { ...deletion, signal, limit: 2 });
    expect((await count(row)) - before).toBe(isHeld ? 2 : 1);
  },
);

test("every job that deletes by age is walked above", () => {
  expect(Object.keys(OLD).sort()).toEqual(DELETIONS.map(({ job }) => job).sort());
});

test("one batch deletes no more than its limit", async () => {
  const deletion = deletionOf("delete-old-mails");
  const { old } = justBefore(deletion);
  await database.deleteFrom("mails").execute();
  for (let turn = 0; turn < 3; turn++)
    await OLD["delete-old-mails"]?.add({ at: old, userId: client.userId, email: email() });
  expect(await deletion.sweeps[0]?.(server, { before: server.clock.now(), limit: 2 })).toBe(2);
  expect(await count({ table: "mails" })).toBe(1);
});

test("who left a list is forgotten, and the consent can still be proved to somebody who names the address", async () => {
  const address = email();
  const { old } = justBefore(deletionOf("delete-left-subscriptions"));
  await OLD["delete-left-subscriptions"]?.add({ at: old, userId: "", email: address });
  await sweepAll(server, { ...deletionOf("delete-left-subscriptions"), signal });
  expect(await proofsOf(server, address.toUpperCase())).toMatchObject([{ list: "newsletter", ended_at: old }]);
  expect(await proofsOf(server, email())).toEqual([]);
  const kept = await database.selectFrom("consent_proofs").selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(address);
});

test("no invoice goes before its time, whatever somebody asks of the database", async () => {
  const at = new Date("2019-01-02T00:00:00Z");
  await OLD["delete-old-invoices"]?.add({ at, userId: client.userId, email: "" });
  await expect(database.deleteFrom("invoices").where("year", "=", 2019).execute()).rejects.toThrow("never changed");
});

test("each row of the privacy policy is kept by jobs and routes that exist", async () => {
  const { routes } = await readCatalogue();
  const jobs = new Set<string>();
  const { registerJobs } = await import("./jobs.ts");
  const collecting = { every: (name: string) => jobs.add(name), define: () => undefined };
  registerJobs({ ...server, jobs: { ...server.jobs, ...collecting } } as never);
  const known = new Set([...[...routes.values()].map(({ name }) => name), ...jobs]);
  for (const key of RETENTION_KEYS)
    expect([key, retentionOf(key).keepers.filter((keeper) => !known.has(keeper))]).toEqual([key, []]);
  const told = new Set(RETENTION_KEYS.flatMap((key) => retentionOf(key).keepers));
  const untold = ["delete-expired-tokens", "forget-read-notifications"];
  expect(DELETIONS.map(({ job }) => job).filter((job) => !told.has(job) && !untold.includes(job))).toEqual([]);
});
