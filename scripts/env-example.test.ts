import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Environment } from "@aufwind/server/platform/config/environment";
import { expect, test } from "vitest";
import { ENV_EXAMPLE, envExample } from "./env-example.ts";
import { ROOT } from "./project.ts";

test(".env.example is what the configuration says", () => {
  expect(readFileSync(ENV_EXAMPLE, "utf8")).toBe(envExample());
});

test("every variable has a meaning, and a row in the guide to operations", () => {
  const guide = readFileSync(join(ROOT, "docs/operations.md"), "utf8");
  for (const [name, { description }] of Object.entries(Environment.shape)) {
    expect([name, description]).toEqual([name, expect.stringMatching(/\w.{5,}\.$/)]);
    expect(guide).toMatch(new RegExp(`^\\| .*\`${name}\`.* \\|`, "m"));
  }
});
