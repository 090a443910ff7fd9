import type { GiftCardDesign } from "@aufwind/rules/gift-cards";
import styles from "./gift-card-picture.module.css";

type Hill = readonly [at: number, color: string];
type Drawing = {
  sky: readonly [string, string];
  hills: readonly Hill[];
  sun?: readonly [number, number, number, string];
};

/** The same pictures as on the printed card. */
const DRAWINGS: Record<GiftCardDesign, Drawing> = {
  sunrise: {
    sky: ["#F9D9B6", "#F2A97E"],
    sun: [160, 74, 30, "#FFF1D6"],
    hills: [
      [0.7, "#BF4F24"],
      [0.82, "#8C3517"],
    ],
  },
  meadow: {
    sky: ["#DDEFE6", "#F6F1E4"],
    sun: [250, 30, 14, "#F2A97E"],
    hills: [
      [0.55, "#8DBB9B"],
      [0.68, "#4F8F72"],
      [0.82, "#0F4C4A"],
    ],
  },
  waves: {
    sky: ["#E4F1F3", "#BFE0E2"],
    sun: [256, 28, 13, "#FFF1D6"],
    hills: [
      [0.5, "#7FBFC0"],
      [0.64, "#3E8E90"],
      [0.78, "#1D6B6A"],
      [0.9, "#0F4C4A"],
    ],
  },
  stars: {
    sky: ["#12303A", "#2B5260"],
    sun: [64, 32, 14, "#FFF1D6"],
    hills: [
      [0.78, "#0B2228"],
      [0.88, "#071519"],
    ],
  },
};

const [WIDTH, HEIGHT] = [320, 108];
const STARS = Array.from({ length: 40 }, (_, star) => ({
  x: ((star * 0.618) % 1) * WIDTH,
  y: ((star * 0.3989) % 0.72) * HEIGHT,
  r: 0.5 + (star % 4) * 0.3,
}));

/** A rolling line from its height to the bottom. */
function hillPath(at: number, place: number): string {
  const top = HEIGHT * at;
  const swing = HEIGHT * 0.14 * (place % 2 === 0 ? 1 : -1);
  return `M0 ${top}C${WIDTH * 0.3} ${top - swing} ${WIDTH * 0.6} ${top + swing} ${WIDTH} ${top - swing / 2}V${HEIGHT}H0z`;
}

/** Decoration: the words beside it say which one it is. */
export function GiftCardPicture({ design }: { design: GiftCardDesign }) {
  const { sky, sun, hills } = DRAWINGS[design];
  const id = `sky-${design}`;
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
      {sun && <circle cx={sun[0]} cy={sun[1]} r={sun[2]} fill={sun[3]} />}
      {hills.map(([at, color], place) => (
        <path key={color} d={hillPath(at, place)} fill={color} />
      ))}
    </svg>
  );
}
