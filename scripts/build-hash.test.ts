import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildHash } from "./build-hash.ts";

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-hash-"));
  write("apps/web/app/root.tsx", "root");
  write("packages/contract/src/call.ts", "call");
  write("package-lock.json", "{}");
});
afterEach(() => rmSync(root, { recursive: true }));

test("nothing changed, nothing to build", () => {
  expect(buildHash(root)).toBe(buildHash(root));
});

test.for([
  "apps/web/app/root.tsx",
  "apps/web/app/routes/home.tsx",
  "packages/contract/src/call.ts",
  "content/faq/clients.de.md",
  "package-lock.json",
])("a change of %s asks for a build", (path) => {
  const before = buildHash(root);
  write(path, "changed");
  expect(buildHash(root)).not.toBe(before);
});

test("a file that moved asks for a build", () => {
  const before = buildHash(root);
  rmSync(join(root, "apps/web/app/root.tsx"));
  write("apps/web/app/moved.tsx", "root");
  expect(buildHash(root)).not.toBe(before);
});

test.for([
  "apps/web/build/client/x.js",
  "apps/web/.react-router/types/x.ts",
  "apps/web/app/root.test.tsx",
  "apps/server/src/main.ts",
])("%s does not ask for a build", (path) => {
  const before = buildHash(root);
  write(path, "new");
  expect(buildHash(root)).toBe(before);
});
