import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./project.ts";
import { readTree } from "./structure/tree.ts";

/** A path of ours between backticks, from the root or from a layer: `apps/…`, `features/…`, `bookings/store.ts`. */
const PATH =
  /`((?:apps|packages|features|platform|e2e|scripts|bench|prove|content)\/[\w./-]+|[a-z-]+\/(?:commands|queries|store|policy|present|routes|jobs|gateway|mails)(?:\.test)?\.ts)`/g;

/** A name of our code between backticks: `pageWeight`, `PAGE_WEIGHT`. */
const NAME = /`([a-z]+[A-Z]\w+|[A-Z]+(?:_[A-Z\d]+)+)`/g;
/** Names of Kubernetes, npm and the library of sign-ins. */
const OTHERS = [
  "readOnlyRootFilesystem",
  "terminationGracePeriodSeconds",
  "allowScripts",
  "OAUTH_TIMEOUT",
  "OAUTH_WWW_AUTHENTICATE_CHALLENGE",
];
const { files } = readTree(ROOT);

test("documents name only functions and constants that are there", () => {
  const code = files.filter((file) => /\.(ts|tsx|mjs|sql|ya?ml)$/.test(file));
  const known = new Set(code.flatMap((file) => readFileSync(join(ROOT, file), "utf8").match(/\w+/g) ?? []));
  const missing = globSync(["*.md", "docs/*.md"], { cwd: ROOT }).flatMap((document) =>
    [...readFileSync(join(ROOT, document), "utf8").matchAll(NAME)]
      .map(([, name = ""]) => name)
      .filter((name) => !known.has(name) && !OTHERS.includes(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("documents name only files that are there", () => {
  const known = new Set(files.flatMap(withFolders).flatMap(withEndings));
  // Decisions describe the past.
  const missing = globSync(["*.md", "docs/*.md"], { cwd: ROOT }).flatMap((document) =>
    [...readFileSync(join(ROOT, document), "utf8").matchAll(PATH)]
      .map(([, path = ""]) => path.replace(/\/$/, ""))
      .filter((path) => !known.has(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

function withFolders(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [file] : [file, ...withFolders(folder)];
}

/** As a document may shorten it: from any of its folders on. */
function withEndings(path: string): string[] {
  const parts = path.split("/");
  return parts.map((_, at) => parts.slice(at).join("/"));
}
