import type { BookkeepingYear, ShownBookkeepingSettings } from "@aufwind/contract/bookkeeping";
import { usualAccounts } from "@aufwind/rules/bookkeeping";
import { unzipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { wordsOf } from "../../../test/delivered-mails.ts";
import { connect, earned, fund, takenBack } from "../../../test/earned.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

// Three appointments in September and October, one of them taken back; both months are stated and paid out.
const server = await testServer();
const [coach, client, other] = [await openCoach(server), await person(server), await openCoach(server)];
const pair = { coachId: coach.userId, clientId: client.userId };
await earned(server, { ...pair, startsAt: "2026-09-10T09:00:00Z" });
await earned(server, { ...pair, startsAt: "2026-10-10T09:00:00Z" });
const back = await earned(server, { ...pair, startsAt: "2026-10-12T09:00:00Z" });
await takenBack(server, back, "2026-10-20T09:00:00Z");
await connect(coach);
await fund(server, 100_000);
await server.work("close-months", "payouts-due");
await server.cardSandbox.deliver();
await server.work();

const BASE = "/api/coaches/bookkeeping";
const settings = {
  consultantNumber: 29_098,
  clientNumber: 55_003,
  chart: "SKR03",
  accountLength: 4,
  firstMonth: 1,
  accounts: usualAccounts("SKR03"),
};
const save = (given: object) => coach.browser.send("PUT", `${BASE}/settings`, { ...settings, ...given });
const batchOf = (from: string, to: string) => coach.browser.get(`${BASE}/batch?from=${from}&to=${to}`);
type Refusal = { code: string; errors?: { field: string; code: string }[] };
const refusal = async (response: Response) => (await response.json()) as Refusal;

test("without the adviser's numbers there is no batch, but the usual accounts are there", async () => {
  const shown = (await (await coach.browser.get(`${BASE}/settings`)).json()) as ShownBookkeepingSettings;
  expect(shown).toMatchObject({ isSaved: false, chart: "SKR04", consultantNumber: null });
  expect(await refusal(await batchOf("2026-09", "2026-11"))).toMatchObject({ code: "bookkeepingNumbersMissing" });
});

test("numbers and accounts are kept as DATEV wants them, and not otherwise", async () => {
  const wrong = await refusal(await save({ consultantNumber: 12, accounts: { ...settings.accounts, fees: "47" } }));
  expect(wrong.errors).toContainEqual(expect.objectContaining({ field: "consultantNumber", code: "tooSmall" }));
  expect((await refusal(await save({ accounts: { ...settings.accounts, fees: "47" } }))).errors).toEqual([
    expect.objectContaining({ field: "accounts.fees", code: "accountLength" }),
  ]);
  const saved = await save({});
  expect(saved.status).toBe(200);
  expect(await saved.json()).toMatchObject({ ...settings, isSaved: true });
});

test("a batch has each invoice and payout once, and what was paid out has left nothing on the way", async () => {
  const response = await batchOf("2026-01", "2026-12");
  expect(response.headers.get("content-disposition")).toContain("EXTF_Buchungsstapel_2026-01_2026-12.csv");
  const text = new TextDecoder("windows-1252").decode(await response.arrayBuffer());
  const [head = "", , ...lines] = text.trimEnd().split("\r\n");
  expect(head).toContain(";29098;55003;20260101;4;20260101;20261231;");
  const rows = lines.map((line) => line.split(";").map((cell) => cell.replaceAll('"', "")));
  const cents = (row: string[]) => Math.round(Number(row[0]?.replace(",", ".")) * 100);
  const { clearing, bank } = settings.accounts;
  const onTheWay = rows.reduce((sum, row) => {
    if (row[6] === clearing) return sum + cents(row);
    return row[7] === clearing ? sum - cents(row) : sum;
  }, 0);
  expect(onTheWay).toBe(0);
  const numbers = rows.map((row) => `${row[10]} ${row[6]}`);
  expect(new Set(numbers).size).toBe(numbers.length);
  const { paid } = await server.database
    .selectFrom("statements")
    .select((eb) => eb.fn.sum<number>("payout_cents").as("paid"))
    .where("coach_id", "=", coach.userId)
    .where("status", "=", "paid")
    .executeTakeFirstOrThrow();
  const arrived = rows.filter((row) => row[6] === bank).reduce((sum, row) => sum + cents(row), 0);
  expect(arrived).toBe(Number(paid));
  expect(arrived).toBeGreaterThan(0);
});

test("a batch stays within the business year", async () => {
  await save({ firstMonth: 7 });
  expect((await refusal(await batchOf("2026-06", "2026-07"))).errors).toEqual([
    expect.objectContaining({ field: "to", code: "businessYear" }),
  ]);
  expect((await refusal(await batchOf("2026-13", "2026-07"))).errors?.[0]).toMatchObject({ field: "from" });
  await save({});
});

test("a year is the sum of its months, on the page, as PDF and as sheet", async () => {
  const { items } = (await (await coach.browser.get(`${BASE}/years`)).json()) as { items: BookkeepingYear[] };
  expect(items).toEqual([expect.objectContaining({ year: 2026, netCents: 20_000, vatCents: 3800, count: 3 })]);
  const [year] = items;
  expect(year?.arrivesCents).toBe(year?.paidOutCents);
  const pdf = await coach.browser.get(`${BASE}/years/2026/summary`);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(await wordsOf(new Uint8Array(await pdf.arrayBuffer()))).toContain("2026");
  const sheet = await coach.browser.get(`${BASE}/years/2026/sheet`);
  const rows = await readSheet(Buffer.from(await sheet.arrayBuffer()));
  expect(rows).toHaveLength(14);
  expect(rows.at(-1)?.[2]).toBe(200);
  expect((await coach.browser.get(`${BASE}/years/2025/sheet`)).status).toBe(404);
  expect((await other.browser.get(`${BASE}/years/2026/summary`)).status).toBe(404);
});

test("all invoices of some months come as one archive, a folder for each side", async () => {
  const archive = "/api/coaches/invoices/archive/de";
  const response = await coach.browser.get(`${archive}?from=2026-01&to=2026-12`);
  const files = Object.keys(unzipSync(new Uint8Array(await response.arrayBuffer())));
  const { count } = await server.database
    .selectFrom("invoices")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("coach_id", "=", coach.userId)
    .executeTakeFirstOrThrow();
  expect(files).toHaveLength(Number(count));
  const told = await coach.browser.get(`${BASE}/months?from=2026-01&to=2026-12`);
  expect(await told.json()).toEqual({ invoices: Number(count) });
  expect(new Set(files.map((path) => path.split("/")[0]))).toEqual(new Set(["Ausgestellt", "Erhalten"]));
  expect(await refusal(await other.browser.get(`${archive}?from=2026-01&to=2026-12`))).toMatchObject({
    code: "noInvoices",
  });
  expect((await refusal(await coach.browser.get(`${archive}?from=2025-11&to=2026-11`))).errors?.[0]).toMatchObject({
    field: "to",
    code: "mostMonths",
  });
  expect((await client.browser.get(`${archive}?from=2026-01&to=2026-12`)).status).toBe(403);
});
