import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { booked, openCoach } from "../../../../test/booked.ts";
import { connected, type connecting } from "../../../../test/connected.ts";
import { person } from "../../../../test/people.ts";
import { type DavUser, startRadicale } from "../../../../test/radicale.ts";
import { testServer } from "../../../../test/test-server.ts";

const server = await testServer({ env: { PRIVATE_NETWORKS: "allowed" } });
const radicale = await startRadicale();

/** Radicale behind somebody who changes requests or answers; undefined passes them on. */
type Meddling = {
  request?: (request: IncomingMessage, response: ServerResponse) => boolean;
  answer?: (body: string, request: IncomingMessage) => string | undefined;
  headers?: (headers: Record<string, unknown>) => Record<string, unknown>;
};
let meddling: Meddling = {};
const counts = new Map<string, number>();
const between = createServer((asked, response) => {
  counts.set(asked.method ?? "", (counts.get(asked.method ?? "") ?? 0) + 1);
  if (meddling.request?.(asked, response)) return;
  const { hostname, port } = new URL(radicale.url);
  const onward = request(
    { hostname, port, path: asked.url, method: asked.method, headers: asked.headers },
    (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece) => pieces.push(piece));
      answer.on("end", () => {
        const whole = Buffer.concat(pieces).toString("utf8");
        const body = meddling.answer ? meddling.answer(whole, asked) : whole;
        // Whoever says nothing has taken the request all the same.
        if (body === undefined) return void response.destroy();
        const { "content-length": _, ...headers } = { ...answer.headers };
        response.writeHead(answer.statusCode ?? 500, (meddling.headers?.(headers) ?? headers) as never).end(body);
      });
    },
  );
  asked.pipe(onward);
});
await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
afterAll(() => Promise.all([radicale.stop(), new Promise((resolve) => between.close(resolve))]));

let coachId: string;
let account: DavUser;
let connection: ReturnType<typeof connecting>;
beforeEach(async () => {
  meddling = {};
  server.clock.set("2026-11-16T09:00:00Z");
  await server.database.deleteFrom("calendar_connections").execute();
  const coach = await openCoach(server);
  coachId = coach.userId;
  const real = await radicale.account("work");
  account = { ...real, account: { ...real.account, address } };
  connection = await connected(server, coach, account);
});
const book = async (scheduledAt = "2026-11-18T10:00:00.000Z") =>
  booked(await person(server, { kind: "client" }), { coachId, scheduledAt });
const MEETING = { uid: "meeting@x", start: "2026-11-18T08:00:00Z", end: "2026-11-18T09:00:00Z" };
const busyCount = async () => (await connection.present()).busyCount;

test("an answer that is lost on the way leads to one entry, not to two and not to none", async () => {
  const appointment = await book();
  meddling.answer = (body, { method }) => (method === "PUT" ? undefined : body);
  await connection.work();
  expect(await connection.present()).toMatchObject({ problem: "unreachable", waitingCount: 1 });
  meddling = {};
  await connection.later();
  const events = await account.eventsIn("work");
  expect(events.map(({ uid }) => uid)).toEqual([`${appointment.id}@aufwind.example`]);
  expect(await connection.present()).toMatchObject({ problem: null, waitingCount: 0, writtenCount: 1 });
});

test("versions that are never the same cost reading, and change nothing", async () => {
  let lie = 0;
  meddling.answer = (body) => body.replaceAll(/<getetag>[^<]*<\/getetag>/g, () => `<getetag>"lie-${++lie}"</getetag>`);
  await book();
  await account.put("work", MEETING);
  for (const _ of [1, 2, 3]) await connection.later();
  expect(await connection.present()).toMatchObject({ problem: null, busyCount: 1, writtenCount: 1, waitingCount: 0 });
  expect([(await connection.list()).changes, await account.eventsIn("work")]).toMatchObject([[], [{}, {}]]);
});

test("a server that refuses every version is not written to in a loop, and its coach is told", async () => {
  const appointment = await book();
  meddling.request = ({ method }, response) => {
    if (method === "PUT") response.writeHead(412).end();
    return method === "PUT";
  };
  counts.clear();
  await connection.work();
  expect([(await connection.present()).problem, counts.get("PUT")]).toEqual(["notWritten", 2]);
  meddling = {};
  await connection.later();
  expect((await account.eventsIn("work")).map(({ uid }) => uid)).toEqual([`${appointment.id}@aufwind.example`]);
});

test("a list that forgets our entries is not believed while they are still there", async () => {
  await book();
  await connection.work();
  await server.database.updateTable("connected_calendars").set({ read_whole_at: null }).execute();
  let isForgetful = true;
  meddling.answer = (body) => {
    if (!body.includes("calendar-data") || !isForgetful) return body;
    isForgetful = false;
    return '<multistatus xmlns="DAV:"/>';
  };
  await connection.later();
  expect([(await connection.list()).changes, (await connection.present()).problem]).toEqual([[], null]);
});

test("a server without reports of changes is read by the versions of its events", async () => {
  meddling.answer = (body) => body.replaceAll(/<sync-token>[^<]*<\/sync-token>/g, "");
  await connection.choose(["work"], "work");
  await account.put("work", MEETING);
  await connection.later();
  expect(await busyCount()).toBe(1);
  const before = counts.get("REPORT");
  await connection.later();
  expect(counts.get("REPORT")).toBe(before);
  await account.remove("work", MEETING.uid);
  await connection.later();
  expect(await busyCount()).toBe(0);
});

test("a state that the server has forgotten is read anew", async () => {
  await account.put("work", MEETING);
  await connection.later();
  meddling.answer = (body, { method }) =>
    method === "REPORT" && body.includes("sync-token") ? '<error xmlns="DAV:"><valid-sync-token/></error>' : body;
  await account.put("work", {
    ...MEETING,
    uid: "second@x",
    start: "2026-11-19T08:00:00Z",
    end: "2026-11-19T09:00:00Z",
  });
  await connection.later();
  expect(await busyCount()).toBe(2);
});

test.each([
  ["an error", (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end(), "unreachable"],
  [
    "a page to sign in",
    (_: IncomingMessage, response: ServerResponse) => void response.writeHead(200).end("<html></html>"),
    "refused",
  ],
  [
    "a redirect inside",
    (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(302, { location: "http://localhost/admin" }).end(),
    "redirected",
  ],
  [
    "entities that unfold",
    (_: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(207).end('<!DOCTYPE m [<!ENTITY a "b">]><multistatus>&a;</multistatus>'),
    "refused",
  ],
  [
    "more than anybody has",
    (_: IncomingMessage, response: ServerResponse) => void response.writeHead(207).end("x".repeat(6_000_000)),
    "tooLarge",
  ],
])("%s frees nothing, writes nothing, and has a name", async (_, answer, problem) => {
  await account.put("work", MEETING);
  await connection.later();
  meddling.request = (asked, response) => {
    answer(asked, response);
    return true;
  };
  await connection.later();
  expect(await connection.present()).toMatchObject({ problem, busyCount: 1 });
});
