import type { Case } from "@aufwind/contract/cases";
import { expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { transact } from "../../platform/database/database.ts";
import { openCase } from "./commands.ts";

const server = await testServer();
await server.events.start();
server.clock.set("2026-11-16T09:00:00Z");
const [anna, ben] = [await operator(server), await operator(server)];
const member = await person(server);

type By = { browser: typeof anna.browser };
/** What somebody hears from now on, one event after the other. */
async function listening({ browser }: By) {
  const response = await browser.get("/api/events");
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  return { next: async () => (await reader.read()).value as string | undefined, leave: () => reader.cancel() };
}
const told = (number: number, version: number, writing: string | null) =>
  `event: case\ndata: ${JSON.stringify({ number, version, writing })}\n\n`;

let causes = 0;
const opened = async () => {
  const cause = { source: "support_requests", sourceId: `AW-LIVE-${++causes}` };
  const given = { kind: "question", locale: "de", subject: "Frage", person: { name: "Ole", email: "ole@example.org" } };
  return (await transact(server.database, (tx) => openCase(tx, server, { ...given, ...cause } as never))).number;
};
const act = (by: By, number: number, verb: string, body: object) =>
  by.browser.send("POST", `/api/operators/cases/${number}/${verb}`, body);

test("the team hears of a new case, of who writes in it, and of its answer; nobody else hears anything", async () => {
  const [ear, strangersEar] = [await listening(ben), await listening(member)];
  const number = await opened();
  expect(await ear.next()).toBe(told(number, 1, null));
  await act(anna, number, "writing", { isWriting: true });
  expect(await ear.next()).toBe(told(number, 1, anna.userId));
  await act(anna, number, "answer", { text: "Hallo", version: 1 });
  expect(await ear.next()).toBe(told(number, 2, null));
  await server.events.publishTransient(server.database, { audience: member.userId, kind: "typing", data: {} });
  expect(await strangersEar.next()).toBe("event: typing\ndata: {}\n\n");
  await Promise.all([ear.leave(), strangersEar.leave()]);
});

test("what is rolled back is never told, and a case that wakes by itself is", async () => {
  const ear = await listening(ben);
  const number = await opened();
  expect(await ear.next()).toBe(told(number, 1, null));
  await transact(server.database, async (tx) => {
    await tx.updateTable("cases").set({ version: 7 }).where("number", "=", number).execute();
    throw new Error("not after all");
  }).catch(() => undefined);
  await act(anna, number, "snooze", { until: "2026-11-16T09:02:00Z" });
  expect(await ear.next()).toBe(told(number, 2, null));
  server.clock.set("2026-11-16T09:02:00Z");
  await server.work("wake-cases");
  expect(await ear.next()).toBe(told(number, 3, null));
  await ear.leave();
});

test("who asks who writes in a case of another permission finds none", async () => {
  const finance = await operator(server, { permissions: ["finance"] });
  const number = await opened();
  expect((await act(finance, number, "writing", { isWriting: true })).status).toBe(404);
  expect((await (await anna.browser.get(`/api/operators/cases/${number}`)).json()) as Case).toMatchObject({
    writing: null,
  });
});
