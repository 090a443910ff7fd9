import type { SetupTest, SetupTestLine } from "@aufwind/contract/video-calls-setup-tests";
import { beforeEach, expect, test } from "vitest";
import { operator } from "../../../test/operators.ts";
import { type Person, person } from "../../../test/people.ts";
import { testServer } from "../../../test/test-server.ts";

const server = await testServer({
  env: { TURN_URLS: "turn:turn.example", TURN_SECRET: "a-secret-of-thirty-two-characters" },
});
const RESULT = {
  ...{ camera: "works", microphone: "silent", speaker: "heard", hasEvents: true, line: "relayed" },
  ...{ candidates: ["host", "relay"], roundTripMs: 48, lossPermille: 2, kilobits: 3200 },
};
let client: Person;
beforeEach(async () => {
  server.clock.set("2026-11-16T09:00:00Z");
  client = await person(server);
});

const save = (by: Person, body: object = RESULT) => by.browser.send("POST", "/api/setup-tests", body);
const own = async ({ browser }: Person) =>
  ((await (await browser.get("/api/setup-tests")).json()) as { items: SetupTest[] }).items;
const pathOf = ({ userId }: Person) => `/api/operators/people/${userId}/setup-tests`;
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
const looks = () =>
  server.database
    .selectFrom("audit_log")
    .select(["operator_id", "subject_id"])
    .where("action", "=", "video-calls.readSetupTests")
    .execute();

test("the helpers are given for ten minutes, under a name that says nothing about the person", async () => {
  const line = (await (await client.browser.send("POST", "/api/setup-tests/line")).json()) as SetupTestLine;
  expect(line.relayUntil).toBe("2026-11-16T09:10:00.000Z");
  expect(line.iceServers[0]?.username).toMatch(/^\d+:[\da-f-]{36}$/);
  expect(JSON.stringify(line)).not.toContain(client.userId);
  expect((await server.request("/api/setup-tests/line", { method: "POST" })).status).not.toBe(200);
});

test("a result is kept with its verdict, the latest five of each person", async () => {
  for (let minute = 0; minute < 6; minute += 1) {
    server.clock.advance({ seconds: 20 });
    expect((await save(client, { ...RESULT, roundTripMs: minute })).status).toBe(201);
  }
  const kept = await own(client);
  expect(kept.map(({ roundTripMs }) => roundTripMs)).toEqual([5, 4, 3, 2, 1]);
  expect(kept[0]).toMatchObject({ ...RESULT, roundTripMs: 5, verdict: "fair" });
  expect(await own(await person(server))).toEqual([]);
});

test.each([
  ["a device's name", { ...RESULT, cameraName: "Lenas Kamera" }],
  ["another state", { ...RESULT, camera: "nice" }],
  ["an address", { ...RESULT, candidates: ["192.168.1.7"] }],
  ["too many candidates", { ...RESULT, candidates: ["host", "host", "host", "host", "host"] }],
  ["a loss above all", { ...RESULT, lossPermille: 1001 }],
  ["a fraction", { ...RESULT, roundTripMs: 1.5 }],
  ["nothing", {}],
])("%s is refused, and nothing is kept", async (_, body) => {
  expect((await save(client, body)).status).toBe(422);
  expect(await own(client)).toEqual([]);
});

test("more than thirty an hour are refused", async () => {
  const answers = await Promise.all(Array.from({ length: 32 }, () => save(client)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(await own(client)).toHaveLength(5);
}, 20_000);

test("support reads it and every look is recorded; nobody else of the team, and no member", async () => {
  await save(client);
  const staff = await operator(server, { permissions: ["support"] });
  const read = (await (await staff.browser.get(pathOf(client))).json()) as { items: SetupTest[] };
  expect(read.items).toEqual(await own(client));
  expect(await looks()).toEqual([{ operator_id: staff.userId, subject_id: client.userId }]);
  const finance = await operator(server, { permissions: ["finance"] });
  expect(await codeOf(await finance.browser.get(pathOf(client)))).toBe("permissionMissing");
  expect((await client.browser.get(pathOf(client))).status).toBe(403);
  const nobody = { ...client, userId: "019a8b00-0000-7000-8000-000000000001" };
  expect((await staff.browser.get(pathOf(nobody))).status).toBe(404);
  expect(await looks()).toHaveLength(1);
});
