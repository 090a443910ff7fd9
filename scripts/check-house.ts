import { packageArrows, pureRules } from "./house/arrows.ts";
import { importCycles } from "./house/cycles.ts";
import { declaredImports } from "./house/declared.ts";
import { featureShape, roomCycles, serverArrows } from "./house/server-rooms.ts";
import { defaultExports, emptyNames, fileNames, fileSizes } from "./house/shape.ts";
import { type Rule, readTree } from "./house/tree.ts";
import { contentTwins, localeTwins } from "./house/twins.ts";
import { webLayers } from "./house/web-layers.ts";
import { ROOT } from "./project.ts";

const RULES: Rule[] = [
  packageArrows,
  pureRules,
  serverArrows,
  roomCycles,
  featureShape,
  webLayers,
  importCycles,
  declaredImports,
  defaultExports,
  fileNames,
  emptyNames,
  fileSizes,
  localeTwins,
  contentTwins,
];

/** Files that may break a rule. Empty, and it stays empty. */
const EXCEPTIONS: readonly string[] = [];

/** What contradicts docs/architecture.md, one sentence each. */
export function checkHouse(root: string): string[] {
  const tree = readTree(root);
  const problems = RULES.flatMap((rule) => rule(tree));
  return [...new Set(problems)].filter((problem) => !EXCEPTIONS.some((path) => problem.startsWith(`${path}:`))).sort();
}

if (import.meta.main) {
  const problems = checkHouse(ROOT);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? "The house is in order." : `${problems.length} things contradict the architecture.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
