import type { FinanceItem, FinanceMonth, FinanceSummary } from "@aufwind/contract/finances";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentRow } from "../../../test/appointment-rows.ts";
import { coachAndClient, introduce, openCoach, wakeAt } from "../../../test/booked.ts";
import { connect, earned, fund, takenBack } from "../../../test/earned.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { recordAdjustment } from "../earnings/commands.ts";

let coach: Person;
let client: Person;
const server = await testServer();
beforeEach(async () => {
  [coach, client] = await coachAndClient(server);
  // Long enough ago that own clients have no lower fee.
  const created_at = new Date("2026-01-01T00:00:00Z");
  await server.database.updateTable("users").set({ created_at }).where("id", "=", coach.userId).execute();
});

const NOTHING = { feeCents: 0, marketingCents: 0, feeVatCents: 0, adjustedCents: 0, arrivesCents: 0 };
const BASE = "/api/coaches/finances";
type List = { items: FinanceItem[]; totalCount: number; totalPages: number; hasNext: boolean };
const list = async (path = "0/30/asc") => (await (await coach.browser.get(`${BASE}/${path}`)).json()) as List;
const summary = async () => (await (await coach.browser.get(`${BASE}/summary`)).json()) as FinanceSummary;
const sold = (startsAt: string, over: object = {}) =>
  earned(server, { coachId: coach.userId, clientId: client.userId, startsAt, ...over });
const booked = (startsAt: string, over: object = {}) =>
  appointmentRow(server, { coachId: coach.userId, clientId: client.userId, startsAt, ...over });
const meet = (kind: "new" | "existing", clientId = client.userId) =>
  kind === "existing"
    ? introduce(server, { coachId: coach.userId, clientId })
    : server.database
        .insertInto("relations")
        .values({ coach_id: coach.userId, client_id: clientId, kind, created_at: server.clock.now() })
        .execute();
const states = ({ items }: List) => items.map(({ state, kind }) => `${state} ${kind}`);

describe("the list", () => {
  test("has every appointment that brings money, with price, VAT, fees and the day of its payout", async () => {
    await meet("new");
    const first = await sold("2026-11-10T09:00:00Z");
    const next = await booked("2026-11-30T09:00:00Z");
    const { items, totalCount } = await list();
    expect(totalCount).toBe(2);
    const common = {
      client: "Erika Muster",
      consultation: "standard",
      grossCents: 11_900,
      vatCents: 1900,
      netCents: 10_000,
    };
    expect(items).toEqual([
      {
        ...common,
        appointmentId: first,
        scheduledAt: "2026-11-10T09:00:00.000Z",
        kind: "completed",
        state: "earned",
        feeRate: 1900,
        feeCents: 1900,
        marketingCents: 2900,
        feeVatCents: 912,
        adjustedCents: 0,
        reason: null,
        arrivesCents: 6188,
        payoutOn: "2026-12-14",
      },
      {
        ...common,
        appointmentId: next,
        scheduledAt: "2026-11-30T09:00:00.000Z",
        kind: "booked",
        state: "booked",
        feeRate: 1900,
        feeCents: 1900,
        marketingCents: 0,
        feeVatCents: 361,
        adjustedCents: 0,
        reason: null,
        arrivesCents: 9639,
        payoutOn: "2026-12-14",
      },
    ]);
  });

  test("tells of each booked one the fees that it will bear: the marketing fee once, on the first of a new pair", async () => {
    await meet("new");
    const own = (await person(server)).userId;
    await meet("existing", own);
    await booked("2026-12-02T09:00:00Z");
    await booked("2026-11-20T09:00:00Z");
    await booked("2026-11-21T09:00:00Z", { clientId: own });
    const created_at = new Date("2026-08-20T12:00:00Z");
    await server.database.updateTable("users").set({ created_at }).where("id", "=", coach.userId).execute();
    const late = (await person(server)).userId;
    await meet("existing", late);
    await booked("2026-11-20T08:00:00Z", { clientId: late, minutes: 30 });
    expect((await list()).items.map(({ feeRate, marketingCents }) => [feeRate, marketingCents])).toEqual([
      [1200, 0],
      [1900, 2900],
      [1900, 0],
      [1900, 0],
    ]);
  });

  test("leaves out what brings nothing or is not agreed yet", async () => {
    await meet("new");
    await booked("2026-11-20T09:00:00Z", { status: "Pending" });
    await booked("2026-11-21T09:00:00Z", { status: "Cancelled" });
    await booked("2026-11-22T09:00:00Z", { status: "Rescheduled" });
    const free = await booked("2026-11-23T09:00:00Z", { consultation: "discovery" });
    const nothing = { net_cents: 0, gross_cents: 0, owed_cents: 0 };
    await server.database.updateTable("appointments").set(nothing).where("id", "=", free).execute();
    expect((await list()).totalCount).toBe(0);
  });

  test("follows the money: earned, on a statement, paid out, taken back", async () => {
    const first = await sold("2026-11-10T09:00:00Z");
    expect(states(await list())).toEqual(["earned completed"]);
    await wakeAt(server, "2026-12-01T01:30:00Z", coach);
    await server.work();
    expect(await list()).toMatchObject({ items: [{ state: "stated", payoutOn: "2026-12-14" }] });
    await fund(server, 100_000);
    await connect(coach);
    server.clock.advance({ days: 2 });
    await wakeAt(server, server.clock.now().toISOString(), coach);
    await server.work();
    expect(await list()).toMatchObject({ items: [{ state: "paidOut", payoutOn: "2026-12-03" }] });
    await takenBack(server, first, server.clock.now().toISOString());
    const after = await list();
    expect(states(after)).toEqual(["paidOut completed", "earned reversal"]);
    expect(after.items[1]).toMatchObject({ grossCents: -11_900, arrivesCents: -6188, payoutOn: "2027-01-15" });
    expect(states(await list("0/30/desc"))).toEqual(["earned reversal", "paidOut completed"]);
  });

  test("shows what is held without a day of payout, and counts it from its release on", async () => {
    await sold("2026-10-10T09:00:00Z", { kind: "no_show" });
    await sold("2026-10-12T09:00:00Z", { kind: "no_show" });
    await sold("2026-11-12T09:00:00Z");
    const held = await list("0/30/asc?state=held");
    expect(held.items.map(({ payoutOn, arrivesCents }) => [payoutOn, arrivesCents])).toEqual([
      [null, 11_900],
      [null, 11_900],
    ]);
    expect(await summary()).toMatchObject({
      month: { count: 1, earnedCents: 6188 },
      held: { checkedCents: 23_800, reason: "pair", keptCents: 0 },
    });
    const decide = (decision: "release" | "withhold", at: string) =>
      server.database
        .updateTable("earning_holds")
        .set({ decision, decision_reason: "Geprüft.", decided_at: new Date(at) })
        .where("earning_id", "in", (eb) => eb.selectFrom("earnings").select("id").where("coach_id", "=", coach.userId))
        .execute();
    await decide("withhold", "2026-11-15T09:00:00Z");
    expect((await summary()).held).toEqual({ checkedCents: 0, reason: null, keptCents: 23_800 });
    await decide("release", "2026-11-16T09:00:00Z");
    expect((await summary()).held).toBeNull();
    expect((await list()).items.map(({ state, payoutOn }) => `${state} ${payoutOn}`)).toEqual(
      Array.from({ length: 3 }, () => "earned 2026-12-14"),
    );
  });

  test("has corrections with their reason, those of a statement without an appointment, and so has the file", async () => {
    const first = await sold("2026-11-10T09:00:00Z");
    const common = { coachId: coach.userId, correctsId: undefined, now: server.clock.now() };
    await transact(server.database, async (tx) => {
      const fee = { ...NOTHING, feeCents: -1900, feeVatCents: -361, arrivesCents: 2261 };
      const waived = { appointmentId: first, clientId: client.userId };
      await recordAdjustment(tx, { ...common, adjustment: fee, waived, reason: "Gebühr erlassen" });
      const other = { ...NOTHING, adjustedCents: -500, arrivesCents: -500 };
      await recordAdjustment(tx, { ...common, adjustment: other, waived: undefined, reason: "Zu viel gezahlt" });
    });
    const { items, totalCount } = await list();
    expect(totalCount).toBe(3);
    expect(items.slice(1)).toMatchObject([
      { kind: "adjustment", appointmentId: first, reason: "Gebühr erlassen", feeCents: -1900, arrivesCents: 2261 },
      {
        ...{ kind: "adjustment", appointmentId: null, consultation: null, client: "", reason: "Zu viel gezahlt" },
        ...{ adjustedCents: -500, arrivesCents: -500, scheduledAt: "2026-11-16T09:00:00.000Z" },
      },
    ]);
    expect((await summary()).month).toMatchObject({ count: 1, earnedCents: 6188 + 2261 - 500 });
    const file = await (await coach.browser.get(`${BASE}/export`)).text();
    expect(file).toMatch(/Correction: Zu viel gezahlt.*-5\.00/);
  });

  test("goes page by page, by state and by period, and has one's own alone", async () => {
    await meet("new");
    for (const day of [1, 2, 3, 4]) await sold(`2026-11-0${day}T09:00:00Z`);
    for (const day of [1, 2, 3, 4]) await booked(`2026-12-0${day}T09:00:00Z`);
    const [first, second] = [await list("0/5/asc"), await list("1/5/asc")];
    expect([first.hasNext, second.hasNext, first.totalPages]).toEqual([true, false, 2]);
    const all = [...first.items, ...second.items];
    expect(all.map(({ scheduledAt }) => scheduledAt)).toEqual(all.map(({ scheduledAt }) => scheduledAt).toSorted());
    expect(new Set(all.map(({ appointmentId }) => appointmentId)).size).toBe(8);
    expect(await list("0/5/asc?state=booked")).toMatchObject({ totalCount: 4 });
    expect(await list("0/5/asc?period=thisMonth")).toMatchObject({ totalCount: 4 });
    expect(await list("0/5/asc?period=nextMonth&state=earned")).toMatchObject({ totalCount: 0, items: [] });
    expect(await list("9/30/asc")).toMatchObject({ totalCount: 8, items: [] });
    const other = await openCoach(server);
    expect(await (await other.browser.get(`${BASE}/0/30/asc`)).json()).toMatchObject({ totalCount: 0 });
    expect((await client.browser.get(`${BASE}/0/30/asc`)).status).toBe(403);
    for (const path of ["0/7/asc", "x/5/asc", "0/5/up", "0/5/asc?state=lost", "0/5/asc?period=ever"])
      expect([path, (await coach.browser.get(`${BASE}/${path}`)).status]).toEqual([path, 422]);
  });
});

describe("the summary", () => {
  test("of somebody who has nothing yet", async () => {
    expect(await summary()).toEqual({
      month: { month: "2026-11", earnedCents: 0, count: 0, carriedInCents: 0 },
      forecast: ["2026-11", "2026-12", "2027-01"].map((month) => ({ month, arrivesCents: 0, count: 0 })),
      open: null,
      held: null,
      paidOutCents: 0,
    });
  });

  test("counts what is earned, what will come by its month, what is open and what was paid this year", async () => {
    await meet("new");
    await sold("2026-10-10T09:00:00Z");
    await sold("2026-11-10T09:00:00Z");
    await booked("2026-11-30T23:30:00+01:00", { minutes: 60 });
    await booked("2026-12-10T09:00:00Z");
    await booked("2027-03-10T09:00:00Z");
    await server.work("close-months", "payouts-due");
    expect(await summary()).toEqual({
      month: { month: "2026-11", earnedCents: 9639, count: 1, carriedInCents: 0 },
      // The end decides: half an hour after midnight.
      forecast: [
        { month: "2026-11", arrivesCents: 0, count: 0 },
        { month: "2026-12", arrivesCents: 2 * 9639, count: 2 },
        { month: "2027-01", arrivesCents: 0, count: 0 },
      ],
      open: { cents: 6188, payBy: "2026-11-13" },
      held: null,
      paidOutCents: 0,
    });
    await fund(server, 100_000);
    await connect(coach);
    await server.work("close-months", "payouts-due");
    expect(await summary()).toMatchObject({ open: null, paidOutCents: 6188 });
  });
});

describe("the export", () => {
  const text = async (locale: "en" | "de", query = "") => {
    const response = await coach.browser.get(`${BASE}/export${query}`, { "accept-language": locale });
    // The byte order mark is for spreadsheets.
    return { response, lines: (await response.text()).replace("\ufeff", "").trimEnd().split("\r\n") };
  };

  test("has the same rows, as each language writes numbers", async () => {
    await meet("new");
    await server.database.updateTable("users").set({ first_name: "=1+1" }).where("id", "=", client.userId).execute();
    const id = await sold("2026-11-10T09:00:00Z");
    const english = await text("en");
    expect(english.response.headers.get("content-disposition")).toBe('attachment; filename="Finances-2026-11-16.csv"');
    expect(english.lines).toHaveLength(2);
    expect(english.lines[1]).toBe(
      `2026-11-10 10:00,'=1+1 Muster,Standard,Completed,119.00,19.00,100.00,19.00,29.00,9.12,0.00,61.88,19,Current month,2026-12-14,${id}`,
    );
    const german = await text("de");
    expect(german.response.headers.get("content-disposition")).toBe('attachment; filename="Finanzen-2026-11-16.csv"');
    expect(german.lines[1]?.replaceAll('"', "")).toContain(
      ";Abgeschlossen;119,00;19,00;100,00;19,00;29,00;9,12;0,00;61,88;19;Laufender Monat;",
    );
    expect((await text("en", "?state=booked")).lines).toHaveLength(1);
  });
});

test("says of one appointment what arrives: expected while it is to come, nothing once it is cancelled, and to its coach alone", async () => {
  await meet("new");
  const asked = async (id: string, who = coach) =>
    (await (await who.browser.get(`${BASE}/appointments/${id}`)).json()) as { arrivesCents: number | null };
  const later = await booked("2026-12-02T09:00:00Z");
  const first = await booked("2026-11-20T09:00:00Z");
  const request = await booked("2026-12-05T09:00:00Z", { status: "Pending" });
  const cancelled = await booked("2026-11-21T09:00:00Z", { status: "Cancelled" });
  const { items } = await list("0/30/asc?state=booked");
  const listed = (id: string) => items.find(({ appointmentId }) => appointmentId === id)?.arrivesCents;
  expect([await asked(first), await asked(later)]).toEqual([first, later].map((id) => ({ arrivesCents: listed(id) })));
  expect(await asked(request)).toEqual({ arrivesCents: listed(later) });
  expect(await asked(cancelled)).toEqual({ arrivesCents: null });
  expect(await asked(first, await openCoach(server))).toEqual({ arrivesCents: null });
});

test("each of the last 24 months of Berlin has what was earned, what it cost and what was paid out, this one last", async () => {
  await meet("new");
  await sold("2026-10-10T09:00:00Z");
  // Half past eleven, so that it ends in November.
  await sold("2026-10-31T22:30:00Z");
  await sold("2026-11-10T09:00:00Z");
  await fund(server, 100_000);
  await connect(coach);
  await server.work("close-months", "payouts-due");
  const { months } = (await (await coach.browser.get(`${BASE}/months`)).json()) as { months: FinanceMonth[] };
  expect(months).toHaveLength(24);
  expect(months[0]).toEqual({ month: "2024-12", netCents: 0, feeCents: 0, paidOutCents: 0 });
  expect(months.slice(-2)).toEqual([
    { month: "2026-10", netCents: 10_000, feeCents: 4800, paidOutCents: 0 },
    { month: "2026-11", netCents: 20_000, feeCents: 3800, paidOutCents: 6188 },
  ]);
  expect((await client.browser.get(`${BASE}/months`)).status).toBe(403);
});
