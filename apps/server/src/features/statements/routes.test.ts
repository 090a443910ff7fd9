import type { Statement } from "@aufwind/contract/statements";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { earned } from "../../../test/earned.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { closeMonths } from "./month-close.ts";

// Three months with one, two and three appointments.
const server = await testServer();
const [coach, client] = [await openCoach(server), await person(server)];
for (const [month, days] of [
  ["08", [10]],
  ["09", [10, 11]],
  ["10", [10, 11, 12]],
] as const)
  for (const day of days)
    await earned(server, {
      coachId: coach.userId,
      clientId: client.userId,
      startsAt: `2026-${month}-${day}T09:00:00Z`,
      netCents: 8333 + day,
    });
await closeMonths(server, new AbortController().signal);

const BASE = "/api/coaches/statements";
type List = { items: Statement[]; totalCount: number; hasNext: boolean };
const list = async (path = "0/10/desc") => (await (await coach.browser.get(`${BASE}/${path}`)).json()) as List;

test("the list of finances holds exactly what one payout is made of, and nothing of anybody else's", async () => {
  const { items } = await list();
  for (const { id, count, arrivesCents } of items) {
    const found = await coach.browser.get(`/api/coaches/finances/0/30/desc?statementId=${id}`);
    const sales = ((await found.json()) as { items: { arrivesCents: number }[] }).items;
    expect(sales).toHaveLength(count);
    expect(sales.reduce((sum, sale) => sum + sale.arrivesCents, 0)).toBe(arrivesCents);
    const other = await openCoach(server);
    const theirs = await other.browser.get(`/api/coaches/finances/0/30/desc?statementId=${id}`);
    expect(await theirs.json()).toMatchObject({ totalCount: 0 });
  }
});

test("one's own months, the latest first or last, with what they came to", async () => {
  const { items, totalCount } = await list();
  expect(totalCount).toBe(3);
  expect(items.map(({ month, count }) => [month, count])).toEqual([
    ["2026-10", 3],
    ["2026-09", 2],
    ["2026-08", 1],
  ]);
  expect((await list("0/5/asc")).items.map(({ month }) => month)).toEqual(["2026-08", "2026-09", "2026-10"]);
  expect(items[2]).toEqual({
    id: expect.any(String),
    month: "2026-08",
    count: 1,
    grossCents: 9928,
    vatCents: 1585,
    feeCents: 1585,
    marketingCents: 2900,
    feeVatCents: 852,
    adjustedCents: 0,
    adjustments: [],
    arrivesCents: 4591,
    carriedInCents: 0,
    payoutCents: 4591,
    carriedOutCents: 0,
    payBy: "2026-09-14",
    paidOn: null,
    payout: "unconnected",
    canRetry: false,
    invoiceId: expect.any(String),
  });
});

test("the sheet's numbers add up to the statement's", async () => {
  const [october] = (await list()).items;
  for (const [locale, name] of [
    ["en", "Statement-2026-10.xlsx"],
    ["de", "Monatsabrechnung-2026-10.xlsx"],
  ]) {
    const response = await coach.browser.get(`${BASE}/${october?.id}/sheet`, { "accept-language": locale ?? "" });
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    const bytes = Buffer.from(await response.arrayBuffer());
    const [heads = [], ...rows] = await readSheet(bytes, 1);
    expect(heads[1]).toBe(locale === "en" ? "Client" : "Klientin, Klient");
    const lines = rows.filter((row) => row[1] === "Erika Muster");
    expect(lines).toHaveLength(3);
    const sum = (column: number) => Math.round(lines.reduce((total, row) => total + 100 * Number(row[column]), 0));
    expect([3, 4, 7, 8, 9, 11].map(sum)).toEqual([
      october?.grossCents,
      october?.vatCents,
      october?.feeCents,
      october?.marketingCents,
      october?.feeVatCents,
      october?.arrivesCents,
    ]);
    const sums = (await readSheet(bytes, 2)).map(([label, value]) => [label, value]);
    expect(sums).toContainEqual([locale === "en" ? "Payout" : "Auszahlung", (october?.payoutCents ?? 0) / 100]);
  }
});

test("is for coaches, and shows nobody another's", async () => {
  const [october] = (await list()).items;
  const stranger = await openCoach(server);
  expect(await (await stranger.browser.get(`${BASE}/0/10/desc`)).json()).toMatchObject({ items: [], totalCount: 0 });
  expect((await stranger.browser.get(`${BASE}/${october?.id}/sheet`)).status).toBe(404);
  expect((await stranger.browser.send("POST", `${BASE}/${october?.id}/payout`)).status).toBe(404);
  expect((await coach.browser.send("POST", `${BASE}/${october?.id}/payout`)).status).toBe(409);
  expect((await client.browser.get(`${BASE}/0/10/desc`)).status).toBe(403);
  expect((await coach.browser.get(`${BASE}/1/sheet`)).status).toBe(422);
});
