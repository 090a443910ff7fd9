import type Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CARDS } from "../../../test/booked.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { confirmed, hours, passTo } from "../../../test/paid.ts";
import { take } from "./commands.ts";

/** Paid, then disputed; the provider's messages do not arrive. */
let house: House;
beforeEach(async () => {
  house = await openHouse();
  house.clock.set("2026-11-16T09:00:00Z");
  await confirmed(house, { card: CARDS.disputed });
  await passTo(house, hours(-23.9));
  house.cardSandbox.faults({ events: { copies: 1, shuffle: false, drop: 1 } });
  house.cardSandbox.settle();
});
afterEach(() => house.close());

const payment = async () =>
  (await house.database.selectFrom("appointments").select("payment").executeTakeFirstOrThrow()).payment;
const workAt = async (from: number) => {
  house.clock.set(hours(from));
  await house.work();
};

/** A message about something else that does come. */
const hear = (from: number) => {
  const event = {
    id: `evt_${from}`,
    type: "transfer.updated",
    created: Date.parse(hours(from)) / 1000,
    data: { object: { id: "tr_of_nobody" } },
  };
  return take(house, event as unknown as Stripe.Event);
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
  house.cardSandbox.faults({ dropBefore: 1, only: /events/ });
  await workAt(-21);
  house.cardSandbox.faults({ dropBefore: 0, only: undefined });
  await hear(-20.9);
  await workAt(-20.8);
  expect(await payment()).toBe("disputed");
});

test("one that could not be looked into, however often it was tried, is looked into later", async () => {
  const rows = [];
  for await (const { id, type, created, data } of house.cards.stripe.events.list({ limit: 100 })) {
    const [object_id, at] = [(data.object as { id: string }).id, new Date(created * 1000)];
    rows.push({ id, type, object_id, created_at: at, received_at: at });
  }
  await house.database
    .insertInto("provider_events")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await workAt(-23.7);
  expect(await payment()).toBe("paid");
  await workAt(-22.8);
  expect(await payment()).toBe("disputed");
});
