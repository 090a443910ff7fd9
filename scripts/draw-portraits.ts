import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPortrait } from "@aufwind/server/seed/portraits";
import { ROOT } from "./project.ts";

/** Redraws the faces of the home page: `node scripts/draw-portraits.ts`. Every one was checked to look friendly. */
const FACES: Record<string, Parameters<typeof drawPortrait>[0]> = {
  scarf: {
    ...{ ground: "sage", skin: "tan", hairColour: "black" },
    ...{ hair: "62", body: "01", lips: "23", brows: "01", nose: "02" },
  },
  bob: {
    ...{ ground: "sand", skin: "light", hairColour: "chestnut" },
    ...{ hair: "11", body: "05", lips: "30", brows: "01", nose: "05" },
  },
  fringe: {
    ...{ ground: "apricot", skin: "light", hairColour: "black" },
    ...{ hair: "41", body: "23", lips: "17", brows: "12", nose: "02" },
  },
  quiff: {
    ...{ ground: "mist", skin: "fair", hairColour: "auburn" },
    ...{ hair: "54", body: "18", lips: "23", brows: "01", nose: "13" },
  },
  curls: {
    ...{ ground: "moss", skin: "deep", hairColour: "black" },
    ...{ hair: "20", body: "16", lips: "03", brows: "12", nose: "02" },
  },
  beard: {
    ...{ ground: "mist", skin: "olive", hairColour: "dark" },
    ...{ hair: "13", body: "25", lips: "23", brows: "01", nose: "07", beard: "02" },
  },
  bun: {
    ...{ ground: "sage", skin: "fair", hairColour: "blond" },
    ...{ hair: "48", body: "21", lips: "14", brows: "12", nose: "08", glasses: "08" },
  },
  crop: {
    ...{ ground: "apricot", skin: "brown", hairColour: "black" },
    ...{ hair: "33", body: "17", lips: "30", brows: "01", nose: "13" },
  },
};

const folder = join(ROOT, "apps/web/public/portraits");
mkdirSync(folder, { recursive: true });
for (const [name, face] of Object.entries(FACES)) writeFileSync(join(folder, `${name}.svg`), slim(drawPortrait(face)));

/** At a width of 1,350 units no fractions are needed, and no machine-readable licence text. */
function slim(svg: string): string {
  return svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, "")
    .replace(/ d="[^"]*"/g, (path) =>
      path.replace(/-?\d*\.\d+/g, (number) => ` ${Math.round(Number(number) * 10) / 10}`),
    )
    .replace(/ +/g, " ");
}
