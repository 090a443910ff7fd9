import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { act, CARDS, saveCard, wakeAt } from "../../../test/booked.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { balances, confirmed, hours, passTo, seenBy } from "../../../test/paid.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(() => house.clock.set("2026-11-16T09:00:00Z"));
afterAll(() => house.close());

const chargesFor = ({ id }: { id: string }) =>
  house.cardSandbox.books().charges.filter(({ metadata }) => metadata.appointment === id);
const disputeOf = ({ id }: { id: string }) =>
  house.database.selectFrom("disputes").selectAll().where("appointment_id", "=", id).executeTakeFirstOrThrow();
/** The notifications of both about a failed payment. */
const alarms = async ({ id }: { id: string }) => {
  const told = house.database.selectFrom("notifications").select("status").where("appointment_id", "=", id);
  return (await told.where("kind", "=", "paymentFailed").execute()).map(({ status }) => status);
};
const subjects = async (email: string) =>
  (await house.mails()).filter(({ to_address }) => to_address === email).map(({ subject }) => subject);

describe("a card is charged", () => {
  test("right after 24 hours before, once, and the client gets a receipt", async () => {
    const { client, coach, appointment } = await confirmed(house);
    await passTo(house, hours(-24), client, coach);
    expect(chargesFor(appointment)).toEqual([]);
    house.clock.advance({ seconds: 1 });
    await house.work();
    await house.work();
    expect(chargesFor(appointment)).toMatchObject([{ amount: 11_900, metadata: { appointment: appointment.id } }]);
    expect(await seenBy(client, appointment)).toMatchObject({
      payment: "paid",
      paidAt: house.clock.now().toISOString(),
    });
    expect(await subjects(client.email)).toContain("Your payment has arrived");
    expect(await balances(house, appointment)).toEqual({ provider: 11_900, prepaid: -11_900 });
  });

  test("never where the client cancelled in time", async () => {
    const { client, appointment } = await confirmed(house);
    await passTo(house, hours(-24), client);
    await act(client, `/api/clients/appointments/${appointment.id}/cancel`, { reason: "", owedCents: 0 });
    await passTo(house, hours(-1), client);
    expect(chargesFor(appointment)).toEqual([]);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "none", scheduledStatus: "Cancelled" });
  });

  test("once, though the connection breaks after the provider has done it", async () => {
    const { client, appointment } = await confirmed(house);
    house.cardSandbox.faults({ dropAfter: 1, only: /payment_intents/ });
    await wakeAt(house, hours(-23), client);
    await house.work();
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "open" });
    house.cardSandbox.faults({ dropAfter: 0 });
    house.clock.advance({ minutes: 1 });
    await house.work();
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid" });
    expect(chargesFor(appointment)).toHaveLength(1);
  });

  test("once, though the provider fails and says so again to the same key", async () => {
    const { client, appointment } = await confirmed(house);
    house.cardSandbox.faults({ error500: 1, only: /payment_intents/ });
    await wakeAt(house, hours(-23), client);
    await house.work();
    house.cardSandbox.faults({ error500: 0 });
    for (const minute of [1, 2, 3]) {
      house.clock.advance({ minutes: minute });
      await house.work();
    }
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid" });
    expect(chargesFor(appointment)).toHaveLength(1);
  });

  test("never sent again where its outcome has been unknown for a day: it is looked up", async () => {
    const { client, coach, appointment } = await confirmed(house);
    house.cardSandbox.faults({ dropAfter: 1, only: /payment_intents$/ });
    await passTo(house, hours(-23), client);
    house.cardSandbox.faults({ dropAfter: 0, error500: 0 });
    await passTo(house, hours(3), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid" });
    expect(chargesFor(appointment)).toHaveLength(1);
  });
});

describe("a card that cannot be charged", () => {
  test("is told to the client with the reason, tried at −20, −12 and −6 hours, and cancels two hours before", async () => {
    const { client, coach, appointment } = await confirmed(house, { card: CARDS.failsLater });
    await passTo(house, hours(-23.9), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({
      payment: "failed",
      decline: "declined",
      cancelledIfUnpaidAt: hours(-2),
    });
    expect(await seenBy(coach, appointment)).toMatchObject({ payment: "failed", decline: null });
    for (const at of [-20, -16, -12, -7, -6, -3]) await passTo(house, hours(at), client, coach);
    const tries = (await subjects(client.email)).filter((subject) => subject === "Your payment needs your help");
    expect(tries).toHaveLength(4);
    await passTo(house, hours(-2), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({
      scheduledStatus: "Cancelled",
      payment: "none",
      owedCents: 0,
    });
    expect((await subjects(coach.email)).at(-1)).toContain("cancelled, not paid");
    expect(await balances(house, appointment)).toEqual({});
  });

  test("is followed by another one at once, which pays", async () => {
    const { client, coach, appointment } = await confirmed(house, { card: CARDS.failsLater });
    await passTo(house, hours(-23.9), client, coach);
    expect(await alarms(appointment)).toEqual(["Sent", "Sent"]);
    await saveCard(house, client, CARDS.good);
    await house.work();
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid", decline: null });
    expect(chargesFor(appointment)).toHaveLength(1);
    // Nobody is asked to pay what is paid.
    expect(await alarms(appointment)).toEqual(["Read", "Read"]);
  });

  test("rings no more once nothing is due, since the coach has cancelled", async () => {
    const { client, coach, appointment } = await confirmed(house, { card: CARDS.failsLater });
    await passTo(house, hours(-23.9), client, coach);
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "Ich bin krank." });
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "none" });
    expect(await alarms(appointment)).toEqual(["Read", "Read"]);
  });

  test("asks for the bank's question, which one tap answers", async () => {
    const { client, coach, appointment } = await confirmed(house, { card: CARDS.alwaysAsks });
    await passTo(house, hours(-23.9), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "authentication", decline: "authentication" });
    const body = { appointmentId: appointment.id };
    const asked = await (await client.browser.send("POST", "/api/stripe/payment-intent", body)).json();
    expect(asked).toMatchObject({ status: "authentication", clientSecret: expect.stringContaining("_secret_") });
    const intent = (asked as { clientSecret: string }).clientSecret.split("_secret_")[0] ?? "";
    house.cardSandbox.answerBank(intent, "confirm");
    const outcome = await client.browser.send("POST", "/api/stripe/payment-intent/outcome", body);
    expect(await outcome.json()).toEqual({ status: "paid" });
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid" });
  });
});

describe("money goes back", () => {
  test("in full where the coach cancels, and both see it", async () => {
    const { client, coach, appointment } = await confirmed(house);
    await passTo(house, hours(-23), client, coach);
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "krank" });
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "refunding" });
    await passTo(house, hours(-22), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "refunded" });
    expect(await seenBy(coach, appointment)).toMatchObject({ payment: "refunded" });
    expect(chargesFor(appointment)).toMatchObject([{ amount: 11_900, refunded: 11_900 }]);
    expect(await subjects(client.email)).toContain("Your refund is on its way");
    expect(await balances(house, appointment)).toEqual({});
  });

  test("and where the bank sends it back it is still the client's", async () => {
    const { client, coach, appointment } = await confirmed(house, { card: CARDS.refundFails });
    await passTo(house, hours(-23), client, coach);
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "krank" });
    await house.work();
    house.cardSandbox.settle();
    await passTo(house, hours(-21), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "refunding" });
    expect(await balances(house, appointment)).toEqual({ provider: 11_900, owed_back: -11_900 });
    expect(await subjects(client.email)).toContain("About your refund");
  });

  test("once, though the connection breaks after the provider has done it", async () => {
    const { client, coach, appointment } = await confirmed(house);
    await passTo(house, hours(-23), client, coach);
    house.cardSandbox.faults({ dropAfter: 1, only: /refunds/ });
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "krank" });
    await house.work();
    house.cardSandbox.faults({ dropAfter: 0 });
    await passTo(house, hours(-22), client, coach);
    expect(chargesFor(appointment)).toMatchObject([{ refunded: 11_900 }]);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "refunded" });
  });
});

describe("what was paid is earned", () => {
  test("when it is completed: 19 percent and, from a new client, 29 € once, both with VAT", async () => {
    const { client, coach, appointment } = await confirmed(house, { relation: "new" });
    await passTo(house, hours(-23), client, coach);
    await passTo(house, hours(26), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ scheduledStatus: "Completed", payment: "paid" });
    const vat = Math.round((1900 + 2900) * 0.19);
    expect(await balances(house, appointment)).toEqual({
      provider: 11_900,
      coach: -(11_900 - 1900 - 2900 - vat),
      fees: -1900,
      marketing: -2900,
      vat: -vat,
    });
  });

  test("when the client cancels late: in full and without a fee", async () => {
    const { client, coach, appointment } = await confirmed(house);
    await passTo(house, hours(-23), client, coach);
    const late = { reason: "", owedCents: 11_900 };
    await act(client, `/api/clients/appointments/${appointment.id}/cancel`, late);
    await house.work();
    expect(await seenBy(client, appointment)).toMatchObject({ scheduledStatus: "Cancelled", payment: "paid" });
    expect(await balances(house, appointment)).toEqual({ provider: 11_900, coach: -11_900 });
  });

  test("and taken back with all fees where the client's bank decides so; the invoice is corrected", async () => {
    const { client, coach, appointment } = await confirmed(house, { card: CARDS.disputed });
    await passTo(house, hours(-23), client, coach);
    await passTo(house, hours(26), client, coach);
    house.cardSandbox.settle();
    await passTo(house, hours(27), client, coach);
    expect(await seenBy(coach, appointment)).toMatchObject({ payment: "disputed" });
    const dispute = await disputeOf(appointment);
    house.cardSandbox.closeDispute(dispute.provider_id, "lost");
    await passTo(house, hours(28), client, coach);
    expect(await balances(house, appointment)).toEqual({});
    const invoices = await house.database
      .selectFrom("invoices")
      .select(["kind", "gross_cents"])
      .where("appointment_id", "=", appointment.id)
      .orderBy("id")
      .execute();
    expect(invoices).toEqual([
      { kind: "client", gross_cents: 11_900 },
      { kind: "clientCredit", gross_cents: -11_900 },
    ]);
  });

  test("and stays where the bank decides for the coach", async () => {
    const { client, coach, appointment } = await confirmed(house, { card: CARDS.disputed });
    await passTo(house, hours(-23), client, coach);
    house.cardSandbox.settle();
    await passTo(house, hours(-22), client, coach);
    await passTo(house, hours(26), client, coach);
    expect(await balances(house, appointment)).toEqual({ disputed: 11_900, prepaid: -11_900 });
    const dispute = await disputeOf(appointment);
    house.cardSandbox.closeDispute(dispute.provider_id, "won");
    await passTo(house, hours(28), client, coach);
    expect(await seenBy(coach, appointment)).toMatchObject({ payment: "paid" });
    expect(await balances(house, appointment)).toMatchObject({ provider: 11_900, fees: expect.any(Number) });
  });
});
