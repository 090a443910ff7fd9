import { sumOfQuarters } from "@aufwind/rules/tax-reports";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newClient } from "../../../test/appointments-world.ts";
import { openCoach } from "../../../test/booked.ts";
import { earned, takenBack } from "../../../test/earned.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { recordAdjustment, reverseByRefund } from "../earnings/commands.ts";
import { closeMonths } from "../statements/month-close.ts";
import { findFigures, findYears, isYearOpen } from "./figures-store.ts";

const server = await testServer();
const { signal } = new AbortController();
const { database } = server;

const NO_FEES = { feeCents: 0, marketingCents: 0, feeVatCents: 0 };

/** A refund of a part of the price, asked for on that day. */
async function refundedInPart(appointmentId: string, priceCents: number, at: string): Promise<void> {
  const sold = await database
    .selectFrom("appointments")
    .select(["gross_cents", "starts_at"])
    .where("id", "=", appointmentId)
    .executeTakeFirstOrThrow();
  const now = new Date(at);
  const paid = { amount_cents: sold.gross_cents, status: "paid", starts_at: sold.starts_at, paid_at: sold.starts_at };
  await database
    .insertInto("charges")
    .values({ appointment_id: appointmentId, ...paid })
    .onConflict((conflict) => conflict.column("appointment_id").doUpdateSet(paid))
    .execute();
  const { id: refundId } = await database
    .insertInto("refunds")
    .values({
      appointment_id: appointmentId,
      amount_cents: priceCents,
      price_cents: priceCents,
      status: "succeeded",
      asked_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await transact(database, (tx) =>
    reverseByRefund(tx, server, { appointmentId, refundId, priceCents, giftCents: 0, creditCents: 0, now }),
  );
}

const adjusted = (
  coachId: string,
  adjustment: Partial<Parameters<typeof recordAdjustment>[1]["adjustment"]>,
  at: string,
) =>
  transact(database, (tx) =>
    recordAdjustment(tx, {
      coachId,
      adjustment: { ...NO_FEES, adjustedCents: 0, arrivesCents: 0, ...adjustment },
      correctsId: undefined,
      waived: undefined,
      reason: "Kulanz",
      now: new Date(at),
    }),
  );

test("a year agrees with its statements and the ledger to the cent, whatever was taken back, waived or given", async () => {
  server.clock.set("2027-01-04T09:00:00Z");
  const coach = await openCoach(server);
  const clientId = await newClient(server);
  const coachId = coach.userId;
  const meet = (startsAt: string, netCents: number, kind?: "cancelled_late") =>
    earned(server, { coachId, clientId, startsAt, netCents, ...(kind && { kind }) });
  await meet("2026-12-15T09:00:00Z", 9_999);
  const march = await meet("2027-03-30T09:00:00Z", 10_003);
  await meet("2027-03-31T22:30:00Z", 7_777);
  const may = await meet("2027-05-10T09:00:00Z", 12_345);
  await meet("2027-07-01T09:00:00Z", 9_501, "cancelled_late");
  const october = await meet("2027-10-20T09:00:00Z", 8_888);
  await refundedInPart(march, 3_333, "2027-05-20T09:00:00Z");
  await takenBack(server, may, "2027-08-02T09:00:00Z");
  await refundedInPart(october, 1, "2027-12-31T22:59:00Z");
  await adjusted(coachId, { feeCents: -1_000, feeVatCents: -190, arrivesCents: 1_190 }, "2027-09-01T09:00:00Z");
  await adjusted(coachId, { adjustedCents: 2_501, arrivesCents: 2_501 }, "2027-11-01T09:00:00Z");
  await meet("2027-12-31T23:30:00Z", 6_000);

  expect(await isYearOpen(database, 2027)).toBe(true);
  server.clock.set("2028-01-01T01:30:00Z");
  await closeMonths(server, signal);
  expect([await isYearOpen(database, 2027), await findYears(database, new Date("2027-12-31T22:00:00Z"))]).toEqual([
    false,
    [2027, 2026],
  ]);

  const quarters = (await findFigures(database, { year: 2027, coachId })).get(coachId);
  if (!quarters) throw new Error("nobody was found");
  const sum = sumOfQuarters(quarters);
  const { rows: stated } = await sql<{ arrives: number; fees: number }>`
    select sum(arrives_cents) as arrives, sum(fee_cents + marketing_cents + fee_vat_cents) as fees
    from statements where coach_id = ${coachId} and extract(year from month) = 2027`.execute(database);
  expect(sum).toMatchObject({ considerationCents: stated[0]?.arrives, feeCents: stated[0]?.fees });
  const { rows: booked } = await sql<{ arrives: number }>`
    select -sum(amount_cents) as arrives from ledger_entries join ledger_postings on ledger_postings.id = posting_id
    where coach_id = ${coachId} and kind in ('earned', 'reversed', 'manual')
      and at >= '2027-01-01 00:00+01' and at < '2028-01-01 00:00+01'`.execute(database);
  expect(sum.considerationCents).toBe(booked[0]?.arrives);
  // May was taken back whole; what began on 1 April and on 1 January in Berlin belongs to the day there.
  expect(quarters.map(({ activities }) => activities)).toEqual([1, 1, 1, 1]);
  for (const { considerationCents, feeCents } of quarters)
    expect([considerationCents >= 0, feeCents >= 0]).toEqual([true, true]);
});

test("what is held counts once it is released into a statement, and nobody else's counts", async () => {
  server.clock.set("2027-01-04T09:00:00Z");
  const [one, other] = [await openCoach(server), await openCoach(server)];
  const clientId = await newClient(server);
  await earned(server, { coachId: one.userId, clientId, startsAt: "2027-02-01T09:00:00Z" });
  server.clock.set("2027-03-01T01:30:00Z");
  await closeMonths(server, signal);
  const figures = await findFigures(database, { year: 2027 });
  expect(sumOfQuarters(figures.get(one.userId) ?? raise())).toMatchObject({ activities: 1 });
  expect(figures.has(other.userId)).toBe(false);
});

const raise = (): never => {
  throw new Error("nobody was found");
};
