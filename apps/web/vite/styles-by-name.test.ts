import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shortClassNames } from "./short-class-names.ts";
import { stylesByName } from "./styles-by-name.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "styles-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The script and the styles of a page that is built of these files. */
async function built(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const input = join(root, "page.ts");
  const result = (await build({
    ...{ root, configFile: false, logLevel: "silent", plugins: [shortClassNames(), stylesByName()] },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input, optimization: { inlineConst: { mode: "all", pass: 2 } } },
    },
  })) as Rolldown.RolldownOutput;
  const texts = (ending: string) =>
    result.output
      .filter(({ fileName }) => fileName.endsWith(ending))
      .map((file) => (file.type === "chunk" ? file.code : String(file.source)))
      .join("\n");
  return { script: texts(".js"), styles: texts(".css") };
}

test("a page has the names it uses where it uses them, and none that it does not", async () => {
  const { script, styles } = await built({
    "page.ts": 'import styles from "./card.module.css";\ndocument.body.className = styles.private;',
    "card.module.css": ".private { color: red; } .unused { color: blue; }",
  });
  const name = /className=[`"](\w+)[`"]/.exec(script)?.[1];
  expect(styles).toContain(`.${name}{color:red}`);
  expect(styles).toContain("color:#00f");
  expect(script).not.toMatch(/unused|private/);
});

test("a sheet that is imported without its names is there, and a name may be looked up", async () => {
  const { script, styles } = await built({
    "page.ts":
      'import styles from "./card.module.css";\nimport "./late.module.css";\ndocument.body.className = styles[location.hash];',
    "card.module.css": ".one { color: red; } .two { color: blue; }",
    "late.module.css": ".late { color: green; }",
  });
  expect(styles).toContain("color:green");
  expect(script).toMatch(/one.*two/s);
});
