import type { Forecast, Reconciliation } from "@aufwind/contract/reconciliation";
import { expect, test } from "vitest";
import { fund } from "../../../test/earned.ts";
import { operator } from "../../../test/operators.ts";
import { confirmed, hours, passTo } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { postEntries } from "../ledger/commands.ts";
import { reconcileDays } from "./commands.ts";

const server = await testServer();
const reconcile = () => reconcileDays(server, new AbortController().signal);
const cases = () =>
  server.database.selectFrom("cases").select(["state", "kind"]).where("source", "=", "reconciliation").execute();

async function read(path = ""): Promise<Reconciliation & Forecast> {
  const team = await operator(server, { permissions: ["finance"] });
  return (await (await team.browser.get(`/api/operators/reconciliation${path}`)).json()) as Reconciliation & Forecast;
}

test("each day is compared with the provider's books; a difference opens one case, which closes when they agree", async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  const paid = await confirmed(server);
  const ahead = await confirmed(server, { scheduledAt: "2026-11-24T10:00:00.000Z" });
  await passTo(server, hours(-23), paid.client, paid.coach);
  await passTo(server, hours(26), paid.client, paid.coach, ahead.client);
  await reconcile();
  const { days, accounts } = await read();
  expect(days.map(({ day, ledgerCents, differenceCents }) => [day, ledgerCents, differenceCents])).toEqual([
    ["2026-11-19", 0, 0],
    ["2026-11-18", 11_900, 0],
  ]);
  expect(accounts.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  expect(await cases()).toEqual([]);

  // Money that only the provider knows.
  await fund(server, 5000);
  server.clock.set("2026-11-21T06:00:00Z");
  await reconcile();
  await reconcile();
  expect((await read()).days[0]).toMatchObject({ day: "2026-11-20", differenceCents: 5000, runningCents: 5000 });
  expect(await cases()).toEqual([{ state: "open", kind: "payment" }]);

  // Booked a day later: the days differ, the books agree.
  await transact(server.database, (tx) =>
    postEntries(tx, {
      key: "paid:late",
      kind: "paid",
      at: new Date("2026-11-21T08:00:00Z"),
      entries: [
        { account: "provider", amountCents: 5000 },
        { account: "prepaid", amountCents: -5000 },
      ],
    }),
  );
  server.clock.set("2026-11-22T06:00:00Z");
  await reconcile();
  expect((await read()).days[0]).toMatchObject({ differenceCents: -5000, runningCents: 0 });
  expect(await cases()).toEqual([{ state: "closed", kind: "payment" }]);

  // What is agreed will be charged a day before, what is earned paid out by its day.
  const forecast = await read("/forecast");
  expect(forecast.balanceCents).toBe(16_900);
  expect(forecast.days).toMatchObject([
    { day: "2026-11-23", chargeCents: 11_900, balanceCents: 28_800 },
    { day: "2026-12-14", payoutCents: 10_472, balanceCents: 18_328 },
  ]);
});

test("only finance sees it", async () => {
  const support = await operator(server, { permissions: ["support"] });
  for (const path of ["", "/forecast"])
    expect((await support.browser.get(`/api/operators/reconciliation${path}`)).status).toBe(403);
});
