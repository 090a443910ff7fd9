import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Class names of two parts: four letters for the file, and a number for the name in it ("_qv7x1"). Vite's own have both
 * names and a longer hash: a tenth of every style sheet, and half a kilobyte of every page's script.
 */
export function shortClassNames(): Plugin {
  const files = new Map<string, string[]>();
  function generateScopedName(name: string, path: string) {
    const file = path.replace(/^.*\/app\//, "").replace(/\?.*$/, "");
    const letters = createHash("sha256").update(file).digest("base64url").replace(/[-_]/g, "").slice(0, 4);
    const [known = file, ...names] = files.get(letters) ?? [];
    if (known !== file) throw new Error(`${file} and ${known} would have the same class names: rename one of them`);
    const all = names.includes(name) ? names : [...names, name];
    files.set(letters, [file, ...all]);
    return `_${letters}${all.indexOf(name).toString(36)}`;
  }
  return {
    name: "short-class-names",
    config: (_, { command }) => (command === "build" ? { css: { modules: { generateScopedName } } } : undefined),
  };
}
