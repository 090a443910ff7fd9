import { isBuiltin } from "node:module";
import { nameOf } from "./resolve.ts";
import { isTest, packageAround, type Rule } from "./tree.ts";

/** Production code has only `dependencies`: others are not installed there. The route map is for the build. */
const runsInProduction = (path: string) =>
  !isTest(path) &&
  path !== "apps/web/app/routes.ts" &&
  /^(packages\/[^/]+\/src|apps\/server\/(src|seed)|apps\/web\/app)\//.test(path);

/** A package imports only what its own package.json declares. */
export const declaredImports: Rule = (tree) =>
  tree.sources.flatMap(({ path, imports }) => {
    const own = packageAround(tree, path);
    if (!own) return [];
    const mayUse = (name: string, kind: string) =>
      own.dependencies.has(name) ||
      name === own.name ||
      (own.devDependencies.has(name) && (kind !== "value" || !runsInProduction(path))) ||
      (!runsInProduction(path) && tree.root.devDependencies.has(name));
    return imports
      .filter(({ specifier }) => !/^[./]/.test(specifier) && !isBuiltin(specifier))
      .filter(({ specifier, kind }) => !mayUse(nameOf(specifier), kind))
      .map(({ specifier }) => `${path}: imports ${specifier}, which ${own.folder}/package.json does not declare`);
  });
