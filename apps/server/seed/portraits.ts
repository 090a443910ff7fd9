import { createAvatar } from "@dicebear/core";
import * as notionists from "@dicebear/notionists";
import type { DemoCoach, Face, Ground } from "./coaches/coach.ts";

const TEAL = "#0f4c4a";
const APRICOT = "#bf4f24";
/** Softer than black, for all lines. */
const INK = "#1f2423";

/** The background colours of portraits; initials have the same. */
const GROUNDS: Record<Ground, string> = {
  apricot: "f4d2c0",
  mist: "d9dfec",
  moss: "e4e8d2",
  sage: "d5e6e0",
  sand: "eadfce",
};
/** Clothes that are neither the ground nor any skin. */
const CLOTHES: Record<Ground, string> = {
  apricot: "#dce9e4",
  mist: "#fbf7ef",
  moss: "#cfdde6",
  sage: "#fbf7ef",
  sand: "#d3e2dd",
};
const SKINS: Record<Face["skin"], string> = {
  fair: "#f8e0cf",
  light: "#f1cfb5",
  olive: "#e0b792",
  tan: "#cb996f",
  brown: "#a97250",
  deep: "#83543a",
};
const HAIR: Record<Face["hairColour"], string> = {
  black: "#231f20",
  dark: "#3b2a22",
  brown: "#64422c",
  chestnut: "#824c2b",
  auburn: "#9c4d25",
  blond: "#cfa15c",
  grey: "#8f8c88",
};
/** What the style draws as hair and is a cloth: a turban and a headscarf. */
const WRAPPED: Record<string, Fills> = {
  61: { "#fff": "#e39b73", "#000": INK },
  62: { "#fff": "#dcebe6", "#000": "#2c6a65" },
};

/** Where the style puts the parts that have tints. */
const PLACES = { head: "531 487", clothes: "178 1057", hair: "266 207", beard: "653 805" };
/** From above the hair to the shoulders: one crop for a card and for a small round picture. */
const CROP = 'viewBox="197 130 1350 1350"';

/** The coach's face as an SVG of 640 × 640, always the same one. */
export const portraitOf = ({ face }: DemoCoach): string | undefined => face && drawPortrait(face);

export function drawPortrait(face: Face): string {
  const lines = drawLines(face)
    .replace(/viewBox="[^"]*"/, CROP)
    .replaceAll('fill="#000"', `fill="${INK}"`);
  const hair = HAIR[face.hairColour];
  const tints: [place: string, fills: Fills][] = [
    [PLACES.head, { "#fff": SKINS[face.skin] }],
    [PLACES.clothes, { "#fff": CLOTHES[face.ground] }],
    [PLACES.hair, WRAPPED[face.hair] ?? { "#000": hair }],
    [PLACES.beard, { "#000": hair }],
  ];
  return tints.reduce((svg, [place, fills]) => tinted(svg, place, fills), lines);
}

type Fills = { "#fff"?: string; "#000"?: string };

/** One part of a face in other colours; the style itself knows only black and white. */
const tinted = (svg: string, place: string, fills: Fills): string =>
  svg.replace(new RegExp(`<g transform="translate\\(${place}\\)">.*?</g>`, "s"), (part) =>
    part
      .replaceAll('fill="#fff"', `fill="${fills["#fff"] ?? "#fff"}"`)
      .replaceAll(`fill="${INK}"`, `fill="${fills["#000"] ?? INK}"`),
  );

function drawLines({ ground, hair, body, lips, brows, nose, glasses, beard }: Face): string {
  type Options = NonNullable<Parameters<typeof createAvatar<notionists.Options>>[1]>;
  const options = {
    seed: "aufwind",
    size: 640,
    backgroundColor: [GROUNDS[ground]],
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

const LINES = 8;

/** A calm banner of 1000 × 320 with rising lines, for coaches who have one. */
export function bannerOf({ email, banner }: DemoCoach): string | undefined {
  if (!banner) return undefined;
  const seed = [...email].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const lines = Array.from({ length: LINES }, (_, index) => risingLine(index, seed));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="320" viewBox="0 0 1000 320">
<rect width="1000" height="320" fill="#${GROUNDS[banner]}"/>
<path d="M0 320V${250 + (seed % 30)}C320 ${290 - (seed % 40)} 620 ${150 + (seed % 50)} 1000 ${120 + (seed % 60)}V320Z" fill="#fbf8f3" opacity=".55"/>
<g fill="none" stroke-linecap="round">${lines.join("")}</g>
</svg>`;
}

function risingLine(index: number, seed: number) {
  const start = 318 - index * (16 + (seed % 9));
  const end = 210 - index * (24 + (seed % 13));
  const [low, high] = [start + 20 + (seed % 30), end + 50 + (seed % 70)];
  const isAccent = index === 2 + (seed % 4);
  const stroke = isAccent ? APRICOT : TEAL;
  const opacity = isAccent ? 0.8 : 0.42 - index * 0.04;
  return `<path d="M-10 ${start}C${280 + (seed % 80)} ${low} ${600 + (seed % 90)} ${high} 1010 ${end}" stroke="${stroke}" stroke-width="${isAccent ? 3 : 2}" opacity="${opacity.toFixed(2)}"/>`;
}
