import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildHash } from "./build-hash.ts";
import { step } from "./progress.ts";
import { ROOT } from "./project.ts";
import { run } from "./run.ts";
import { StartError } from "./start-error.ts";

const BUILD = join(ROOT, "apps/web/build");
const INPUTS = join(BUILD, ".inputs");
const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|html|webmanifest)$/;

/** Builds the pages unless their inputs are unchanged since the last build. */
export async function ensureBuild(): Promise<void> {
  const hash = buildHash(ROOT);
  if (existsSync(INPUTS) && readFileSync(INPUTS, "utf8") === hash) return;
  await step("Building the pages", async () => {
    rmSync(INPUTS, { force: true });
    const { code, output } = await run({
      file: join(ROOT, "node_modules/.bin/react-router"),
      args: ["build"],
      cwd: join(ROOT, "apps/web"),
      env: { NODE_ENV: "production" },
    });
    if (code !== 0) {
      console.log(output);
      throw new StartError("The pages could not be built; the builder's own words stand above.");
    }
    await compress(join(BUILD, "client"));
    writeFileSync(INPUTS, hash);
  });
}

/** Compressed once at the highest level, so that no request has to. */
async function compress(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string) {
  const bytes = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: quality }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const smaller = Object.entries({ br, gz }).filter(([, packed]) => packed.length < bytes.length);
  await Promise.all(smaller.map(([ending, packed]) => writeFile(`${file}.${ending}`, packed)));
}
