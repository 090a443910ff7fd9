import { beforeEach, describe, expect, test } from "vitest";
import { act, CARDS, saveCard, wakeAt } from "../../../test/booked.ts";
import { balances, confirmed, hours, passTo, seenBy } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const chargesFor = ({ id }: { id: string }) =>
  server.cardSandbox.books().charges.filter(({ metadata }) => metadata.appointment === id);
const disputeOf = ({ id }: { id: string }) =>
  server.database.selectFrom("disputes").selectAll().where("appointment_id", "=", id).executeTakeFirstOrThrow();
/** The team's cases about the money of an appointment. */
const casesOf = ({ id }: { id: string }) =>
  server.database
    .selectFrom("cases")
    .select(["source", "kind", "state"])
    .where("about_kind", "=", "payment")
    .where("about_id", "=", id)
    .execute();
/** The notifications of both about a failed payment. */
const alarms = async ({ id }: { id: string }) => {
  const told = server.database.selectFrom("notifications").select("status").where("appointment_id", "=", id);
  return (await told.where("kind", "=", "paymentFailed").execute()).map(({ status }) => status);
};
const subjects = async (email: string) =>
  (await server.mails()).filter(({ to_address }) => to_address === email).map(({ subject }) => subject);

describe("a card is charged", () => {
  test("right after 24 hours before, once, and the client gets a receipt", async () => {
    const { client, coach, appointment } = await confirmed(server);
    await passTo(server, hours(-24), client, coach);
    expect(chargesFor(appointment)).toEqual([]);
    server.clock.advance({ seconds: 1 });
    await server.work();
    await server.work();
    expect(chargesFor(appointment)).toMatchObject([{ amount: 11_900, metadata: { appointment: appointment.id } }]);
    expect(await seenBy(client, appointment)).toMatchObject({
      payment: "paid",
      paidAt: server.clock.now().toISOString(),
    });
    expect(await subjects(client.email)).toContain("Your payment has arrived");
    expect(await balances(server, appointment)).toEqual({ provider: 11_900, prepaid: -11_900 });
  });

  test("never where the client cancelled in time", async () => {
    const { client, appointment } = await confirmed(server);
    await passTo(server, hours(-24), client);
    await act(client, `/api/clients/appointments/${appointment.id}/cancel`, { reason: "", owedCents: 0 });
    await passTo(server, hours(-1), client);
    expect(chargesFor(appointment)).toEqual([]);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "none", scheduledStatus: "Cancelled" });
  });

  test("once, though the connection breaks after the provider has done it", async () => {
    const { client, appointment } = await confirmed(server);
    server.cardSandbox.faults({ dropAfter: 1, only: /payment_intents/ });
    await wakeAt(server, hours(-23), client);
    await server.work();
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "open" });
    server.cardSandbox.faults({ dropAfter: 0 });
    server.clock.advance({ minutes: 1 });
    await server.work();
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid" });
    expect(chargesFor(appointment)).toHaveLength(1);
  });

  test("once, though the provider fails and says so again to the same key", async () => {
    const { client, appointment } = await confirmed(server);
    server.cardSandbox.faults({ error500: 1, only: /payment_intents/ });
    await wakeAt(server, hours(-23), client);
    await server.work();
    server.cardSandbox.faults({ error500: 0 });
    for (const minute of [1, 2, 3]) {
      server.clock.advance({ minutes: minute });
      await server.work();
    }
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid" });
    expect(chargesFor(appointment)).toHaveLength(1);
  });

  test("never sent again where its outcome has been unknown for a day: it is looked up", async () => {
    const { client, coach, appointment } = await confirmed(server);
    server.cardSandbox.faults({ dropAfter: 1, only: /payment_intents$/ });
    await passTo(server, hours(-23), client);
    server.cardSandbox.faults({ dropAfter: 0, error500: 0 });
    await passTo(server, hours(3), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid" });
    expect(chargesFor(appointment)).toHaveLength(1);
  });
});

describe("a card that cannot be charged", () => {
  test("is told to the client with the reason, tried at −20, −12 and −6 hours, and cancels two hours before", async () => {
    const { client, coach, appointment } = await confirmed(server, { card: CARDS.failsLater });
    await passTo(server, hours(-23.9), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({
      payment: "failed",
      decline: "declined",
      cancelledIfUnpaidAt: hours(-2),
    });
    expect(await seenBy(coach, appointment)).toMatchObject({ payment: "failed", decline: null });
    for (const at of [-20, -16, -12, -7, -6, -3]) await passTo(server, hours(at), client, coach);
    const tries = (await subjects(client.email)).filter((subject) => subject === "Your payment did not go through");
    expect(tries).toHaveLength(4);
    await passTo(server, hours(-2), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({
      scheduledStatus: "Cancelled",
      payment: "none",
      owedCents: 0,
    });
    expect((await subjects(coach.email)).at(-1)).toContain("cancelled, not paid");
    expect(await balances(server, appointment)).toEqual({});
  });

  test("is followed by another one at once, which pays", async () => {
    const { client, coach, appointment } = await confirmed(server, { card: CARDS.failsLater });
    await passTo(server, hours(-23.9), client, coach);
    expect(await alarms(appointment)).toEqual(["Sent", "Sent"]);
    await saveCard(server, client, CARDS.good);
    await server.work();
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid", decline: null });
    expect(chargesFor(appointment)).toHaveLength(1);
    // Nobody is asked to pay what is paid.
    expect(await alarms(appointment)).toEqual(["Read", "Read"]);
  });

  test("rings no more once nothing is due, since the coach has cancelled", async () => {
    const { client, coach, appointment } = await confirmed(server, { card: CARDS.failsLater });
    await passTo(server, hours(-23.9), client, coach);
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "Ich bin krank." });
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "none" });
    expect(await alarms(appointment)).toEqual(["Read", "Read"]);
  });

  test("asks for the bank's question, which one tap answers", async () => {
    const { client, coach, appointment } = await confirmed(server, { card: CARDS.alwaysAsks });
    await passTo(server, hours(-23.9), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "authentication", decline: "authentication" });
    const body = { appointmentId: appointment.id };
    const asked = await (await client.browser.send("POST", "/api/stripe/payment-intent", body)).json();
    expect(asked).toMatchObject({ status: "authentication", clientSecret: expect.stringContaining("_secret_") });
    const intent = (asked as { clientSecret: string }).clientSecret.split("_secret_")[0] ?? "";
    server.cardSandbox.answerBank(intent, "confirm");
    const outcome = await client.browser.send("POST", "/api/stripe/payment-intent/outcome", body);
    expect(await outcome.json()).toEqual({ status: "paid" });
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "paid" });
  });
});

describe("money goes back", () => {
  test("in full where the coach cancels, and both see it", async () => {
    const { client, coach, appointment } = await confirmed(server);
    await passTo(server, hours(-23), client, coach);
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "krank" });
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "refunding" });
    await passTo(server, hours(-22), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "refunded" });
    expect(await seenBy(coach, appointment)).toMatchObject({ payment: "refunded" });
    expect(chargesFor(appointment)).toMatchObject([{ amount: 11_900, refunded: 11_900 }]);
    expect(await subjects(client.email)).toContain("Your refund is on its way");
    expect(await balances(server, appointment)).toEqual({});
  });

  test("and where the bank sends it back it is still the client's", async () => {
    const { client, coach, appointment } = await confirmed(server, { card: CARDS.refundFails });
    await passTo(server, hours(-23), client, coach);
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "krank" });
    await server.work();
    server.cardSandbox.settle();
    await passTo(server, hours(-21), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "refunding" });
    expect(await balances(server, appointment)).toEqual({ provider: 11_900, owed_back: -11_900 });
    expect(await subjects(client.email)).toContain("About your refund");
    expect(await casesOf(appointment)).toEqual([{ source: "refunds", kind: "payment", state: "open" }]);
  });

  test("once, though the connection breaks after the provider has done it", async () => {
    const { client, coach, appointment } = await confirmed(server);
    await passTo(server, hours(-23), client, coach);
    server.cardSandbox.faults({ dropAfter: 1, only: /refunds/ });
    await act(coach, `/api/coaches/appointments/${appointment.id}/cancel`, { reason: "krank" });
    await server.work();
    server.cardSandbox.faults({ dropAfter: 0 });
    await passTo(server, hours(-22), client, coach);
    expect(chargesFor(appointment)).toMatchObject([{ refunded: 11_900 }]);
    expect(await seenBy(client, appointment)).toMatchObject({ payment: "refunded" });
  });
});

describe("what was paid is earned", () => {
  test("when it is completed: 19 percent and, from a new client, 29 € once, both with VAT", async () => {
    const { client, coach, appointment } = await confirmed(server, { relation: "new" });
    await passTo(server, hours(-23), client, coach);
    await passTo(server, hours(26), client, coach);
    expect(await seenBy(client, appointment)).toMatchObject({ scheduledStatus: "Completed", payment: "paid" });
    const vat = Math.round((1900 + 2900) * 0.19);
    expect(await balances(server, appointment)).toEqual({
      provider: 11_900,
      coach: -(11_900 - 1900 - 2900 - vat),
      fees: -1900,
      marketing: -2900,
      vat: -vat,
    });
  });

  test("when the client cancels late: in full and without a fee", async () => {
    const { client, coach, appointment } = await confirmed(server);
    await passTo(server, hours(-23), client, coach);
    const late = { reason: "", owedCents: 11_900 };
    await act(client, `/api/clients/appointments/${appointment.id}/cancel`, late);
    await server.work();
    expect(await seenBy(client, appointment)).toMatchObject({ scheduledStatus: "Cancelled", payment: "paid" });
    expect(await balances(server, appointment)).toEqual({ provider: 11_900, coach: -11_900 });
  });

  test("and taken back with all fees where the client's bank decides so; the invoice is corrected", async () => {
    const { client, coach, appointment } = await confirmed(server, { card: CARDS.disputed });
    await passTo(server, hours(-23), client, coach);
    await passTo(server, hours(26), client, coach);
    server.cardSandbox.settle();
    await passTo(server, hours(27), client, coach);
    expect(await seenBy(coach, appointment)).toMatchObject({ payment: "disputed" });
    expect(await casesOf(appointment)).toEqual([{ source: "disputes", kind: "payment", state: "open" }]);
    const dispute = await disputeOf(appointment);
    server.cardSandbox.closeDispute(dispute.provider_id, "lost");
    await passTo(server, hours(28), client, coach);
    expect(await casesOf(appointment)).toMatchObject([{ state: "closed" }]);
    expect(await balances(server, appointment)).toEqual({});
    const invoices = await server.database
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
    const { client, coach, appointment } = await confirmed(server, { card: CARDS.disputed });
    await passTo(server, hours(-23), client, coach);
    server.cardSandbox.settle();
    await passTo(server, hours(-22), client, coach);
    await passTo(server, hours(26), client, coach);
    expect(await balances(server, appointment)).toEqual({ disputed: 11_900, prepaid: -11_900 });
    const dispute = await disputeOf(appointment);
    server.cardSandbox.closeDispute(dispute.provider_id, "won");
    await passTo(server, hours(28), client, coach);
    expect(await seenBy(coach, appointment)).toMatchObject({ payment: "paid" });
    expect(await balances(server, appointment)).toMatchObject({ provider: 11_900, fees: expect.any(Number) });
  });
});
