import { ROOT } from "./project.ts";
import { packageArrows, pureRules } from "./structure/arrows.ts";
import { importCycles } from "./structure/cycles.ts";
import { declaredImports } from "./structure/declared.ts";
import { nounFloors, nounJourneys, nounTables, nounTexts } from "./structure/nouns.ts";
import { publishedTexts } from "./structure/published-texts.ts";
import { featureCycles, featureShape, serverArrows } from "./structure/server-features.ts";
import { defaultExports, emptyNames, fileNames, fileSizes } from "./structure/shape.ts";
import { type Rule, readTree } from "./structure/tree.ts";
import { contentTwins, localeTwins } from "./structure/twins.ts";
import { readForms, webLayers } from "./structure/web-layers.ts";

const RULES: Rule[] = [
  packageArrows,
  pureRules,
  serverArrows,
  featureCycles,
  featureShape,
  webLayers,
  readForms,
  importCycles,
  declaredImports,
  defaultExports,
  fileNames,
  emptyNames,
  fileSizes,
  localeTwins,
  contentTwins,
  publishedTexts,
  nounFloors,
  nounTexts,
  nounJourneys,
  nounTables,
];

/** Files that may break a rule. Empty, and it stays empty. */
const EXCEPTIONS: readonly string[] = [];

/** What contradicts docs/architecture.md, one sentence each. */
export function checkStructure(root: string): string[] {
  const tree = readTree(root);
  const problems = RULES.flatMap((rule) => rule(tree));
  return [...new Set(problems)].filter((problem) => !EXCEPTIONS.some((path) => problem.startsWith(`${path}:`))).sort();
}

if (import.meta.main) {
  const problems = checkStructure(ROOT);
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0 ? "The structure is in order." : `${problems.length} things contradict the architecture.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
