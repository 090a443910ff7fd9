import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { decode, encode } from "@jridgewell/sourcemap-codec";
import { type Plugin, rolldown } from "rolldown";
import { step } from "./progress.ts";
import { ROOT } from "./project.ts";

const SOURCE = join(ROOT, "apps/server/src/main.ts");
const CONTRACT = join(ROOT, "packages/contract/src");
export const BUILT = join(ROOT, "apps/server/build/main.js");

/** Ours, and the query builder: a quarter of all modules of a start, which no package of others shares with us. */
const BUNDLED = /^(?:\.|\/|@aufwind\/|kysely(?:\/|$))/;

/**
 * The server's and its packages' modules in a few files: to find and link over a thousand of them was a third of the work
 * of a start. Other packages stay where npm put them, and threads still run from their sources.
 */
export async function buildServer(): Promise<void> {
  await step("Building the server", async () => {
    const folder = join(BUILT, "..");
    rmSync(folder, { recursive: true, force: true });
    const bundle = await rolldown({
      input: SOURCE,
      platform: "node",
      external: (id) => !BUNDLED.test(id),
      plugins: [filesOfContract, placesOfSources(folder)],
    });
    await bundle.write({ dir: folder, format: "esm", sourcemap: true, sourcemapExcludeSources: true });
    await bundle.close();
    for (const map of globSync("*.map", { cwd: folder })) keepLines(join(folder, map));
  });
}

/** The place of each line, not of each word: Node reads the whole map as soon as it needs one place of it. */
function keepLines(file: string): void {
  const map = JSON.parse(readFileSync(file, "utf8"));
  const lines = decode(map.mappings).map((places) => places.slice(0, 1));
  writeFileSync(file, JSON.stringify({ ...map, names: [], mappings: encode(lines) }));
}

/** Reading the contract's folder would load each file a second time, with schemas that no route knows. */
const filesOfContract: Plugin = {
  name: "files-of-contract",
  load(id) {
    if (id !== join(CONTRACT, "platform/contract-files.ts")) return;
    const files = globSync("**/*.ts", { cwd: CONTRACT, exclude: ["**/*.test.ts"] }).sort();
    const imports = files.map(
      (file, index) => `import * as file${index} from ${JSON.stringify(join(CONTRACT, file))};`,
    );
    const pairs = files.map((file, index) => `[${JSON.stringify(file)}, file${index}]`);
    return `${imports.join("\n")}\nexport const contractFiles = async () => [${pairs.join(", ")}];`;
  },
};

/** What a module finds beside itself (migrations, texts, threads, the built pages) lies beside its source. */
const placesOfSources = (folder: string): Plugin => ({
  name: "places-of-sources",
  transform(code, id) {
    if (!code.includes("import.meta.url")) return;
    const source = JSON.stringify(relative(folder, id));
    // On one line, so that the map of sources stays true without one of its own.
    return { code: code.replaceAll("import.meta.url", `new URL(${source}, import.meta.url).href`), map: null };
  },
});
