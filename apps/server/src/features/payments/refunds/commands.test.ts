import type { RefundWish } from "@aufwind/rules/payments/refund-split";
import { beforeEach, describe, expect, test } from "vitest";
import { act, CARDS } from "../../../../test/booked.ts";
import { connect } from "../../../../test/earned.ts";
import { balances, confirmed, hours, type Pair, passTo, seenBy } from "../../../../test/paid.ts";
import { person } from "../../../../test/people.ts";
import { testServer } from "../../../../test/test-server.ts";
import { transact } from "../../../platform/database/database.ts";
import { previewRefund, refundAppointment } from "./commands.ts";

const server = await testServer();
const { userId: operatorId } = await person(server, { kind: "client" });
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const REASON = "Der Ton brach dreimal ab.";
type Asked = { wish: RefundWish; bearer?: "shared" | "platform"; hash?: string };

const preview = ({ appointment }: Pair, { wish, bearer = "shared" }: Asked) =>
  previewRefund(server, { appointmentId: appointment.id, wish, bearer });

async function refund(pair: Pair, asked: Asked) {
  const { hash } = asked.hash ? { hash: asked.hash } : await preview(pair, asked);
  const what = { appointmentId: pair.appointment.id, wish: asked.wish, bearer: asked.bearer ?? "shared" };
  return transact(server.database, (tx) =>
    refundAppointment(tx, server, { ...what, hash, reason: REASON, by: { operatorId } }),
  );
}

const euros = (amount: number): Asked => ({ wish: { kind: "amount", cents: amount * 100 } });
const ALL: Asked = { wish: { kind: "whole" } };

const rows = <Table extends "refunds" | "earnings" | "invoices">(table: Table, { appointment }: Pair) =>
  server.database
    .selectFrom(table as "refunds")
    .selectAll()
    .where("appointment_id", "=", appointment.id)
    .execute();
const sentBack = ({ appointment }: Pair) =>
  server.cardSandbox.books().charges.find(({ metadata }) => metadata.appointment === appointment.id)?.refunded;
const invoiced = async (pair: Pair) =>
  (
    await server.database
      .selectFrom("invoices")
      .selectAll()
      .where("appointment_id", "=", pair.appointment.id)
      .orderBy("id")
      .execute()
  ).map(({ kind, gross_cents }) => [kind, gross_cents]);
const subjects = async (email: string) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).map(({ subject }) => subject);

/** An appointment of 119 € that was paid, and completed if nothing else is said. */
async function paid({ at = 26, ...wanted }: { at?: number; card?: string; relation?: "new" } = {}): Promise<Pair> {
  const pair = await confirmed(server, wanted);
  await passTo(server, hours(-23), pair.client, pair.coach);
  if (at > -23) await passTo(server, hours(at), pair.client, pair.coach);
  return pair;
}

describe("a refund in part", () => {
  test("takes from coach, fee and invoice in proportion, is sent once, and both sides see it", async () => {
    const pair = await paid();
    await refund(pair, { wish: { kind: "percent", basisPoints: 5000 } });
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({
      payment: "partlyRefunded",
      refundedCents: 5950,
    });
    await passTo(server, hours(27), pair.client, pair.coach);
    expect(sentBack(pair)).toBe(5950);
    expect(await balances(server, pair.appointment)).toEqual({
      provider: 5950,
      fees: -600,
      vat: -114,
      coach: -(5950 - 600 - 114),
    });
    expect(await invoiced(pair)).toEqual([
      ["client", 11_900],
      ["clientCredit", -5950],
    ]);
    expect(await seenBy(pair.coach, pair.appointment)).toMatchObject({
      payment: "partlyRefunded",
      refundedCents: 5950,
    });
    expect(await subjects(pair.client.email)).toContain("Your refund is on its way");
    expect(await subjects(pair.coach.email)).toContain("We have refunded a payment");
  });

  test("can be followed by others until all is back, each with its own correction and its own request", async () => {
    const pair = await paid({ relation: "new" });
    await refund(pair, euros(20));
    await refund(pair, euros(30));
    await passTo(server, hours(27), pair.client, pair.coach);
    expect(sentBack(pair)).toBe(5000);
    await refund(pair, ALL);
    await passTo(server, hours(28), pair.client, pair.coach);
    expect(sentBack(pair)).toBe(11_900);
    expect(await balances(server, pair.appointment)).toEqual({});
    expect(await invoiced(pair)).toEqual([
      ["client", 11_900],
      ["clientCredit", -2000],
      ["clientCredit", -3000],
      ["clientCredit", -6900],
    ]);
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ payment: "refunded" });
  });

  test("before it took place comes off what the coach earns then", async () => {
    const pair = await paid({ at: -23 });
    await refund(pair, { wish: { kind: "percent", basisPoints: 5000 } });
    await passTo(server, hours(-22), pair.client, pair.coach);
    expect(await balances(server, pair.appointment)).toEqual({ provider: 5950, prepaid: -5950 });
    await passTo(server, hours(26), pair.client, pair.coach);
    expect(await balances(server, pair.appointment)).toMatchObject({ provider: 5950, fees: -600, vat: -114 });
    expect(await invoiced(pair)).toEqual([
      ["client", 11_900],
      ["clientCredit", -5950],
    ]);
  });

  test("is made whole where the coach cancels afterwards", async () => {
    const pair = await paid({ at: -23 });
    await refund(pair, euros(20));
    await refund(pair, { ...euros(10), bearer: "platform" });
    await act(pair.coach, `/api/coaches/appointments/${pair.appointment.id}/cancel`, { reason: "krank" });
    await passTo(server, hours(-22), pair.client, pair.coach);
    expect(sentBack(pair)).toBe(11_900);
    expect(await balances(server, pair.appointment)).toEqual({});
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ payment: "refunded" });
  });

  test("after the statement was closed is a line of the next one", async () => {
    const pair = await paid();
    await connect(pair.coach);
    await passTo(server, "2026-12-01T09:00:00Z", pair.client, pair.coach);
    await refund(pair, { wish: { kind: "percent", basisPoints: 5000 } });
    await passTo(server, "2027-01-02T09:00:00Z", pair.client, pair.coach);
    const statements = await server.database
      .selectFrom("statements")
      .select(["payout_cents", "arrives_cents", "carried_out_cents"])
      .where("coach_id", "=", pair.coach.userId)
      .orderBy("month")
      .execute();
    expect(statements).toMatchObject([
      { arrives_cents: 10_472 },
      { arrives_cents: -5236, payout_cents: 0, carried_out_cents: -5236 },
    ]);
  });

  test("as goodwill costs the coach nothing, and only the client hears of it", async () => {
    const pair = await paid();
    const before = await balances(server, pair.appointment);
    await refund(pair, { ...euros(20), bearer: "platform" });
    await passTo(server, hours(27), pair.client, pair.coach);
    expect(await balances(server, pair.appointment)).toEqual({ ...before, provider: 9900, promotions: 2000 });
    expect(await invoiced(pair)).toEqual([["client", 11_900]]);
    expect(await seenBy(pair.client, pair.appointment)).toMatchObject({ payment: "paid", refundedCents: 2000 });
    expect(await seenBy(pair.coach, pair.appointment)).toMatchObject({ payment: "paid", refundedCents: 0 });
    expect(await subjects(pair.coach.email)).not.toContain("We have refunded a payment");
  });

  test("is sent once, though the connection breaks after the provider has done it", async () => {
    const pair = await paid();
    server.cardSandbox.faults({ dropAfter: 1, only: /refunds/ });
    await refund(pair, euros(20));
    await refund(pair, euros(20));
    await server.work();
    server.cardSandbox.faults({ dropAfter: 0 });
    await passTo(server, hours(28), pair.client, pair.coach);
    expect(sentBack(pair)).toBe(4000);
    expect((await rows("refunds", pair)).map(({ status }) => status)).toEqual(["succeeded", "succeeded"]);
  });

  test("leaves the bank only the rest to take, and a lost dispute takes exactly that", async () => {
    const pair = await paid({ card: CARDS.disputed });
    await refund(pair, euros(50));
    await passTo(server, hours(27), pair.client, pair.coach);
    server.cardSandbox.settle();
    await passTo(server, hours(28), pair.client, pair.coach);
    const { provider_id } = await server.database
      .selectFrom("disputes")
      .select("provider_id")
      .where("appointment_id", "=", pair.appointment.id)
      .executeTakeFirstOrThrow();
    await expect(preview(pair, euros(1))).rejects.toThrow("refundDisputed");
    server.cardSandbox.closeDispute(provider_id, "lost");
    await passTo(server, hours(29), pair.client, pair.coach);
    expect(await balances(server, pair.appointment)).toEqual({});
    expect((await invoiced(pair)).map(([, cents]) => cents)).toEqual([11_900, -5000, -6900]);
  });
});

describe("refused, and nothing changes:", () => {
  const untouched = async (pair: Pair) => [await rows("refunds", pair), await invoiced(pair), sentBack(pair)];

  test("more than was paid, or than is left of it", async () => {
    const pair = await paid();
    await expect(refund(pair, euros(120))).rejects.toThrow("refundTooHigh");
    await refund(pair, euros(100));
    await expect(refund(pair, euros(20))).rejects.toThrow("refundTooHigh");
    await refund(pair, ALL);
    const before = await untouched(pair);
    await expect(refund(pair, euros(1))).rejects.toThrow("nothingToRefund");
    expect(await untouched(pair)).toEqual(before);
  });

  test("a preview that is no longer true, and so the same click twice", async () => {
    const pair = await paid();
    const { hash } = await preview(pair, euros(20));
    await refund(pair, { ...euros(20), hash });
    const before = await untouched(pair);
    await expect(refund(pair, { ...euros(20), hash })).rejects.toThrow("previewChanged");
    expect(await untouched(pair)).toEqual(before);
  });

  test("two at once that are too much together: one goes through", async () => {
    const pair = await paid();
    const { hash } = await preview(pair, euros(80));
    const outcomes = await Promise.allSettled([
      refund(pair, { ...euros(80), hash }),
      refund(pair, { ...euros(80), hash }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await rows("refunds", pair)).toHaveLength(1);
  });

  test("what was not paid, and what does not exist", async () => {
    const pair = await confirmed(server);
    await expect(preview(pair, ALL)).rejects.toThrow("nothingToRefund");
    const nobody = "019a0000-0000-7000-8000-000000000000";
    await expect(previewRefund(server, { appointmentId: nobody, ...ALL, bearer: "shared" })).rejects.toThrow(
      "notFound",
    );
  });

  test("by the database itself, whatever the code forgets", async () => {
    const pair = await paid();
    const values = { appointment_id: pair.appointment.id, status: "due", asked_at: server.clock.now() };
    const insert = (cents: number) =>
      server.database
        .insertInto("refunds")
        .values({ ...values, amount_cents: cents, price_cents: cents })
        .execute();
    await expect(insert(11_901)).rejects.toThrow("more is refunded than was paid");
    await insert(11_900);
    await expect(insert(1)).rejects.toThrow("more is refunded than was paid");
  });
});
