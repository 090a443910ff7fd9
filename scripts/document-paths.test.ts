import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./project.ts";
import { readTree } from "./structure/tree.ts";

/** A path of ours between backticks, from the root or from a layer: `apps/…`, `features/…`, `bookings/store.ts`. */
const PATH =
  /`((?:apps|packages|features|platform|e2e|scripts|bench|prove|content)\/[\w./-]+|[a-z-]+\/(?:commands|queries|store|policy|present|routes|jobs|gateway|mails)(?:\.test)?\.ts)`/g;

test("documents name only files that are there", () => {
  const known = new Set(readTree(ROOT).files.flatMap(withFolders));
  const isKnown = (path: string) => known.has(path) || [...known].some((each) => each.endsWith(`/${path}`));
  // Decisions describe the past.
  const missing = globSync(["*.md", "docs/*.md"], { cwd: ROOT }).flatMap((document) =>
    [...readFileSync(join(ROOT, document), "utf8").matchAll(PATH)]
      .map(([, path = ""]) => path.replace(/\/$/, ""))
      .filter((path) => !isKnown(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

function withFolders(file: string): string[] {
  const folder = dirname(file);
  return folder === "." ? [file] : [file, ...withFolders(folder)];
}
