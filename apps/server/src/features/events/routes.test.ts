import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "../../../test/browser.ts";
import { type House, openHouse } from "../../../test/house.ts";
import { type Person, person } from "../../../test/people.ts";
import { transact } from "../../platform/database/database.ts";

let house: House;
let [eva, adam]: Person[] = [];
beforeAll(async () => {
  house = await openHouse();
  await house.events.start();
  [eva, adam] = [await person(house), await person(house)];
});
afterAll(() => house.close());

const publish = (audience: string | undefined, n: number) =>
  transact(house.database, (tx) =>
    house.events.publish(tx, { audience: audience ?? "", kind: "counted", data: { n } }),
  );
const open = async (browser: Browser | undefined, after: string) =>
  browser?.get("/api/events", { "last-event-id": after });

/** Reads the stream until `count` events have come, then hangs up. */
async function read(count: number, after: string) {
  const response = await open(eva?.browser, after);
  expect(response?.headers.get("content-type")).toContain("text/event-stream");
  const reader = (response?.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  while (seen.split("\n\n").length <= count) seen += (await reader.read()).value ?? "";
  await reader.cancel();
  return seen.trim().split("\n\n");
}

test("a visitor gets no stream", async () => {
  expect((await house.request("/api/events")).status).toBe(401);
});

test("streams what happens for the person signed in, and for nobody else", async () => {
  await publish(eva?.userId, 1);
  const reading = read(2, "0");
  await publish(adam?.userId, 7);
  await publish(eva?.userId, 2);
  expect(await reading).toEqual(['event: counted\ndata: {"n":1}\nid: 1', 'event: counted\ndata: {"n":2}\nid: 2']);
});

test("goes on after the last event that was seen", async () => {
  expect(await read(1, "1")).toEqual(['event: counted\ndata: {"n":2}\nid: 2']);
});

test("refuses an event id that is none", async () => {
  expect((await open(eva?.browser, "'; drop"))?.status).toBe(422);
});

test("a stream whose session is over ends by itself, even where it did not hear of it", async () => {
  const stream = await open(adam?.browser, "0");
  const ended = house.clock.now();
  await house.database
    .updateTable("sessions")
    .set({ ended_at: ended })
    .where("user_id", "=", adam?.userId ?? "")
    .execute();
  expect(await stream?.text()).toContain('data: {"n":7}');
});
