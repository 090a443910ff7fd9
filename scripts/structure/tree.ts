import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { type Import, importsOf } from "./imports.ts";

/** What the rules check: files with their text, sources with their imports, packages. */
export type Source = { path: string; text: string; imports: Import[] };
export type Package = {
  folder: string;
  name: string;
  dependencies: Set<string>;
  devDependencies: Set<string>;
  exports: Record<string, string>;
};
export type Tree = {
  files: string[];
  sources: Source[];
  packages: Package[];
  root: Package;
  read(path: string): string;
};

/** A sentence about one file. */
export type Rule = (tree: Tree) => string[];

const FOLDERS = ["packages", "apps", "content", "e2e", "bench", "prove", "scripts"];
const SKIPPED = new Set(["node_modules", "build", ".react-router", ".data", ".vite", "results", "test-results"]);
const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx)$/;

export const isSource = (path: string): boolean => SOURCE.test(path);
export const isTest = (path: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(path) || path.startsWith("apps/server/test/") || path.startsWith("e2e/");

/** Reads the whole project once. */
export function readTree(root: string): Tree {
  const read = (path: string) => readFileSync(posix.join(root, path), "utf8");
  const files = FOLDERS.flatMap((folder) => list(root, folder));
  const sources = files.filter(isSource).map((path) => {
    const text = read(path);
    return { path, text, imports: importsOf(text) };
  });
  const packages = files
    .filter((path) => posix.basename(path) === "package.json")
    .map((path) => packageOf(posix.dirname(path), read(path)));
  const main = existsSync(posix.join(root, "package.json")) ? read("package.json") : "{}";
  return { files, sources, packages, root: packageOf(".", main), read };
}

function list(root: string, folder: string): string[] {
  if (!existsSync(posix.join(root, folder))) return [];
  return readdirSync(posix.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (SKIPPED.has(entry.name)) return [];
    return entry.isDirectory() ? list(root, path) : [path];
  });
}

function packageOf(folder: string, text: string): Package {
  const { name = "", dependencies = {}, devDependencies = {}, exports = {} } = JSON.parse(text);
  return {
    folder,
    name,
    dependencies: new Set(Object.keys(dependencies)),
    devDependencies: new Set(Object.keys(devDependencies)),
    exports,
  };
}

/** The package a file belongs to. */
export const packageAround = (tree: Tree, path: string): Package | undefined =>
  tree.packages.find(({ folder }) => path.startsWith(`${folder}/`));
