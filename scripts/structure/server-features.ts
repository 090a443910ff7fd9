import { posix } from "node:path";
import { findCycle } from "./cycles.ts";
import { edgesOf } from "./resolve.ts";
import { isTest, type Rule } from "./tree.ts";

const FEATURES = "apps/server/src/features/";
const PLATFORM = "apps/server/src/platform/";
/** The roles that other features may use, alone or of one topic: `store.ts`, `passkey-store.ts`. */
const DOOR = /(^|-)(commands|queries|store)\.ts$/;

const featureOf = (path: string) => (path.startsWith(FEATURES) ? path.slice(FEATURES.length).split("/")[0] : undefined);

/**
 * Platform knows no feature; features use each other's commands, queries and store only; production code never imports
 * test code.
 */
export const serverDependencies: Rule = (tree) =>
  edgesOf(tree)
    .filter(({ from, to }) => from.startsWith("apps/server/") && to.startsWith("apps/server/") && !isTest(from))
    // Texts are no code: everybody may read them.
    .filter(({ to }) => !to.startsWith("apps/server/locales/"))
    .flatMap(({ from, to }) => {
      const [feature, other] = [featureOf(from), featureOf(to)];
      if (to.startsWith("apps/server/test/")) return [`${from}: imports the tests' own ${to}`];
      if (from.startsWith(PLATFORM) && !to.startsWith(PLATFORM)) return [`${from}: platform must not import ${to}`];
      if (feature && !other && !to.startsWith(PLATFORM))
        return [`${from}: a feature imports features and platform only, not ${to}`];
      if (feature && other && feature !== other && !DOOR.test(posix.basename(to)))
        return [`${from}: reaches into the feature ${other} past its commands, queries and store (${to})`];
      return [];
    });

/** Features that need each other are one feature. */
export const featureCycles: Rule = (tree) => {
  const between = edgesOf(tree)
    .filter(({ from }) => !isTest(from))
    .map(({ from, to }) => ({ from: featureOf(from), to: featureOf(to) }))
    .filter((edge): edge is { from: string; to: string } => !!edge.from && !!edge.to && edge.from !== edge.to);
  const cycle = findCycle(between);
  return cycle ? [`${FEATURES}: the features ${cycle.join(" → ")} import each other in a circle`] : [];
};

/** A feature has role or topic files, and at most one level of folders. */
export const featureShape: Rule = (tree) =>
  tree.files
    .filter((path) => path.startsWith(FEATURES))
    .flatMap((path) => {
      const [, ...inside] = path.slice(FEATURES.length).split("/");
      if (inside.length === 0) return [`${path}: stands in no feature`];
      return inside.length > 2 ? [`${path}: a feature has one level of folders, not more`] : [];
    });
