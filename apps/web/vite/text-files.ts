import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:text-files";
const RESOLVED = `\0${NAME}`;
const FOLDER = join(import.meta.dirname, "../app/locales");

/**
 * Writes each namespace's texts to a file whose name the browser can tell from its language and the version of all
 * texts ("/assets/home.de-1f2e3d4c.js"): a list of names with a hash each was 4.5 kB of every page. In development Vite
 * serves the sources.
 */
export function textFiles(): Plugin {
  let texts: Map<string, string> | undefined;
  let version = "";
  const fileOf = (namespace: string, locale: string) => `assets/${namespace}.${locale}-${version}.js`;
  return {
    name: "text-files",
    configResolved({ command }) {
      if (command !== "build") return;
      texts = readTexts();
      version = createHash("sha256")
        .update(JSON.stringify([...texts]))
        .digest("hex")
        .slice(0, 8);
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const address = `\`/${fileOf(`\${namespace}`, `\${locale}`)}\``;
      return `export const textFile = (locale, namespace) => ${texts ? address : "undefined"};`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [file, text] of texts ?? []) {
        const fileName = fileOf(basename(file, ".json"), dirname(file));
        this.emitFile({ type: "asset", fileName, source: `export default ${text};` });
      }
    },
  };
}

/** By "de/home.json". */
const readTexts = () =>
  new Map(
    globSync("*/*.json", { cwd: FOLDER })
      .sort()
      .map((file) => [file, JSON.stringify(JSON.parse(readFileSync(join(FOLDER, file), "utf8")))]),
  );
