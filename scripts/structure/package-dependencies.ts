import { edgesOf } from "./resolve.ts";
import type { Rule } from "./tree.ts";

/** Importer → what it may import, besides itself. */
const ARROWS: Record<string, string[]> = {
  "packages/rules": [],
  "packages/contract": ["packages/rules"],
  "apps/server": ["packages/contract", "packages/rules", "content"],
  "apps/web": ["packages/contract", "packages/rules", "content"],
  "apps/card-sandbox": [],
  "apps/partner-sandbox": [],
  e2e: ["packages/contract"],
  bench: ["packages/rules", "apps/server", "apps/card-sandbox"],
  prove: ["packages/contract", "packages/rules", "apps/server", "apps/card-sandbox", "scripts"],
  scripts: ["apps/server", "apps/card-sandbox", "apps/partner-sandbox"],
};

/** The server knows card and mail providers only by their protocols; only its tests start the sandboxes. */
const isTestOf = ({ from, to }: { from: string; to: string }) =>
  from.startsWith("apps/server/test/") && ["apps/card-sandbox", "apps/partner-sandbox"].includes(partOf(to));

const partOf = (path: string) => /^(?:(?:packages|apps)\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;

/** Packages import each other only along the arrows of the architecture, and by name. */
export const packageDependencies: Rule = (tree) => {
  const crossing = edgesOf(tree).filter(({ from, to }) => partOf(from) !== partOf(to));
  const wrong = crossing
    .filter((edge) => !ARROWS[partOf(edge.from)]?.includes(partOf(edge.to)) && !isTestOf(edge))
    .map(({ from, to }) => `${from}: ${partOf(from)} must not import ${partOf(to)} (${to})`);
  const byPath = tree.sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ specifier }) => specifier.startsWith("."))
      .filter(({ specifier }) => leavesPackage(path, specifier))
      .map(({ specifier }) => `${path}: imports another package by its path (${specifier}) instead of its name`),
  );
  return [...wrong, ...byPath];
};

function leavesPackage(path: string, specifier: string) {
  const ups = specifier.split("/").filter((part) => part === "..").length;
  const depth = path.split("/").length - 1 - partOf(path).split("/").length;
  return ups > depth && !specifier.includes("/content/");
}

/** Pure rules: no I/O, no clock, no dependency; their tests may use the test tools. */
export const pureRules: Rule = (tree) =>
  tree.sources
    .filter(({ path }) => path.startsWith("packages/rules/") && !/\.test\.ts$/.test(path))
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => !specifier.startsWith(".") && !specifier.startsWith("@aufwind/rules/"))
        .map(({ specifier }) => `${path}: rules import nothing but rules (${specifier})`),
    );
