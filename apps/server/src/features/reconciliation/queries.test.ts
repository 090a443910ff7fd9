import type { ReconciledDayDetail } from "@aufwind/contract/reconciliation";
import { expect, test } from "vitest";
import { fund } from "../../../test/earned.ts";
import { operator } from "../../../test/operators.ts";
import { confirmed, hours, passTo } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { postEntries } from "../ledger/commands.ts";
import { reconcileDays } from "./commands.ts";

const server = await testServer();

async function ask(path: string, headers = {}): Promise<Response> {
  const team = await operator(server, { permissions: ["finance"] });
  return team.browser.get(`/api/operators/reconciliation${path}`, headers);
}
const read = async (day: string) => (await (await ask(`/days/${day}`)).json()) as ReconciledDayDetail;

test("a day shows what only one of the books has, and where its partner is", async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  const { client, coach, appointment } = await confirmed(server);
  await passTo(server, hours(-23), client, coach);

  // Paid at the provider a minute before midnight, booked a minute after it.
  server.clock.set("2026-11-20T22:59:00Z");
  await fund(server, 5000);
  const [late] = (await server.cards.stripe.paymentIntents.list({ limit: 1 })).data;
  await transact(server.database, (tx) =>
    postEntries(tx, {
      key: `dispute-won:${late?.id}`,
      kind: "dispute_won",
      at: new Date("2026-11-20T23:01:00Z"),
      entries: [
        { account: "provider", amountCents: 5000 },
        { account: "disputed", amountCents: -5000 },
      ],
    }),
  );
  server.clock.set("2026-11-21T12:00:00Z");
  // Money that only the provider knows.
  await fund(server, 700);
  server.clock.set("2026-11-23T06:00:00Z");
  await reconcileDays(server, new AbortController().signal);

  expect(await read("2026-11-18")).toMatchObject({
    differenceCents: 0,
    postings: [{ kind: "paid", amountCents: 11_900, appointmentId: appointment.id, reference: expect.any(String) }],
    totalPostings: 1,
    unpaired: [],
  });
  expect((await read("2026-11-20")).unpaired).toMatchObject([
    { book: "provider", kind: "charge", amountCents: 5000, reference: late?.id, partnerOn: "2026-11-21" },
  ]);
  const day = await read("2026-11-21");
  expect(day.unpaired).toMatchObject([
    { book: "ledger", kind: "dispute_won", amountCents: 5000, partnerOn: "2026-11-20" },
    { book: "provider", kind: "charge", amountCents: 700, partnerOn: null },
  ]);
  await transact(server.database, (tx) =>
    postEntries(tx, {
      ...{ key: "manual:1", kind: "manual", reason: "Testzahlung des Anbieters", at: new Date("2026-11-22T12:00:00Z") },
      entries: [
        { account: "provider", amountCents: 700 },
        { account: "bank", amountCents: -700 },
      ],
    }),
  );
  await reconcileDays(server, new AbortController().signal);
  const explained = { amountCents: 700, reason: "Testzahlung des Anbieters" };
  expect((await read("2026-11-21")).unpaired[1]).toMatchObject({ ...explained, partnerOn: "2026-11-22" });
  expect((await read("2026-11-22")).unpaired).toMatchObject([{ ...explained, book: "ledger", kind: "manual" }]);
  // What stands alone is what the day differs by.
  const sign = { ledger: -1, provider: 1 };
  expect(day.unpaired.reduce((sum, { book, amountCents }) => sum + sign[book] * amountCents, 0)).toBe(
    day.differenceCents,
  );
});

test("a day that nobody compared is not there, and no day is refused", async () => {
  expect((await ask("/days/2026-11-25")).status).toBe(404);
  expect((await ask("/days/yesterday")).status).toBe(422);
});

test("a provider that does not answer is said, not guessed", async () => {
  server.cardSandbox.faults({ dropBefore: 1 });
  try {
    expect((await ask("/days/2026-11-18")).status).toBe(503);
  } finally {
    server.cardSandbox.faults({ dropBefore: 0 });
  }
});

test("the sheet has a line for each day, in the reader's language", async () => {
  const response = await ask("/export?days=3", { "accept-language": "de" });
  expect(response.headers.get("content-type")).toContain("text/csv");
  const lines = (await response.text()).trim().split("\r\n");
  expect(lines[0]).toContain(`"Hauptbuch, €";"Zahlungsanbieter, €";"Differenz, €"`);
  expect(lines[2]?.replaceAll('"', "")).toBe("2026-11-21;50,00;7,00;-43,00;7,00;0,00;0,00;1");
});

test("without the permission there is nothing of it", async () => {
  const support = await operator(server, { permissions: ["support"] });
  for (const path of ["/export", "/days/2026-11-18"])
    expect((await support.browser.get(`/api/operators/reconciliation${path}`)).status).toBe(403);
});
