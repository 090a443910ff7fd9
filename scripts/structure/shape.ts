import { posix } from "node:path";
import { isSource, isTest, type Rule } from "./tree.ts";

const LIMIT = 300;
const TEST_LIMIT = 400;
const isMeasured = (path: string) => (isSource(path) || path.endsWith(".css")) && !path.endsWith("/database-types.ts");

/** Small files: past the limit a file holds two things. */
export const fileSizes: Rule = (tree) =>
  tree.files.filter(isMeasured).flatMap((path) => {
    const lines = tree.read(path).trimEnd().split("\n").length;
    const limit = isTest(path) ? TEST_LIMIT : LIMIT;
    return lines > limit ? [`${path}: has ${lines} lines, at most ${limit} are allowed`] : [];
  });

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** One way to write a name. */
export const fileNames: Rule = (tree) =>
  tree.files
    .filter((path) => !path.split("/").every((part) => KEBAB.test(part)))
    .map((path) => `${path}: is not named in kebab-case`);

const FORBIDDEN = /(^|-)(utils?|helpers?|service|manager)$|^index$/;

/** A name says what is inside; these say nothing, and an `index` is a barrel (among routes it is the router's own word). */
export const emptyNames: Rule = (tree) =>
  tree.sources
    .map(({ path }) => path)
    .filter((path) => path !== "apps/web/app/routes/index.tsx")
    .filter((path) => path.split("/").some((part) => FORBIDDEN.test(part.split(".")[0] ?? "")))
    .map((path) => `${path}: has a name that says nothing about what is inside`);

const mayExportDefault = (path: string) =>
  /^apps\/web\/app\/(routes\/.+|root|routes|entry\.[a-z]+)\.tsx?$/.test(path) ||
  /\.config\.[mc]?[tj]s$/.test(posix.basename(path));

/** A default export has no name to search for; only if a framework requires it. */
export const defaultExports: Rule = (tree) =>
  tree.sources
    .filter(({ path, text }) => !mayExportDefault(path) && /^export (default\b|\{[^}]*\bas default\b)/m.test(text))
    .map(({ path }) => `${path}: has a default export`);
