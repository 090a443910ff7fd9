import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { stopAll } from "./lifecycle.ts";
import { ROOT } from "./project.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Makes the font files of a first visit again, after an update of the packages: `node scripts/subset-fonts.ts`. Needs
 * Debian's `fonttools` and `python3-brotli`. All letters stay; weights, sizes and features that no style uses go.
 */
const FONTS = [
  {
    ...{ name: "inter", source: "inter-latin-wght-normal", axes: ["wght=400:700"] },
    features: "kern,mark,mkmk,calt,ccmp,locl,pnum,tnum",
  },
  // Headings have one weight; their letters follow the size.
  { name: "fraunces", source: "fraunces-latin-opsz-normal", axes: ["wght=560", "opsz=18:60"], features: "*" },
];

const fonttools = (...args: string[]) => execFileSync("fonttools", args, { stdio: "inherit" });

const folder = temporaryFolder("fonts");
for (const { name, source, axes, features } of FONTS) {
  const from = join(ROOT, `node_modules/@fontsource-variable/${name}/files/${source}.woff2`);
  const lighter = join(folder, `${name}.ttf`);
  const to = join(ROOT, `apps/web/app/ui/fonts/${name}-latin.woff2`);
  fonttools("varLib.instancer", "--quiet", from, ...axes, "--output", lighter);
  fonttools(
    "subset",
    lighter,
    "--unicodes=*",
    `--layout-features=${features}`,
    "--flavor=woff2",
    `--output-file=${to}`,
  );
}
await stopAll();
