import type { Statement } from "@aufwind/contract/statements";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openCoach, wakeAt } from "../../../test/booked.ts";
import { connect, earned, fund } from "../../../test/earned.ts";
import { type Person, person } from "../../../test/people.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { payOut } from "./commands.ts";
import { postponePayout } from "./payout-store.ts";

let server: TestServer;
let coach: Person;
// One each: the provider's clock only moves forward.
beforeEach(async () => {
  server = await startTestServer();
  coach = await openCoach(server);
  const client = await person(server);
  await earned(server, { coachId: coach.userId, clientId: client.userId, startsAt: "2026-11-10T09:00:00Z" });
});
afterEach(() => server.close());

/** 119 € minus 19 € and 29 €, and 19 % VAT on both. */
const ARRIVES = 6188;
const { signal } = new AbortController();
const CLOSING = "2026-12-01T01:30:00Z";

const transfers = () => server.cardSandbox.books().transfers;
const list = async () =>
  ((await (await coach.browser.get("/api/coaches/statements/0/10/desc")).json()) as { items: Statement[] }).items;
const workAt = async (instant: string) => {
  await wakeAt(server, instant, coach);
  await server.work("close-months", "payouts-due");
};
const later = async (minutes: number) => {
  server.clock.advance({ minutes });
  await payOut(server, signal);
};
const ledger = async () => {
  const rows = await server.database
    .selectFrom("ledger_postings")
    .innerJoin("ledger_entries", "ledger_entries.posting_id", "ledger_postings.id")
    .select(["kind", "account", "coach_id", "amount_cents"])
    .where("kind", "in", ["paid_out", "payout_failed"])
    .orderBy("ledger_entries.id")
    .execute();
  return rows.map(({ kind, account, amount_cents }) => [kind, account, amount_cents]);
};
const PAID = [
  ["paid_out", "coach", ARRIVES],
  ["paid_out", "provider", -ARRIVES],
];
const cases = () =>
  server.database
    .selectFrom("cases")
    .select(["source_id", "kind", "state"])
    .where("source", "=", "statements")
    .execute();
const subjects = async () =>
  (await server.mails())
    .filter(({ to_address, subject }) => to_address === coach.email && subject.includes("November"))
    .map(({ subject }) => subject);

describe("a payout", () => {
  test("goes to the coach's account right after the month was closed, once", async () => {
    await connect(coach);
    await fund(server, 100_000);
    await workAt(CLOSING);
    await later(10);
    const [statement] = await list();
    expect(transfers()).toMatchObject([{ amount: ARRIVES, reversed: 0, metadata: { statement: statement?.id } }]);
    expect(statement).toMatchObject({ payout: "paid", paidOn: "2026-12-01", canRetry: false, payoutCents: ARRIVES });
    expect(await ledger()).toEqual(PAID);
    expect(await subjects()).toEqual(["Your statement for November 2026", "Your payout for November 2026"]);
  });

  test("that is paid is not taken up again by a worker who slept, and does not know it", async () => {
    await connect(coach);
    await fund(server, 100_000);
    await workAt(CLOSING);
    const [statement] = await list();
    const row = () =>
      server.database.selectFrom("statements").select(["status", "due_at", "sent_at"]).executeTakeFirstOrThrow();
    await postponePayout(server.database, statement?.id ?? "", { due_at: server.clock.now() });
    expect(await row()).toEqual({ status: "paid", due_at: null, sent_at: null });
    await server.database.updateTable("statements").set({ due_at: server.clock.now() }).execute();
    await later(10);
    expect(await row()).toMatchObject({ status: "paid", sent_at: null });
  });

  test("waits for a coach who is not connected, and goes out as soon as that is done", async () => {
    await fund(server, 100_000);
    await workAt(CLOSING);
    expect(await list()).toMatchObject([{ payout: "unconnected", paidOn: null }]);
    expect(transfers()).toEqual([]);
    await workAt("2026-12-20T09:00:00Z");
    await connect(coach);
    expect(await list()).toMatchObject([{ payout: "due" }]);
    await server.work("close-months", "payouts-due");
    expect(await list()).toMatchObject([{ payout: "paid", paidOn: "2026-12-20" }]);
  });

  test("is sent once, though the connection breaks after the provider has done it", async () => {
    await connect(coach);
    await fund(server, 100_000);
    server.cardSandbox.faults({ dropAfter: 1, only: /transfers/ });
    await workAt(CLOSING);
    expect([transfers().length, await ledger()]).toEqual([1, []]);
    expect(await list()).toMatchObject([{ payout: "due" }]);
    await later(1);
    server.cardSandbox.faults({ dropAfter: 0 });
    await later(1);
    expect(await list()).toMatchObject([{ payout: "paid" }]);
    expect([transfers().length, await ledger()]).toEqual([1, PAID]);
  });

  test("whose answer never came is looked up after a day, not sent again", async () => {
    await connect(coach);
    await fund(server, 100_000);
    server.cardSandbox.faults({ dropAfter: 1, only: /transfers/ });
    await workAt(CLOSING);
    server.cardSandbox.faults({ dropAfter: 0 });
    await workAt("2026-12-02T01:30:00Z");
    expect(await list()).toMatchObject([{ payout: "paid" }]);
    expect([transfers().length, await ledger()]).toEqual([1, PAID]);
  });

  test("that never reached the provider is sent after a day as a new try", async () => {
    await connect(coach);
    await fund(server, 100_000);
    server.cardSandbox.faults({ dropBefore: 1, only: /transfers/ });
    await workAt(CLOSING);
    server.cardSandbox.faults({ dropBefore: 0 });
    await workAt("2026-12-02T01:30:00Z");
    expect(transfers()).toEqual([]);
    await later(1);
    expect(transfers()).toMatchObject([{ amount: ARRIVES, metadata: { attempt: "2" } }]);
    expect(await ledger()).toEqual(PAID);
  });

  test.each([1, 2, 3])("is sent once, though the provider fails every other time (%i)", async (seed) => {
    await connect(coach);
    await fund(server, 100_000);
    server.cardSandbox.faults({
      seed,
      error500: 0.5,
      dropBefore: 0.2,
      dropAfter: 0.2,
      error429: 0.2,
      only: /transfers/,
    });
    await workAt(CLOSING);
    for (let minute = 0; minute < 60; minute++) await later(1);
    await wakeAt(server, server.clock.now().toISOString(), coach);
    expect(await list()).toMatchObject([{ payout: "paid" }]);
    expect([transfers().length, await ledger()]).toEqual([1, PAID]);
  });

  test("is taken over from a worker that died, after a minute", async () => {
    await connect(coach);
    await fund(server, 100_000);
    await workAt(CLOSING);
    const dead = {
      status: "due",
      paid_at: null,
      transfer_id: null,
      due_at: new Date(CLOSING),
      sent_at: new Date(CLOSING),
    };
    // The transfer was made and its result not stored.
    await server.database
      .updateTable("statements")
      .set({ ...dead, leased_until: new Date(Date.parse(CLOSING) + 60_000) })
      .execute();
    await server.work("close-months", "payouts-due");
    expect(await list()).toMatchObject([{ payout: "due" }]);
    await later(1);
    expect(await list()).toMatchObject([{ payout: "paid" }]);
    expect(transfers()).toHaveLength(1);
  });
});

describe("a payout that fails", () => {
  const failed = async () => {
    await connect(coach);
    await fund(server, 5000);
    await workAt(CLOSING);
  };
  const retry = async (id: string | undefined, who = coach) =>
    who.browser.send("POST", `/api/coaches/statements/${id}/payout`);

  test("is told and shown, and tried again each day until there is enough", async () => {
    await failed();
    expect(await list()).toMatchObject([{ payout: "failed", canRetry: true, paidOn: null }]);
    expect(await cases()).toMatchObject([{ kind: "payout", state: "open" }]);
    await later(60);
    expect(transfers()).toEqual([]);
    await workAt("2026-12-02T02:30:00Z");
    await fund(server, 5000);
    await workAt("2026-12-03T03:30:00Z");
    expect(await list()).toMatchObject([{ payout: "paid", paidOn: "2026-12-03" }]);
    expect(await cases()).toMatchObject([{ state: "closed" }]);
    expect(transfers()).toMatchObject([{ amount: ARRIVES, metadata: { attempt: "3" } }]);
    expect(await subjects()).toEqual([
      "Your statement for November 2026",
      "Your payout for November 2026 is delayed",
      "Your payout for November 2026",
    ]);
    const told = await server.database
      .selectFrom("notifications")
      .select(["kind", "data"])
      .where("user_id", "=", coach.userId)
      .where("kind", "in", ["statement", "payoutFailed"])
      .orderBy("id")
      .execute();
    expect(told).toEqual(["statement", "payoutFailed"].map((kind) => ({ kind, data: { month: "2026-11" } })));
  });

  test("is tried at once when its coach says so, and only its coach", async () => {
    await failed();
    const [statement] = await list();
    await fund(server, 5000);
    const stranger = await openCoach(server);
    expect((await retry(statement?.id, stranger)).status).toBe(404);
    expect(await (await retry(statement?.id)).json()).toMatchObject({ id: statement?.id, payout: "due" });
    expect((await retry(statement?.id)).status).toBe(409);
    await server.work("close-months", "payouts-due");
    expect(await list()).toMatchObject([{ payout: "paid" }]);
    expect((await retry(statement?.id)).status).toBe(409);
    expect(transfers()).toHaveLength(1);
  });

  test("because it came back is the coach's again, and waits for a new start", async () => {
    await connect(coach);
    await fund(server, 100_000);
    await workAt(CLOSING);
    const [transfer] = transfers();
    await server.cards.stripe.transfers.createReversal(transfer?.id ?? "");
    for (const _ of [1, 2]) {
      await server.cardSandbox.deliver();
      await server.work("close-months", "payouts-due");
    }
    await workAt("2026-12-05T09:00:00Z");
    const [statement] = await list();
    expect(statement).toMatchObject({ payout: "failed", canRetry: true, paidOn: null });
    expect(await cases()).toEqual([{ source_id: statement?.id, kind: "payout", state: "open" }]);
    const BACK = [
      ["payout_failed", "provider", ARRIVES],
      ["payout_failed", "coach", -ARRIVES],
    ];
    expect(await ledger()).toEqual([...PAID, ...BACK]);
    expect((await subjects()).at(-1)).toBe("Your payout for November 2026 came back");
    await retry(statement?.id);
    await server.work("close-months", "payouts-due");
    expect(await list()).toMatchObject([{ payout: "paid", paidOn: "2026-12-05" }]);
    expect(await ledger()).toEqual([...PAID, ...BACK, ...PAID]);
  });
});
