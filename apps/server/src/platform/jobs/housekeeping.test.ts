import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse } from "../../../test/house.ts";
import { transact } from "../database/database.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test("events are kept for a day", async () => {
  const publish = () =>
    transact(house.database, (tx) => house.events.publish(tx, { audience: "a", kind: "k", data: {} }));
  await publish();
  house.clock.advance({ hours: 24, seconds: 1 });
  await publish();
  await house.work();
  expect(await house.database.selectFrom("events").select("id").execute()).toEqual([{ id: 2 }]);
});

test("rate limits are forgotten once they are whole again", async () => {
  await house.send("PUT", "/api/visitors/lead", { body: { email: "a@example.org", acceptTerms: true } });
  const limits = () => house.database.selectFrom("rate_limits").select("key").execute();
  await house.work();
  expect(await limits()).not.toEqual([]);
  house.clock.advance({ hours: 2 });
  await house.work();
  expect(await limits()).toEqual([]);
});
