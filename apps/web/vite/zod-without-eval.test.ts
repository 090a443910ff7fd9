import { createRequire } from "node:module";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { build, type PluginOption, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { zodWithoutEval } from "./zod-without-eval.ts";

/** How often zod tries to generate code, bundled with these plugins, while an object is checked. */
async function triesOf(plugins: PluginOption[]): Promise<number> {
  // The contract's copy, which pages load.
  const manifest = createRequire(import.meta.resolve("@aufwind/contract/call")).resolve("zod/package.json");
  const lib = { entry: join(manifest, "../index.js"), formats: ["iife" as const], name: "zod" };
  const built = await build({ configFile: false, logLevel: "silent", plugins, build: { lib, write: false } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  let tries = 0;
  const refuse = () => {
    tries++;
    throw new Error("The content policy forbids it.");
  };
  const page = createContext({ Function: refuse });
  runInContext(output[0].code, page);
  expect(runInContext('zod.z.object({ name: zod.z.string() }).parse({ name: "Lena" }).name', page)).toBe("Lena");
  return tries;
}

test("zod makes no code at run time, neither in a build nor as Vite bundles it for development", async () => {
  const plugin = zodWithoutEval();
  const { optimizeDeps } = (
    plugin.config as () => { optimizeDeps: { rolldownOptions: { plugins: PluginOption[] } } }
  )();
  expect(await triesOf([])).toBeGreaterThan(0);
  expect(await triesOf([plugin])).toBe(0);
  expect(await triesOf(optimizeDeps.rolldownOptions.plugins)).toBe(0);
});
