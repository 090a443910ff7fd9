import type { InvoiceItem } from "@aufwind/contract/invoices";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { openCoach } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { closeMonths } from "../statements/month-close.ts";

// Seven appointments in October, the first reversed in November, and both months closed.
const server = await testServer();
server.clock.set("2026-12-01T09:00:00Z");
const coach = await openCoach(server);
const [client, stranger] = [await person(server), await person(server)];
await server.database
  .updateTable("users")
  .set({ first_name: "Jürgen", last_name: "Weiß" })
  .where("id", "=", client.userId)
  .execute();
const ids: string[] = [];
for (const day of [11, 12, 13, 14, 15, 16, 17])
  ids.push(
    await earned(server, { coachId: coach.userId, clientId: client.userId, startsAt: `2026-10-${day}T09:00:00Z` }),
  );
await takenBack(server, ids[0] ?? "", "2026-11-05T09:00:00Z");
await closeMonths(server, new AbortController().signal);

type List = { items: InvoiceItem[]; hasNext: boolean };
const list = async (who: Person, path: string) => {
  const response = await who.browser.get(`/api/stripe/invoices/${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as List;
};
const numbers = ({ items }: List) => items.map(({ number }) => number);
const pdf = async (who: Person, path: string) => {
  const response = await who.browser.get(`/api/stripe/invoice/${path}`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), {
    mergePages: true,
  });
  return { headers: response.headers, text };
};

test("while six invoices are printed, everybody else is answered", async () => {
  const { items } = await list(client, "received/10");
  let printed = 0;
  const printing = [...items, ...items].slice(0, 6).map(async ({ id }) => {
    const response = await client.browser.get(`/api/stripe/invoice/${id}/de`);
    printed += response.status === 200 ? 1 : 0;
  });
  let answered = 0;
  while (printed < 6) {
    expect((await server.request("/api/site")).status).toBe(200);
    // Like on a server: the next request comes with the next turn of the event loop.
    await new Promise(setImmediate);
    answered++;
  }
  await Promise.all(printing);
  // With the printing on the same thread there were six.
  expect(answered).toBeGreaterThan(60);
}, 30_000);

test("a client's, the newest first, page by page", async () => {
  const first = await list(client, "received/5");
  expect([numbers(first), first.hasNext]).toEqual([[8, 7, 6, 5, 4].map((each) => `AW-2026-000${each}`), true]);
  const last = await list(client, `received/5?startingAfterInvoiceId=${first.items.at(-1)?.id}`);
  expect([numbers(last), last.hasNext]).toEqual([[3, 2, 1].map((each) => `AW-2026-000${each}`), false]);
  expect(first.items[0]).toMatchObject({
    kind: "clientCredit",
    status: "credit",
    issuedOn: "2026-11-05",
    name: "Erika Muster",
    grossCents: -11_900,
    month: null,
    corrects: "AW-2026-0001",
  });
});

test("several pages in one answer", async () => {
  const both = await list(client, "received/5?pages=2");
  expect([numbers(both).length, numbers(both).at(-1), both.hasNext]).toEqual([8, "AW-2026-0001", false]);
  const after = `startingAfterInvoiceId=${both.items[0]?.id}`;
  expect((await list(client, `received/5?pages=1&${after}`)).hasNext).toBe(true);
  expect((await list(client, `received/5?pages=2&${after}`)).items).toEqual(both.items.slice(1));
});

test("by status", async () => {
  expect(numbers(await list(client, "received/10?status=corrected"))).toEqual(["AW-2026-0001"]);
  expect(numbers(await list(client, "received/10?status=credit"))).toEqual(["AW-2026-0008"]);
  const paid = await list(client, "received/10?status=paid");
  expect(numbers(paid)).toEqual([7, 6, 5, 4, 3, 2].map((each) => `AW-2026-000${each}`));
});

test("a coach's: what was issued to clients, and what the platform took", async () => {
  const issued = await list(coach, "issued/10");
  expect([issued.items.length, issued.items[0]?.name]).toEqual([8, "Jürgen Weiß"]);
  expect((await list(coach, "received/10")).items).toMatchObject([
    {
      kind: "feeCredit",
      status: "credit",
      month: "2026-11",
      grossCents: -(1900 + 2900 + 912),
      name: "Aufwind Demo GmbH",
    },
    {
      kind: "fee",
      status: "corrected",
      month: "2026-10",
      appointmentId: null,
      grossCents: 7 * 1900 + 2900 + 912 + 6 * 361,
    },
  ]);
});

test("only coaches issue any, and nobody sees others'", async () => {
  expect((await client.browser.get("/api/stripe/invoices/issued/10")).status).toBe(403);
  expect((await server.browser().get("/api/stripe/invoices/received/10")).status).toBe(401);
  expect((await list(stranger, "received/10")).items).toEqual([]);
  for (const [who, side] of [
    [client, "received"],
    [coach, "received"],
  ] as const) {
    const [item] = (await list(who, `${side}/10`)).items;
    const path = `/api/stripe/invoice/${item?.id}/de`;
    expect([(await stranger.browser.get(path)).status, (await server.browser().get(path)).status]).toEqual([404, 401]);
  }
  const [fee] = (await list(coach, "received/10")).items;
  expect((await client.browser.get(`/api/stripe/invoice/${fee?.id}/de`)).status).toBe(404);
});

test("refuses what is no size, no status, no id and no language", async () => {
  const [item] = (await list(client, "received/10")).items;
  for (const path of [
    "invoices/received/7",
    "invoices/sent/10",
    "invoices/received/10?status=open",
    "invoices/received/10?startingAfterInvoiceId=1",
    "invoices/received/10?pages=0",
    "invoices/received/10?pages=35",
    "invoice/1/de",
    `invoice/${item?.id}/fr`,
  ])
    expect([path, (await client.browser.get(`/api/stripe/${path}`)).status]).toEqual([path, 422]);
});

test("as PDF in both languages, for both sides", async () => {
  const item = (await list(client, "received/10")).items.find(({ number }) => number === "AW-2026-0002");
  const german = await pdf(client, `${item?.id}/de`);
  expect(german.headers.get("content-disposition")).toBe('attachment; filename="Rechnung-AW-2026-0002.pdf"');
  expect(german.headers.get("cache-control")).toContain("private");
  for (const said of ["AW-2026-0002", "Erika Muster", "Jürgen Weiß", "12.10.2026", "100,00", "19,00", "119,00"])
    expect(german.text).toContain(said);
  const english = await pdf(coach, `${item?.id}/en`);
  expect(english.headers.get("content-disposition")).toBe('attachment; filename="Invoice-AW-2026-0002.pdf"');
  for (const said of ["Invoice AW-2026-0002", "12 Oct 2026", "€100.00", "€19.00", "€119.00"])
    expect(english.text).toContain(said);
});

test("a credit note says which invoice it corrects", async () => {
  const [credit] = (await list(client, "received/10")).items;
  const { headers, text } = await pdf(client, `${credit?.id}/de`);
  expect(headers.get("content-disposition")).toBe('attachment; filename="Rechnungskorrektur-AW-2026-0008.pdf"');
  for (const said of ["AW-2026-0001", "-119,00"]) expect(text).toContain(said);
});

test("the platform's invoice to a coach", async () => {
  const fee = (await list(coach, "received/10")).items.find(({ kind }) => kind === "fee");
  const { text } = await pdf(coach, `${fee?.id}/de`);
  for (const said of [fee?.number ?? "", "Aufwind Demo GmbH", "133,00", "29,00", "162,00"])
    expect(text).toContain(said);
});
