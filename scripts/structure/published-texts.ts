import { createHash } from "node:crypto";
import type { Rule } from "./tree.ts";

const SUMS = "content/legal/checksums.txt";
const VERSION = /^content\/legal\/(\w+\/(\d{4}-\d\d-\d\d)\.(?:en|de)\.md)$/;

/** People agreed to a published version: it is never edited, and its day stands in its name and in the text. */
export const publishedTexts: Rule = (tree) => {
  const versions = tree.files.flatMap((path) => {
    const [, name, day] = VERSION.exec(path) ?? [];
    return name && day ? [{ path, name, day }] : [];
  });
  if (versions.length === 0) return [];
  const lines = tree.files.includes(SUMS) ? tree.read(SUMS).trim().split("\n") : [];
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  return versions.flatMap(({ path, name, day }) => {
    const source = tree.read(path);
    const sum = createHash("sha256").update(source).digest("hex");
    const known = sums.get(name);
    return [
      ...(known === undefined ? [`${path}: has no line in ${SUMS}`] : []),
      ...(known !== undefined && known !== sum
        ? [`${path}: was edited after it was published; make a new version (docs/operations.md)`]
        : []),
      ...(source.includes(`\nupdated: ${day}\n`) ? [] : [`${path}: does not say "updated: ${day}"`]),
    ];
  });
};
