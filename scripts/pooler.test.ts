import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { booked, booking, openCoach } from "@aufwind/server/test/booked";
import { type ClonedDatabase, cloneDatabase } from "@aufwind/server/test/cloned-database";
import { opened, sent } from "@aufwind/server/test/conversations";
import { person } from "@aufwind/server/test/people";
import { startTestServer, type TestServer } from "@aufwind/server/test/test-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PgBouncer, startPgBouncer } from "./postgres/pgbouncer.ts";

// A server and a worker behind a pooler with two connections for ten: nobody finds what they left in a session.
const folder = mkdtempSync(join(tmpdir(), "pooler-"));
let clone: ClonedDatabase;
let pooler: PgBouncer;
let server: TestServer;
beforeAll(async () => {
  // PgBouncer's own user has to pass through it.
  chmodSync(folder, 0o711);
  clone = await cloneDatabase();
  pooler = await startPgBouncer({ to: clone.tcpUrl, folder, pool: 2 });
  const env = {
    DATABASE_DIRECT_URL: clone.url,
    DATABASE_POOLER_PREPARES: String(pooler.keepsPrepared),
    ROLE: "all",
  };
  server = await startTestServer({ databaseUrl: pooler.url, env });
  await server.events.start();
});
afterAll(async () => {
  await server?.close();
  await pooler?.stop();
  await clone?.close();
  rmSync(folder, { recursive: true });
});

/** The kinds of the next events of somebody's stream. */
async function* kindsOf(stream: Response) {
  const reader = (stream.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  for (let text = ""; ; ) {
    const { value, done } = await reader.read();
    if (done) return;
    text += value;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      yield /^event: (.+)$/m.exec(text.slice(0, end))?.[1] ?? "";
      text = text.slice(end + 2);
    }
  }
}

test("a booking, a message, the live event of it and the mail by a worker all arrive", async () => {
  const [coach, client] = [await openCoach(server), await person(server)];
  const stream = await coach.browser.get("/api/events");
  const kinds = kindsOf(stream);
  const { id } = await booked(client, { coachId: coach.userId, scheduledAt: "2026-11-18T09:00:00.000Z" });
  const { conversationId } = await opened(client, { coachId: coach.userId, clientId: client.userId });
  await sent(client, { conversationId, text: "Guten Tag" });
  const heard: string[] = [];
  for await (const kind of kinds) {
    heard.push(kind);
    if (kind === "message") break;
  }
  expect(heard).toContain("message");
  // By a worker that hears of the job, not by one that looks now and then.
  await expect
    .poll(async () => (await server.mails()).filter(({ state }) => state === "kept").length, { timeout: 5000 })
    .toBeGreaterThan(0);
  expect((await client.browser.get(`/api/appointments/${id}`)).status).toBe(200);
});

test("sixteen who want one slot through two connections: one gets it", async () => {
  const coach = await openCoach(server);
  const clients = await Promise.all(Array.from({ length: 16 }, () => person(server)));
  const wanted = booking({ coachId: coach.userId, scheduledAt: "2026-11-18T09:00:00.000Z" });
  const answers = await Promise.all(clients.map(({ browser }) => browser.send("POST", "/api/appointments", wanted)));
  const statuses = answers.map(({ status }) => status);
  expect([statuses.filter((each) => each === 201).length, statuses.filter((each) => each === 409).length]).toEqual([
    1, 15,
  ]);
});

test("while the pooler is away answers say so, and once it is back they come again", async () => {
  const client = await person(server);
  const ask = async () => (await client.browser.get("/api/clients/appointments/1/5/desc")).status;
  const asking = Array.from({ length: 10 }, ask);
  await pooler.restart();
  for (const status of await Promise.all(asking)) expect([200, 503]).toContain(status);
  await expect.poll(ask).toBe(200);
  await expect.poll(ask).toBe(200);
});
