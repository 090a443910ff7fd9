import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CARDS } from "../../../test/booked.ts";
import { confirmed, hours, passTo } from "../../../test/paid.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { processEvent, recordEvent } from "./commands.ts";

/** Paid, then disputed; the provider's messages do not arrive. */
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  server.clock.set("2026-11-16T09:00:00Z");
  await confirmed(server, { card: CARDS.disputed });
  await passTo(server, hours(-23.9));
  server.cardSandbox.faults({ events: { copies: 1, shuffle: false, drop: 1 } });
  server.cardSandbox.settle();
});
afterEach(() => server.close());

const payment = async () =>
  (await server.database.selectFrom("appointments").select("payment").executeTakeFirstOrThrow()).payment;
const workAt = async (from: number) => {
  server.clock.set(hours(from));
  await server.work();
};

/** A message about something else that does come. */
const hear = (from: number) => {
  const event = {
    id: `evt_${from}`,
    type: "transfer.updated",
    created: Date.parse(hours(from)) / 1000,
    data: { object: { id: "tr_of_nobody" } },
  };
  return recordEvent(server, event as unknown as Stripe.Event);
};

test("a message that never came is asked for", async () => {
  expect(await payment()).toBe("paid");
  await workAt(-23.7);
  expect(await payment()).toBe("disputed");
});

test("also after a long outage, though the first one after it came before that", async () => {
  await hear(-21);
  await workAt(-20.9);
  expect(await payment()).toBe("disputed");
});

test("also where the provider could not be asked at first, and later ones came meanwhile", async () => {
  server.cardSandbox.faults({ dropBefore: 1, only: /events/ });
  await workAt(-21);
  server.cardSandbox.faults({ dropBefore: 0, only: undefined });
  await hear(-20.9);
  await workAt(-20.8);
  expect(await payment()).toBe("disputed");
});

test("one that could not be looked into, however often it was tried, is looked into later", async () => {
  const rows = [];
  for await (const { id, type, created, data } of server.cards.stripe.events.list({ limit: 100 })) {
    const [object_id, at] = [(data.object as { id: string }).id, new Date(created * 1000)];
    rows.push({ id, type, object_id, created_at: at, received_at: at });
  }
  await server.database
    .insertInto("provider_events")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await workAt(-23.7);
  expect(await payment()).toBe("paid");
  await workAt(-22.8);
  expect(await payment()).toBe("disputed");
});

test("one that cannot be processed is noted by its code and waits ten minutes, then is processed", async () => {
  const listed = await server.cards.stripe.events.list({ limit: 1, type: "charge.dispute.created" });
  const disputed = listed.data[0] as Stripe.Event;
  const { id, type } = disputed;
  await recordEvent(server, disputed);
  const event = () =>
    server.database
      .selectFrom("provider_events")
      .select(["attempts", "last_error", "due_at", "handled_at"])
      .where("id", "=", id)
      .executeTakeFirst();
  server.cardSandbox.faults({ dropBefore: 1, only: /disputes/ });
  const heard = { id, type, objectId: (disputed.data.object as { id: string }).id };
  await expect(processEvent(server, heard)).rejects.toThrow();
  const tenMinutesLater = new Date(server.clock.now().getTime() + 600_000);
  expect(await event()).toMatchObject({ attempts: 1, last_error: "StripeConnectionError", due_at: tenMinutesLater });
  server.cardSandbox.faults({ dropBefore: 0, only: undefined });
  await workAt(-22);
  expect(await event()).toMatchObject({ handled_at: server.clock.now() });
  expect(await payment()).toBe("disputed");
});
