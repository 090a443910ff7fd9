import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { notionists } from "@dicebear/collection";
import { createAvatar } from "@dicebear/core";

/** Redraws `public/portraits`: `node apps/web/vite/draw-portraits.ts`. Every face here was checked to look friendly. */
type Face = {
  ground: string;
  hair: string;
  body: string;
  lips: string;
  brows: string;
  nose: string;
  glasses?: string;
  beard?: string;
};

const FACES: Record<string, Face> = {
  scarf: { ground: "d5e6e0", hair: "62", body: "01", lips: "23", brows: "01", nose: "02" },
  bob: { ground: "eadfce", hair: "11", body: "05", lips: "30", brows: "01", nose: "05" },
  fringe: { ground: "f4d2c0", hair: "41", body: "23", lips: "17", brows: "12", nose: "02" },
  quiff: { ground: "d9dfec", hair: "54", body: "18", lips: "23", brows: "01", nose: "13" },
  curls: { ground: "e4e8d2", hair: "20", body: "16", lips: "03", brows: "12", nose: "02" },
  beard: { ground: "d9dfec", hair: "13", body: "25", lips: "23", brows: "01", nose: "07", beard: "02" },
  bun: { ground: "d5e6e0", hair: "48", body: "21", lips: "14", brows: "12", nose: "08", glasses: "08" },
  crop: { ground: "f4d2c0", hair: "33", body: "17", lips: "30", brows: "01", nose: "13" },
};

const folder = fileURLToPath(new URL("../public/portraits/", import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, face] of Object.entries(FACES)) writeFileSync(`${folder}${name}.svg`, slim(draw(face)));

function draw({ ground, hair, body, lips, brows, nose, glasses, beard }: Face): string {
  type Options = NonNullable<Parameters<typeof createAvatar<notionists.Options>>[1]>;
  const options = {
    seed: "aufwind",
    backgroundColor: [ground],
    hair: [`variant${hair}`],
    body: [`variant${body}`],
    lips: [`variant${lips}`],
    brows: [`variant${brows}`],
    nose: [`variant${nose}`],
    eyes: ["variant05"],
    ...(glasses && { glasses: [`variant${glasses}`] }),
    ...(beard && { beard: [`variant${beard}`] }),
    glassesProbability: glasses ? 100 : 0,
    beardProbability: beard ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  };
  return createAvatar<notionists.Options>(notionists, options as Options).toString();
}

/** At a width of 1,744 units no fractions are needed, and no machine-readable licence text. */
function slim(svg: string): string {
  return svg
    .replace(/<metadata[\s\S]*?<\/metadata>/, "")
    .replace(/ d="[^"]*"/g, (path) =>
      path.replace(/-?\d*\.\d+/g, (number) => ` ${Math.round(Number(number) * 10) / 10}`),
    )
    .replace(/ +/g, " ");
}
