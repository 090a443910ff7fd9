import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../project.ts";
import { unwantedFiles } from "./contents.ts";
import { baseImages, copiedPaths, readDockerfile } from "./dockerfile.ts";

const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

test("reads stages, flags and lines that go on", () => {
  const steps = readDockerfile(
    "# why\nFROM node:1-slim AS build\nRUN npm ci \\\n  --omit=dev\nFROM build\nCOPY --from=build /a b\nCOPY c d e/\n",
  );
  expect(baseImages(steps)).toEqual(["node:1-slim"]);
  expect(steps[1]).toEqual({ name: "RUN", flags: {}, words: ["npm", "ci", "--omit=dev"] });
  expect(copiedPaths(steps)).toEqual(["c", "d"]);
  expect(() => readDockerfile("ADD https://example.org/x /x")).toThrow("ADD https://example.org/x /x");
});

test("the image is made of the Node that we develop with, and of files that are there", () => {
  const steps = readDockerfile();
  expect(baseImages(steps)).toEqual([`node:${manifest.devDependencies.node}-trixie-slim`]);
  expect(copiedPaths(steps).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test("npm finds the manifest of every workspace, without which its lock file does not fit", () => {
  const workspaces: string[] = globSync(
    manifest.workspaces.map((folder: string) => `${folder}/package.json`),
    {
      cwd: ROOT,
    },
  );
  expect(copiedPaths(readDockerfile())).toEqual(expect.arrayContaining(workspaces));
});

test("tests, tools, secrets and packages of development are seen in an image", () => {
  const lock = { packages: { "node_modules/vitest": { dev: true }, "node_modules/pg": {} } };
  const fine = [
    "apps/server/src/main.ts",
    "apps/server/build/main.js",
    "apps/web/build/server/index.js",
    "node_modules/pg/a.test.ts",
  ];
  const wrong = [
    "apps/server/src/app.test.ts",
    "apps/server/test/people.ts",
    "prove/main.ts",
    "apps/web/app/root.tsx",
    ".env",
    "content/server.pem",
    "node_modules/vitest/index.js",
  ];
  expect(unwantedFiles(fine, lock)).toEqual([]);
  expect(unwantedFiles([...fine, ...wrong], lock).map((line) => line.split(":")[0])).toEqual(wrong);
});
