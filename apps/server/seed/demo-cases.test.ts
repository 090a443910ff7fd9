import { CASE_KINDS } from "@aufwind/rules/cases";
import { expect, test } from "vitest";
import { operator } from "../test/operators.ts";
import { testServer } from "../test/test-server.ts";
import { casesOf } from "./demo-cases.ts";
import { seedFailures } from "./demo-failures.ts";
import { playInOrder } from "./team-actions.ts";

const server = await testServer();

test("the demo's inbox has cases of every kind, some overdue, some assigned, some waiting, some closed", async () => {
  await operator(server);
  await playInOrder(await casesOf(server, new Map()));
  await seedFailures(server);
  const cases = await server.database.selectFrom("cases").selectAll().execute();
  expect(cases.length).toBeGreaterThanOrEqual(25);
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(CASE_KINDS));
  expect(new Set(cases.map(({ locale }) => locale))).toEqual(new Set(["de", "en"]));
  const now = server.clock.now();
  expect(cases.filter(({ state, due_at }) => state === "open" && due_at < now).length).toBeGreaterThan(2);
  expect(cases.some(({ assignee_id }) => assignee_id !== null)).toBe(true);
  expect(new Set(cases.map(({ state }) => state))).toEqual(new Set(["open", "waiting", "closed"]));
});
