import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { person } from "./people.ts";
import { testServer } from "./test-server.ts";

const server = await testServer();
const client = await person(server);
const knife = new pg.Client(server.config.database.url);
await knife.connect();
afterAll(() => knife.end());

/** Reads of one statement, of several, and of several in parallel, and writes in a transaction. */
const ASKED = [
  () => client.browser.get("/api/stripe/customer-payment-methods"),
  () => client.browser.get("/api/stripe/customer"),
  () => client.browser.get("/api/clients/notifications/1/5/desc"),
  () => client.browser.get("/api/clients/appointments/1/5/desc"),
  () => client.browser.send("PATCH", "/api/notifications/mark-all-as-read"),
];
const CUT =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()";

test("connections that are cut cost an answer, which says to try again, and never the process", async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => void unheard.push(error);
  process.on("unhandledRejection", hear).on("uncaughtException", hear);
  onTestFinished(() => void process.off("unhandledRejection", hear).off("uncaughtException", hear));
  const statuses = new Set<number>();
  for (let round = 0; round < 30; round++) {
    const answers = ASKED.flatMap((ask) => [ask(), ask(), ask()]);
    // Later in each round, so that connections are lost before, during and between statements.
    for (const answer of answers.slice(0, round % 6)) await answer;
    await knife.query(CUT);
    for (const { status } of await Promise.all(answers)) statuses.add(status);
  }
  expect(statuses).toContain(503);
  expect([...statuses].filter((status) => ![200, 204, 503].includes(status))).toEqual([]);
  // Of ten idle ones, one after the other is detected.
  await expect.poll(async () => (await ASKED[0]?.())?.status).toBe(200);
  expect(unheard).toEqual([]);
});
