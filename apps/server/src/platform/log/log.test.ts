import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { redactConsole } from "./redact-console.ts";

function written(write: (log: ReturnType<typeof createLog>) => void) {
  const stream = new PassThrough();
  write(createLog("info", stream));
  return String(stream.read());
}

test("never writes what belongs to a person", () => {
  const line = written((log) =>
    log.info(
      { email: "eva@example.org", body: { name: "Eva", message: "private" }, mail: { a: { token: "t0k3n" } } },
      "x",
    ),
  );
  expect(line).not.toMatch(/eva|private|t0k3n/i);
});

test("tells of a database error which rule was broken, not the row that broke it", () => {
  const error = Object.assign(new Error("Key (email)=(eva@example.org) exists"), {
    severity: "ERROR",
    code: "23505",
    table: "subscriptions",
    constraint: "one_per_list",
    detail: "Key (email)=(eva@example.org) already exists.",
  });
  const line = written((log) => log.error({ err: error }, "failed"));
  expect(line).toContain("one_per_list");
  expect(line).not.toContain("eva@example.org");
});

test("what is complained of on the console is redacted alike, and comes back when that is undone", () => {
  const said: unknown[][] = [];
  const target = { error: (...all: unknown[]) => void said.push(all), warn: () => undefined };
  const error = Object.assign(new Error("Key (email)=(eva@example.org) exists"), { severity: "ERROR", code: "23505" });
  const line = written((log) => {
    const restore = redactConsole(log, target);
    target.error(error, "eva@example.org");
    restore();
  });
  expect(line).toContain("23505");
  expect(line).not.toContain("eva@example.org");
  target.error("plain");
  expect(said).toEqual([["plain"]]);
});
