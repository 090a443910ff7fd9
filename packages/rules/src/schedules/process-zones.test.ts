import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { zoneAnswers } from "./zone-cases.ts";

const CASES = new URL("zone-cases.ts", import.meta.url).href;
const SAY = `
  const { zoneAnswers } = await import(${JSON.stringify(CASES)});
  console.log(new Date(2026, 6, 1, 12).toISOString());
  console.log(JSON.stringify(zoneAnswers()));`;

const here = zoneAnswers();

test.each([
  ["UTC", "2026-07-01T12:00:00.000Z"],
  ["Europe/Berlin", "2026-07-01T10:00:00.000Z"],
  ["America/Los_Angeles", "2026-07-01T19:00:00.000Z"],
])("slots, periods and zones are the same in a process that runs in %s", { timeout: 60_000 }, async (TZ, noon) => {
  const args = ["--input-type=module", "--eval", SAY];
  const env = { ...process.env, TZ, NODE_OPTIONS: "" };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 26 });
  const [itsNoon, said] = stdout.split("\n");
  expect(itsNoon).toBe(noon);
  expect(said === JSON.stringify(here)).toBe(true);
});

test("there is something to compare: slots in every case, each of which the check confirms", () => {
  for (const { listed, checked } of here.flatMap(({ slots }) => slots)) {
    expect(listed.length).toBeGreaterThan(10);
    expect(checked).toBe(true);
  }
});
