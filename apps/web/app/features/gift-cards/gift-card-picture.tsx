import type { GiftCardDesign } from "@aufwind/rules/gift-cards";
import { useId } from "react";
import styles from "./gift-card-picture.module.css";

type Hill = readonly [at: number, color: string];
type Disc = readonly [x: number, y: number, radius: number, color: string];
type Drawing = {
  sky: readonly [string, string];
  /** Sun and moon; a second one turns the moon into a crescent. */
  discs: readonly Disc[];
  hills: readonly Hill[];
};

const [WIDTH, HEIGHT] = [320, 108];

/** The same pictures as in the mail and on the sheet. */
const DRAWINGS: Record<GiftCardDesign, Drawing> = {
  sunrise: {
    sky: ["#F9D9B6", "#F2A97E"],
    discs: [
      [160, 84, 45, "#F6C08E"],
      [160, 84, 35, "#F8D3A4"],
      [160, 84, 24, "#FFF1D6"],
    ],
    hills: [
      [0.7, "#BF4F24"],
      [0.82, "#8C3517"],
    ],
  },
  meadow: {
    sky: ["#DDEFE6", "#F6F1E4"],
    discs: [],
    hills: [
      [0.55, "#8DBB9B"],
      [0.68, "#4F8F72"],
      [0.82, "#0F4C4A"],
    ],
  },
  waves: {
    sky: ["#E4F1F3", "#BFE0E2"],
    discs: [[224, 28, 13, "#FFF1D6"]],
    hills: [
      [0.5, "#7FBFC0"],
      [0.64, "#3E8E90"],
      [0.78, "#1D6B6A"],
      [0.9, "#0F4C4A"],
    ],
  },
  stars: {
    sky: ["#12303A", "#2B5260"],
    discs: [
      [96, 34, 15, "#FFF1D6"],
      [102, 30, 13, "#1A3B46"],
    ],
    hills: [
      [0.78, "#0B2228"],
      [0.88, "#071519"],
    ],
  },
};

const STARS = Array.from({ length: 40 }, (_, star) => ({
  x: ((star * 0.618) % 1) * WIDTH,
  y: ((star * 0.3989) % 0.72) * HEIGHT,
  r: 0.5 + (star % 4) * 0.3,
}));

const PETALS = ["#F2A97E", "#FFF1D6", "#BF4F24"] as const;
const FLOWERS = Array.from({ length: 14 }, (_, stem) => ({
  x: ((stem * 0.073 + 0.03) % 1) * WIDTH,
  y: HEIGHT * (0.62 + (stem % 5) * 0.05),
  r: 2.2 + (stem % 3) * 0.5,
  color: PETALS[stem % 3],
}));

/** A rolling line from its height to the bottom. */
function hillPath(at: number, place: number): string {
  const top = HEIGHT * at;
  const swing = HEIGHT * 0.14 * (place % 2 === 0 ? 1 : -1);
  return `M0 ${top}C${WIDTH * 0.3} ${top - swing} ${WIDTH * 0.6} ${top + swing} ${WIDTH} ${top - swing / 2}V${HEIGHT}H0z`;
}

/** Decoration: the words beside it say which one it is. */
export function GiftCardPicture({ design }: { design: GiftCardDesign }) {
  const { sky, discs, hills } = DRAWINGS[design];
  // The same design may be on the page twice.
  const id = useId();
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset="1" stopColor={sky[1]} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      {design === "stars" && STARS.map(({ x, y, r }) => <circle key={x} cx={x} cy={y} r={r} fill="#FFF1D6" />)}
      {discs.map(([x, y, r, color]) => (
        <circle key={color} cx={x} cy={y} r={r} fill={color} />
      ))}
      {hills.map(([at, color], place) => (
        <path key={color} d={hillPath(at, place)} fill={color} />
      ))}
      {design === "meadow" &&
        FLOWERS.map(({ x, y, r, color }) => (
          <g key={x}>
            <path d={`M${x} ${y}v${HEIGHT * 0.14}`} stroke="#0F4C4A" strokeWidth="0.6" />
            <circle cx={x} cy={y} r={r} fill={color} />
          </g>
        ))}
    </svg>
  );
}
