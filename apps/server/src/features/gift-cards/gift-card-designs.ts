import type { GiftCardDesign } from "@aufwind/rules/gift-cards";

type Size = { width: number; height: number };
/** A path, or a disc, in one colour. */
type Shape = { path: string; color: string } | { disc: readonly [x: number, y: number, radius: number]; color: string };
type Picture = { sky: readonly [from: string, to: string]; shapes: Shape[] };

/** The pictures of gift cards, for the sheet and for the mail; the page of gift cards shows the same ones. */
const PICTURES: Record<GiftCardDesign, (size: Size) => Picture> = {
  sunrise: (size) => {
    const disc = (radius: number, color: string): Shape => ({
      disc: [size.width / 2, size.height * 0.78, size.height * radius],
      color,
    });
    return {
      sky: ["#F9D9B6", "#F2A97E"],
      shapes: [
        ...[disc(0.42, "#F6C08E"), disc(0.32, "#F8D3A4"), disc(0.22, "#FFF1D6")],
        ...hills(size, [
          [0.7, "#BF4F24"],
          [0.82, "#8C3517"],
        ]),
      ],
    };
  },
  meadow: (size) => ({
    sky: ["#DDEFE6", "#F6F1E4"],
    shapes: [
      ...hills(size, [
        [0.55, "#8DBB9B"],
        [0.68, "#4F8F72"],
        [0.82, "#0F4C4A"],
      ]),
      ...Array.from({ length: 14 }, (_, stem) => flower(size, stem)).flat(),
    ],
  }),
  waves: (size) => ({
    sky: ["#E4F1F3", "#BFE0E2"],
    shapes: [
      { disc: [size.width * 0.8, size.height * 0.26, size.height * 0.12], color: "#FFF1D6" },
      ...hills(size, [
        [0.5, "#7FBFC0"],
        [0.64, "#3E8E90"],
        [0.78, "#1D6B6A"],
        [0.9, "#0F4C4A"],
      ]),
    ],
  }),
  stars: (size) => ({
    sky: ["#12303A", "#2B5260"],
    shapes: [
      ...Array.from({ length: 60 }, (_, star) => starOf(size, star)),
      { disc: [size.width * 0.2, size.height * 0.3, size.height * 0.13], color: "#FFF1D6" },
      { disc: [size.width * 0.225, size.height * 0.27, size.height * 0.115], color: "#1A3B46" },
      ...hills(size, [
        [0.78, "#0B2228"],
        [0.88, "#071519"],
      ]),
    ],
  }),
};

/** Rolling lines, each from its height to the bottom. */
const hills = ({ width, height }: Size, lines: readonly (readonly [at: number, color: string])[]): Shape[] =>
  lines.map(([at, color], place) => {
    const top = height * at;
    const swing = height * 0.14 * (place % 2 === 0 ? 1 : -1);
    const curve = [width * 0.3, top - swing, width * 0.6, top + swing, width, top - swing / 2].map(rounded).join(" ");
    return { path: `M0 ${rounded(top)}C${curve}V${rounded(height)}H0Z`, color };
  });

const PETALS = ["#F2A97E", "#FFF1D6", "#BF4F24"] as const;

function flower({ width, height }: Size, stem: number): Shape[] {
  const [x, y] = [((stem * 0.073 + 0.03) % 1) * width, height * (0.62 + (stem % 5) * 0.05)];
  const thick = height * 0.005;
  const long = `M${rounded(x - thick / 2)} ${rounded(y)}h${rounded(thick)}v${rounded(height * 0.14)}h-${rounded(thick)}Z`;
  return [
    { path: long, color: "#0F4C4A" },
    { disc: [x, y, height * (0.019 + (stem % 3) * 0.004)], color: PETALS[stem % 3] ?? PETALS[0] },
  ];
}

const starOf = ({ width, height }: Size, star: number): Shape => ({
  disc: [
    ((star * 0.6180339) % 1) * width,
    ((star * 0.3819661 + star * 0.017) % 0.72) * height,
    height * (0.0026 + (star % 4) * 0.0019),
  ],
  color: "#FFF1D6",
});

const rounded = (length: number) => Math.round(length * 100) / 100;

export const pictureOf = (design: GiftCardDesign, size: Size): Picture => PICTURES[design](size);

/** As a drawing for the mail. */
export function designAsSvg(design: GiftCardDesign, { width, height }: Size): string {
  const { sky, shapes } = pictureOf(design, { width, height });
  const drawn = shapes.map((shape) =>
    "disc" in shape
      ? `<circle cx="${rounded(shape.disc[0])}" cy="${rounded(shape.disc[1])}" r="${rounded(shape.disc[2])}" fill="${shape.color}"/>`
      : `<path d="${shape.path}" fill="${shape.color}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${drawn.join("")}</svg>`;
}
