import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { stopAll } from "./lifecycle.ts";
import { ROOT } from "./project.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/**
 * Makes the font files of a first visit again, after an update of the packages: `node scripts/subset-fonts.ts`. Needs
 * Debian's `fonttools` and `python3-brotli`. Weights, sizes and features that no style uses go.
 */
const FONTS = [
  {
    ...{ name: "inter", source: "wght-normal", axes: ["wght=400:700"] },
    features: "kern,mark,mkmk,calt,ccmp,locl,pnum,tnum",
  },
  // Headings have one weight; their letters follow the size.
  { name: "fraunces", source: "opsz-normal", axes: ["wght=560", "opsz=18:60"], features: "*" },
];

/** Which letters of a package's file go into ours: those of German and English, and what European names add to them. */
const LETTERS = [
  { from: "latin", to: "latin", unicodes: "*" },
  { from: "latin-ext", to: "names", unicodes: "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E" },
];

const fonttools = (...args: string[]) => execFileSync("fonttools", args, { stdio: "inherit" });

const folder = temporaryFolder("fonts");
for (const { name, source, axes, features } of FONTS)
  for (const { from, to, unicodes } of LETTERS) {
    const file = join(ROOT, `node_modules/@fontsource-variable/${name}/files/${name}-${from}-${source}.woff2`);
    const lighter = join(folder, `${name}-${to}.ttf`);
    const made = join(ROOT, `apps/web/app/ui/fonts/${name}-${to}.woff2`);
    fonttools("varLib.instancer", "--quiet", file, ...axes, "--output", lighter);
    fonttools(
      "subset",
      lighter,
      `--unicodes=${unicodes}`,
      `--layout-features=${features}`,
      "--flavor=woff2",
      `--output-file=${made}`,
    );
  }
await stopAll();
