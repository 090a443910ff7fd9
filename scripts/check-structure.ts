import { ROOT } from "./project.ts";
import { importCycles } from "./structure/cycles.ts";
import { declaredImports } from "./structure/declared-imports.ts";
import { featureFloors, featureJourneys, featureTables, featureTexts } from "./structure/feature-names.ts";
import { packageDependencies, pureRules } from "./structure/package-dependencies.ts";
import { publishedTexts } from "./structure/published-texts.ts";
import { featureCycles, featureShape, serverDependencies } from "./structure/server-features.ts";
import { defaultExports, emptyNames, fileNames, fileSizes } from "./structure/shape.ts";
import { contentTranslations, localeTranslations } from "./structure/translations.ts";
import { type Rule, readTree } from "./structure/tree.ts";
import { readForms, webLayers } from "./structure/web-layers.ts";

const RULES: Rule[] = [
  packageDependencies,
  pureRules,
  serverDependencies,
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
  localeTranslations,
  contentTranslations,
  publishedTexts,
  featureFloors,
  featureTexts,
  featureJourneys,
  featureTables,
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
