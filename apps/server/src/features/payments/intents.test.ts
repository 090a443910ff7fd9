import { beforeEach, describe, expect, test } from "vitest";
import { CARDS, wakeAt } from "../../../test/booked.ts";
import { balances, confirmed, hours, passTo, seenBy } from "../../../test/paid.ts";
import { testServer } from "../../../test/test-server.ts";
import { chargeAppointment } from "./charges.ts";
import { handleIntentEvent } from "./commands.ts";

const server = await testServer();
beforeEach(() => server.clock.set("2026-11-16T09:00:00Z"));

const rowOf = ({ id }: { id: string }) =>
  server.database.selectFrom("charges").selectAll().where("appointment_id", "=", id).executeTakeFirstOrThrow();
const change = ({ id }: { id: string }, changes: { sent_at: Date; attempt: number; leased_until?: Date }) =>
  server.database.updateTable("charges").set(changes).where("appointment_id", "=", id).execute();
const asked = async (email: string) =>
  (await server.mails()).filter(
    ({ to_address, subject }) => to_address === email && subject === "Your payment did not go through",
  ).length;

describe("a message about a card that failed", () => {
  test("changes nothing: nobody is notified again, and the next attempt stays", async () => {
    const { client, appointment } = await confirmed(server, { card: CARDS.failsLater });
    await passTo(server, hours(-23.9), client);
    const before = await rowOf(appointment);
    server.clock.advance({ minutes: 7 });
    await handleIntentEvent(server, before.intent_id ?? "");
    expect(await rowOf(appointment)).toEqual(before);
    expect(await asked(client.email)).toBe(1);
  });

  test("does not end another try that is under way by then", async () => {
    const { client, appointment } = await confirmed(server, { card: CARDS.failsLater });
    await passTo(server, hours(-23.9), client);
    const now = server.clock.now();
    await change(appointment, { sent_at: now, attempt: 2, leased_until: new Date(now.getTime() + 25_000) });
    const before = await rowOf(appointment);
    await handleIntentEvent(server, before.intent_id ?? "");
    expect(await rowOf(appointment)).toEqual(before);
  });
});

test("an attempt whose failure two workers receive fails once", async () => {
  const { client, appointment } = await confirmed(server, { card: CARDS.failsLater });
  await wakeAt(server, hours(-23.9), client);
  const { id } = await server.database
    .selectFrom("payment_methods")
    .select("id")
    .where("user_id", "=", client.userId)
    .executeTakeFirstOrThrow();
  const sent = { sent_at: server.clock.now(), attempt: 1, card_id: id };
  await server.database.updateTable("charges").set(sent).where("appointment_id", "=", appointment.id).execute();
  const both = [
    chargeAppointment(server, { id: appointment.id, isPresent: false }),
    chargeAppointment(server, { id: appointment.id, isPresent: false }),
  ];
  await Promise.all(both);
  expect(await rowOf(appointment)).toMatchObject({ status: "declined", attempt: 1 });
  expect(await asked(client.email)).toBe(1);
});

test("a dispute that arrives before the payment itself: paid, and disputed", async () => {
  const { client, appointment } = await confirmed(server, { card: CARDS.disputed });
  await wakeAt(server, hours(-23.9), client);
  server.cardSandbox.faults({ dropAfter: 1, only: /payment_intents$/ });
  await server.work();
  server.cardSandbox.faults({ dropAfter: 0 });
  expect(await rowOf(appointment)).toMatchObject({ status: "open", intent_id: null });
  server.cardSandbox.settle();
  await server.cardSandbox.deliver();
  await server.work();
  expect(await seenBy(client, appointment)).toMatchObject({ payment: "disputed" });
  server.clock.advance({ minutes: 1 });
  await server.work();
  expect(await seenBy(client, appointment)).toMatchObject({ payment: "disputed" });
  expect(await balances(server, appointment)).toEqual({ disputed: 11_900, prepaid: -11_900 });
});
