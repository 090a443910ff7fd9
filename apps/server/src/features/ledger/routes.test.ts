import type { LedgerPosting, LedgerTotals } from "@aufwind/contract/ledger";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { confirmed, hours, type Pair, passTo } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { postEntries } from "./commands.ts";

const server = await testServer();
let pair: Pair;
let team: Awaited<ReturnType<typeof operator>>;

const ask = (path: string, headers = {}) => team.browser.get(`/api/operators/ledger${path}`, headers);
const list = async (query = "") =>
  (await (await ask(`?${query}`)).json()) as { items: LedgerPosting[]; hasNext: boolean };
const totals = async (query = "") => (await (await ask(`/totals?${query}`)).json()) as LedgerTotals;
const sumOf = (cents: number[]) => cents.reduce((sum, each) => sum + each, 0);

beforeAll(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  pair = await confirmed(server);
  await passTo(server, hours(-23), pair.client, pair.coach);
  await passTo(server, hours(26), pair.client, pair.coach);
  // Sixty payments of the same moment on another day: only their ids tell them apart.
  await transact(server.database, async (tx) => {
    for (let turn = 0; turn < 60; turn++)
      await postEntries(tx, {
        key: `paid:${turn}`,
        kind: "paid",
        at: new Date("2026-11-10T12:00:00Z"),
        entries: [
          { account: "provider", amountCents: 100 + turn },
          { account: "prepaid", amountCents: -100 - turn },
        ],
      });
  });
  team = await operator(server, { permissions: ["finance"] });
});

test("the newest come first and whole, each older one exactly once", async () => {
  const first = await list();
  expect(first.items.slice(0, 2).map(({ kind }) => kind)).toEqual(["earned", "paid"]);
  for (const { entries } of first.items) expect(sumOf(entries.map(({ amountCents }) => amountCents))).toBe(0);
  const rest = await list(`before=${first.items.at(-1)?.id}`);
  expect([first.items.length, first.hasNext, rest.items.length, rest.hasNext]).toEqual([50, true, 12, false]);
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(62);
});

test("account, coach, reason, appointment and days choose whole postings, whose totals are zero", async () => {
  const { id } = pair.appointment;
  const chosen: [string, number][] = [
    ["account=fees", 1],
    [`coachId=${pair.coach.userId}`, 1],
    ["kind=paid", 61],
    [`appointmentId=${id}`, 2],
    ["from=2026-11-10&to=2026-11-10", 60],
    ["from=2026-11-11", 2],
    ["account=provider&kind=earned", 0],
    ["", 62],
  ];
  for (const [query, count] of chosen) {
    const { accounts, postings } = await totals(query);
    expect([query, postings, sumOf(accounts.map(({ cents }) => cents))]).toEqual([query, count, 0]);
    expect([query, (await list(query)).items.length]).toEqual([query, Math.min(50, count)]);
  }
  const [earned] = (await list("account=fees")).items;
  expect(earned).toMatchObject({ kind: "earned", appointmentId: id, statement: null });
  expect(earned?.entries.find(({ account }) => account === "coach")?.coach?.id).toBe(pair.coach.userId);
});

test("an earning leads to its statement once the month is closed", async () => {
  await passTo(server, "2026-12-02T03:00:00Z", pair.client, pair.coach);
  team = await operator(server, { permissions: ["finance"] });
  const [earned] = (await list(`appointmentId=${pair.appointment.id}&kind=earned`)).items;
  expect(earned?.statement).toMatchObject({ month: "2026-11" });
});

test("the sheet has a line for each entry, oldest first, and the log says who took it", async () => {
  const response = await ask(`/export?appointmentId=${pair.appointment.id}`, { "accept-language": "de" });
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines[0]).toContain("Zeitpunkt;Buchung;Anlass;Konto");
  expect(lines[1]).toMatch(/;Zahlung;Zahlungsanbieter;;.*"119,00";$/);
  const earned = lines.filter((each) => each.includes(";Einnahme;"));
  expect(earned.length).toBeGreaterThan(2);
  expect(lines).toHaveLength(3 + earned.length);
  const whole = (await (await ask("/export")).text()).trim().split("\r\n");
  const { rows } = await sql<{ count: number }>`select count(*) as count from ledger_entries`.execute(server.database);
  expect(whole).toHaveLength(1 + (rows[0]?.count ?? 0));
  const log = await server.database
    .selectFrom("audit_log")
    .select("after")
    .where("action", "=", "ledger.export")
    .orderBy("position")
    .execute();
  expect(log).toMatchObject([{ after: { appointmentId: pair.appointment.id, postings: 2 } }, { after: {} }]);
});

test("without the permission there is nothing of it, and nonsense is refused", async () => {
  const support = await operator(server, { permissions: ["support"] });
  for (const path of ["", "/totals", "/export"])
    expect((await support.browser.get(`/api/operators/ledger${path}`)).status).toBe(403);
  for (const query of ["account=cash", "coachId=me", "kind=gift", "from=today", "before=1"])
    expect([query, (await ask(`?${query}`)).status]).toEqual([query, 422]);
  expect((await list("before=00000000-0000-7000-8000-000000000000")).items).toEqual([]);
});
