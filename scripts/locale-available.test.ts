import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./project.ts";

/** "Free slots" is the specification's own term. */
const FREE = /\bfree (?:appointment|consultation|day|hour|session|time)s?\b/i;

test("an English time or appointment that can be booked is available: free means without charge", () => {
  const found = globSync("apps/web/app/locales/en/*.json", { cwd: ROOT }).flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .filter((line) => FREE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
