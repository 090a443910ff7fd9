import { perNetwork } from "@aufwind/contract/platform/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ClonedDatabase, cloneDatabase } from "../../../test/cloned-database.ts";
import { claimRateLimit, deleteExpiredLimits } from "./limits.ts";
import { Problem } from "./problem.ts";

let one: ClonedDatabase;
beforeAll(async () => {
  one = await cloneDatabase();
});
afterAll(() => one.close());

const start = new Date("2026-11-16T09:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const limit = perNetwork(3, 60);

const take = (subject: string, now: Date, secret = "s") =>
  claimRateLimit({ route: "POST /x", limit, subject }, { database: one.database, secret, now }).then(
    () => "in" as const,
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      return error.details.retryAfter;
    },
  );

test("lets a burst through up to the limit, then says how long to wait", async () => {
  expect([await take("a", start), await take("a", start), await take("a", start)]).toEqual(["in", "in", "in"]);
  expect(await take("a", start)).toBe(20);
});

test("gives back an allowance with time, one call after another", async () => {
  expect(await take("a", later(20))).toBe("in");
  expect(await take("a", later(20))).toBe(20);
  expect([await take("a", later(120)), await take("a", later(120)), await take("a", later(120))]).toEqual([
    "in",
    "in",
    "in",
  ]);
});

test("counts each subject for itself", async () => {
  expect(await take("b", start)).toBe("in");
});

test("lets exactly the limit through however many servers ask at once", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => take("crowd", start)));
  expect(answers.filter((answer) => answer === "in")).toHaveLength(3);
});

test("keeps no address in the table, and forgets what is whole again", async () => {
  await take("203.0.113.7", start);
  const rows = await one.database.selectFrom("rate_limits").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain("203.0.113.7");
  await deleteExpiredLimits(one.database, later(3600));
  expect(await one.database.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
});
