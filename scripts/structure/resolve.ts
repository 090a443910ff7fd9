import { posix } from "node:path";
import { packageAround, type Source, type Tree } from "./tree.ts";

/** The target of an import: a file of the project, or a package. */
type Target = { file: string; package?: undefined } | { package: string; file?: undefined };

function resolveImport(tree: Tree, from: string, specifier: string): Target {
  if (specifier.startsWith(".")) return { file: posix.join(posix.dirname(from), specifier) };
  if (specifier.startsWith("/")) return { file: posix.join(packageAround(tree, from)?.folder ?? "", specifier) };
  const name = nameOf(specifier);
  const own = tree.packages.find((each) => each.name === name);
  if (!own) return { package: name };
  return { file: posix.join(own.folder, exported(own.exports, `.${specifier.slice(name.length)}`)) };
}

/** The name of the package that a specifier asks for. */
export const nameOf = (specifier: string): string => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

function exported(exports: Record<string, string>, path: string): string {
  const patterns = Object.entries(exports).sort(([a], [b]) => b.length - a.length);
  for (const [pattern, target] of patterns) {
    const [start = "", end] = pattern.split("*");
    if (end === undefined ? path !== start : !(path.startsWith(start) && path.endsWith(end))) continue;
    return target.replaceAll("*", path.slice(start.length, path.length - (end?.length ?? 0)));
  }
  return path;
}

type Edge = { from: string; to: string; kind: Source["imports"][number]["kind"] };

/** Every import between two files of the project. */
export const edgesOf = (tree: Tree): Edge[] =>
  tree.sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, kind }) => {
      const { file } = resolveImport(tree, path, specifier);
      return file ? [{ from: path, to: file, kind }] : [];
    }),
  );
