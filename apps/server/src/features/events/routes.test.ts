import { afterAll, beforeAll, expect, test } from "vitest";
import { type House, openHouse } from "../../../test/house.ts";
import { transact } from "../../platform/database/database.ts";
import type { Actor } from "../../platform/session/actor.ts";

let house: House;
const actorOf = (headers: Headers): Actor => {
  const userId = headers.get("x-test-user");
  return userId ? { kind: "client", userId, sessionId: `of ${userId}` } : { kind: "visitor" };
};
beforeAll(async () => {
  house = await openHouse({ actorOf });
  await house.events.start();
});
afterAll(() => house.close());

const publish = (audience: string, n: number) =>
  transact(house.database, (tx) => house.events.publish(tx, { audience, kind: "counted", data: { n } }));

/** Reads the stream until `count` events have come, then hangs up. */
async function read(count: number, headers: Record<string, string>) {
  const hangUp = new AbortController();
  const response = await house.request("/api/events", { headers, signal: hangUp.signal });
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  while (seen.split("\n\n").length <= count) seen += (await reader.read()).value ?? "";
  await reader.cancel();
  return seen.trim().split("\n\n");
}

test("a visitor gets no stream", async () => {
  expect((await house.request("/api/events")).status).toBe(401);
});

test("streams what happens for the person signed in, and for nobody else", async () => {
  await publish("eva", 1);
  const reading = read(2, { "x-test-user": "eva", "last-event-id": "0" });
  await publish("adam", 7);
  await publish("eva", 2);
  expect(await reading).toEqual(['event: counted\ndata: {"n":1}\nid: 1', 'event: counted\ndata: {"n":2}\nid: 2']);
});

test("goes on after the last event that was seen", async () => {
  expect(await read(1, { "x-test-user": "eva", "last-event-id": "1" })).toEqual([
    'event: counted\ndata: {"n":2}\nid: 2',
  ]);
});

test("refuses an event id that is none", async () => {
  expect(
    (await house.request("/api/events", { headers: { "x-test-user": "eva", "last-event-id": "'; drop" } })).status,
  ).toBe(422);
});
