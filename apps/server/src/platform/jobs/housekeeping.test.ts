import { expect, test } from "vitest";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../database/database.ts";

const server = await testServer();

test("events are kept for a day", async () => {
  const publish = () =>
    transact(server.database, (tx) => server.events.publish(tx, { audience: "a", kind: "k", data: {} }));
  await publish();
  server.clock.advance({ hours: 24, seconds: 1 });
  await publish();
  await server.work("forget-events");
  expect(await server.database.selectFrom("events").select("id").execute()).toEqual([{ id: 2 }]);
});

test("rate limits are forgotten once they are whole again", async () => {
  await server.send("PUT", "/api/visitors/lead", { body: { email: "a@example.org", acceptTerms: true } });
  const limits = () => server.database.selectFrom("rate_limits").select("key").execute();
  await server.work("forget-limits");
  expect(await limits()).not.toEqual([]);
  server.clock.advance({ hours: 2 });
  await server.work("forget-limits");
  expect(await limits()).toEqual([]);
});
