import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { booking, openCoach, saveCard } from "../../../test/booked.ts";
import { openMailbox } from "../../../test/delivered-mails.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";
import { createLog } from "./log.ts";
import { startTracing } from "./tracing.ts";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[] };
type Batch = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

/** A receiver of OTLP over HTTP, as a collector is one. */
const spans: Sent[] = [];
const tokens = new Set<string | undefined>();
const receiver = createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(Buffer.concat(await Array.fromAsync(request)).toString()) as Batch;
  tokens.add(request.headers.authorization);
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.setHeader("content-type", "application/json").end("{}");
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

const lines: string[] = [];
const mailbox = await openMailbox();
const server = await testServer({
  env: { SMTP_URL: mailbox.url },
  log: createLog("info", { write: (line) => void lines.push(line) }),
});
afterAll(() => void receiver.close());

const logged = () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
let people: { coach: Person & { slug: string }; client: Person };
beforeEach(async () => {
  people = { coach: await openCoach(server), client: await person(server, { kind: "client" }) };
  await server.work();
  logged();
  spans.length = 0;
});

/** A booking, with the id that whatever listens gives each request. */
async function book(requestId: string): Promise<void> {
  const { cookies } = people.client.browser;
  const headers = {
    "content-type": "application/json",
    cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
    "x-request-id": requestId,
  };
  const body = booking({ coachId: people.coach.userId, scheduledAt: "2026-11-19T10:00:00.000Z" });
  const answer = await server.request("/api/appointments", { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(201);
}

test("a booking is one trace from the request over its statements and jobs to the mail, without a word of a person", async () => {
  const stop = await startTracing({ endpoint, headers: { authorization: "Bearer a" }, share: 1, role: "all" });
  await book("of-the-trace");
  await saveCard(server, people.client);
  await server.work();
  await stop();
  const root = spans.find(({ name }) => name === "POST /api/appointments");
  const names = spans.filter(({ traceId }) => traceId === root?.traceId).map(({ name }) => name);
  expect(root?.parentSpanId ?? "").toBe("");
  expect(names).toEqual(expect.arrayContaining(["insert", "job send-mail", "send mail"]));
  const job = spans.find(({ traceId, name }) => traceId === root?.traceId && name === "job send-mail");
  const mail = spans.find(({ name, parentSpanId }) => name === "send mail" && parentSpanId === job?.parentSpanId);
  expect(mail).toBeDefined();
  expect(spans.map(({ name }) => name)).toContain("provider POST /v1/customers");
  expect([...tokens]).toEqual(["Bearer a"]);
  const said = JSON.stringify(spans);
  for (const word of [people.client.email, people.client.userId, people.coach.email]) expect(said).not.toContain(word);
});

test("without a receiver nothing is sent, and the log still follows one request through its jobs and mails", async () => {
  await book("of-the-log");
  await server.work();
  const all = logged();
  const followed = all.filter(({ requestId }) => requestId === "of-the-log").map(({ msg, queue }) => queue ?? msg);
  expect(followed).toEqual(expect.arrayContaining(["request", "send-mail", "mail sent"]));
  expect(spans).toEqual([]);
});
