import { expect, test } from "vitest";
import { type Person, person } from "../../../test/people.ts";
import { newSubscription } from "../../../test/push-receiver.ts";
import { testServer } from "../../../test/test-server.ts";

const PATH = "/api/notifications/push-subscription";

const server = await testServer();
const [client, other] = [await person(server), await person(server)];

const send = async (who: Person, method: "PUT" | "DELETE", body: object) =>
  (await who.browser.send(method, PATH, body)).status;
const kept = () =>
  server.database.selectFrom("push_subscriptions").select(["user_id", "endpoint"]).orderBy("endpoint").execute();

test("a browser has one, the newest; whoever signs in there takes it over, and only its owner ends it", async () => {
  const first = newSubscription("https://push.example.org/1").subscription;
  const second = newSubscription("https://push.example.org/2").subscription;
  for (const subscription of [first, first, second]) expect(await send(client, "PUT", subscription)).toBe(204);
  expect(await kept()).toEqual([{ user_id: client.userId, endpoint: second.endpoint }]);
  expect(await send(other, "PUT", second)).toBe(204);
  expect(await kept()).toEqual([{ user_id: other.userId, endpoint: second.endpoint }]);
  expect(await send(client, "DELETE", { endpoint: second.endpoint })).toBe(204);
  expect(await kept()).toHaveLength(1);
  expect(await send(other, "DELETE", { endpoint: second.endpoint })).toBe(204);
  expect(await kept()).toEqual([]);
});

test("of one person's browsers the twenty newest are kept", async () => {
  const now = server.clock.now();
  const [p256dh, auth] = [Buffer.alloc(65), Buffer.alloc(16)];
  for (let n = 10; n < 32; n++) {
    const { id: session_id } = await server.database
      .insertInto("sessions")
      .values({
        user_id: client.userId,
        remembered: false,
        user_agent: "",
        created_at: now,
        last_used_at: now,
        expires_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const created_at = new Date(now.getTime() - n);
    const endpoint = `https://push.example.org/${n}`;
    await server.database
      .insertInto("push_subscriptions")
      .values({ user_id: client.userId, session_id, endpoint, p256dh, auth, created_at })
      .execute();
  }
  const { subscription } = newSubscription("https://push.example.org/new");
  expect(await send(client, "PUT", subscription)).toBe(204);
  const endpoints = (await kept()).map(({ endpoint }) => endpoint.split("/").at(-1));
  expect(endpoints).toEqual([...Array.from({ length: 19 }, (_, place) => String(place + 10)), "new"]);
});

test.each([
  ["http://push.example.org/1", {}, "endpoint"],
  ["javascript:alert(1)", {}, "endpoint"],
  ["https://push.example.org/1", { p256dh: "A".repeat(87) }, "keys.p256dh"],
  ["https://push.example.org/1", { auth: "A" }, "keys.auth"],
])("%s with %j is refused", async (endpoint, over, field) => {
  const { keys } = newSubscription(endpoint).subscription;
  const response = await client.browser.send("PUT", PATH, { endpoint, keys: { ...keys, ...over } });
  const { errors } = (await response.json()) as { errors: { field: string }[] };
  expect([response.status, errors.map((each) => each.field)]).toEqual([422, [field]]);
});

test("visitors have none, and no key", async () => {
  expect((await server.request("/api/notifications/push-key")).status).toBe(401);
  expect(
    (await server.send("PUT", PATH, { body: newSubscription("https://push.example.org/9").subscription })).status,
  ).toBe(401);
});
