import type { WithdrawablePackage } from "@aufwind/contract/withdrawals";
import { beforeEach, expect, test } from "vitest";
import { wakeAt } from "../../../test/booked.ts";
import {
  agreedFrom,
  bought,
  ledgerSums,
  outstandingPackages,
  ownPackage,
  packagePair,
} from "../../../test/packages.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { bothVisited } from "../../../test/visits.ts";
import { caseOf, declareWithdrawal, receiptTo } from "../../../test/withdrawals.ts";

const server = await testServer();
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("rate_limits").execute();
});

const withdraw = (email: string, contract: string) => declareWithdrawal(server, { email, contract });
const statusesOf = async (packageId: string) =>
  (
    await server.database
      .selectFrom("appointments")
      .select(["status", "owed_cents"])
      .where("package_id", "=", packageId)
      .orderBy("starts_at")
      .execute()
  ).map(({ status, owed_cents }) => [status, owed_cents]);

test("it ends: what was held is paid at its price, what lies ahead is cancelled, and the rest goes back", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair);
  const held = await agreedFrom(pair, { packageId: id, scheduledAt: "2026-11-18T13:00:00.000Z" });
  for (const day of ["20", "24"])
    await agreedFrom(pair, { packageId: id, scheduledAt: `2026-11-${day}T13:00:00.000Z` });
  await wakeAt(server, "2026-11-17T13:30:00Z", pair.client, pair.coach);
  await server.work();
  await bothVisited(server, held.id);
  // The next one is within a day: its package has paid for it already.
  await wakeAt(server, "2026-11-19T15:00:00Z", pair.client, pair.coach);
  await server.work();
  const { bookingNumber } = await ownPackage(pair.client, id);
  const listed = await (await pair.client.browser.get("/api/clients/withdrawals/contracts")).json();
  expect((listed as { packages: WithdrawablePackage[] }).packages).toMatchObject([{ bookingNumber, size: 5 }]);
  const reference = await withdraw(pair.client.email, `Paket ${bookingNumber}`);
  await server.work();
  await server.work();
  expect(await statusesOf(id)).toEqual([
    ["Completed", 10_710],
    ["Cancelled", 0],
    ["Cancelled", 0],
  ]);
  expect(await ownPackage(pair.client, id)).toMatchObject({
    ...{ status: "ended", endCause: "withdrawn" },
    payments: [{ refundedCents: 42_840 }],
  });
  const receipt = await receiptTo(server, pair.client.email);
  expect(receipt).toContain("(107,10\u00a0€)");
  expect(receipt).toContain("Sie erhalten 428,40\u00a0€ zurück");
  expect(receipt).toContain(`/de/klient/pakete/${id}`);
  const subjects = (await server.mails()).map(({ to_address, subject }) => [to_address, subject]);
  expect(subjects).toContainEqual([pair.coach.email, expect.stringMatching(/widerrufen|withdrawn from/)]);
  expect(await caseOf(server, reference)).toMatchObject({ state: "closed", about_kind: "package", about_id: id });
  await withdraw(pair.client.email, bookingNumber);
  expect(await receiptTo(server, pair.client.email)).toContain("ist schon beendet");
  const { ledger, rows } = await outstandingPackages(server);
  expect(ledger).toBe(rows);
  expect((await ledgerSums(server)).provider ?? 0).toBe(server.cardSandbox.books().balanceCents);
});

test("instalments that are not due fall away; what was cancelled late is worked out by the team", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair, { instalments: 3 });
  const { bookingNumber } = await ownPackage(pair.client, id);
  const late = await agreedFrom(pair, { packageId: id, scheduledAt: "2026-11-18T13:00:00.000Z" });
  await wakeAt(server, "2026-11-18T09:00:00Z", pair.client, pair.coach);
  await server.work();
  const path = `/api/clients/appointments/${late.id}/cancel`;
  await pair.client.browser.send("POST", path, { reason: "", owedCents: 10_710 });
  const reference = await withdraw(pair.client.email, bookingNumber);
  expect(await receiptTo(server, pair.client.email)).toContain("Sie erhalten 71,40\u00a0€ zurück");
  expect(await caseOf(server, reference)).toMatchObject({ state: "open", about_id: id });
  expect((await ownPackage(pair.client, id)).payments).toMatchObject([
    { status: "paid", refundedCents: 7140 },
    { status: "void" },
    { status: "void" },
  ]);
});

test("after 14 days, or with somebody else's address, nothing is done; its client reads how to end it", async () => {
  const pair = await packagePair(server);
  const { id } = await bought(pair);
  const { bookingNumber } = await ownPackage(pair.client, id);
  const stranger = await person(server);
  await withdraw(stranger.email, bookingNumber);
  expect(await receiptTo(server, stranger.email)).toContain("Wir suchen jetzt den Vertrag");
  await wakeAt(server, "2026-11-30T23:00:00Z", pair.client);
  await withdraw(pair.client.email, bookingNumber);
  expect(await receiptTo(server, pair.client.email)).toContain(
    "Sie können das Paket aber jederzeit auf seiner Seite beenden",
  );
  expect((await ownPackage(pair.client, id)).status).toBe("active");
  const listed = await (await pair.client.browser.get("/api/clients/withdrawals/contracts")).json();
  expect(listed).toEqual({ items: [], packages: [] });
});
