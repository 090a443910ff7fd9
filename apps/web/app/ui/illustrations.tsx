import styles from "./illustrations.module.css";

/** Paths on a canvas of 240 × 150: shapes with a tint and an outline, plain lines, and the accent. */
type Drawn = { shapes: readonly string[]; lines: readonly string[]; accent: string };

const DRAWINGS = {
  /** Two armchairs that face each other. */
  chairs: {
    shapes: [
      "M50 126V72a13 13 0 0 1 26 0v28h22a10 10 0 0 1 10 10v16z",
      "M190 126V72a13 13 0 0 0-26 0v28h-22a10 10 0 0 0-10 10v16z",
    ],
    lines: ["M16 134h208", "M58 126v8m42-8v8m40-8v8m42-8v8"],
    accent: "M66 44c32 8 54-2 68-19 9-10 20-15 40-15",
  },
  /** A kite above hills. */
  kite: {
    shapes: ["M10 142c20-42 62-48 98-22 34-42 92-40 122 22z", "M168 14l24 25-28 31-18-32z"],
    lines: ["M168 14l-4 56m-18-32 46 1", "M48 142c8-14 20-22 38-24", "M152 142c6-13 18-21 36-23"],
    accent: "M164 70c-4 28-44 14-56 48",
  },
  /** A cup of tea, a clock and a plant. */
  tea: {
    shapes: [
      "M92 84h44v18a16 16 0 0 1-16 16h-12a16 16 0 0 1-16-16z",
      "M32 46a23 23 0 1 0 46 0 23 23 0 1 0-46 0",
      "M162 94h30l-5 24h-20z",
    ],
    lines: [
      "M24 118h192m-174 0v26m156-26v26",
      "M136 90h6a8 8 0 0 1 0 16h-7",
      "M55 34v12l9 6",
      "M177 94c0-22-7-32-20-36 0 20 7 30 20 36zm0 0c0-28 8-38 22-42 2 22-7 34-22 42z",
    ],
    accent: "M106 74c-7-8 7-13 0-22m16 22c-7-8 7-13 0-22",
  },
  /** Two speech bubbles. */
  talk: {
    shapes: [
      "M40 22h92a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H78L58 98V80H40a12 12 0 0 1-12-12V34a12 12 0 0 1 12-12z",
      "M120 64h80a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-4v18l-20-18h-56a12 12 0 0 1-12-12V76a12 12 0 0 1 12-12z",
    ],
    lines: ["M46 42h68", "M46 57h44"],
    accent: "M126 102c18 3 28-3 34-11 6-9 14-13 34-14",
  },
  /** A page of a calendar. */
  calendar: {
    shapes: ["M54 32h132a10 10 0 0 1 10 10v84a10 10 0 0 1-10 10H54a10 10 0 0 1-10-10V42a10 10 0 0 1 10-10z"],
    lines: ["M44 60h152", "M82 20v22m76-22v22", "M66 78h12m20 0h12m20 0h12m20 0h12M66 120h12m88 0h12"],
    accent: "M66 104c30 5 46-4 58-16 9-8 22-12 48-12",
  },
  /** Two sheets of paper. */
  papers: {
    shapes: [
      "M58 40h70l24 24v68a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z",
      "M94 14h68l26 26v68a8 8 0 0 1-8 8H94a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z",
    ],
    lines: ["M162 14v26h26", "M104 54h62M104 70h62"],
    accent: "M104 98c20 3 30-2 38-8 6-4 12-6 26-6",
  },
} satisfies Record<string, Drawn>;

/** A line drawing of our own, as decoration. */
export function Illustration({ of }: { of: keyof typeof DRAWINGS }) {
  const { shapes, lines, accent } = DRAWINGS[of];
  return (
    <svg className={styles.illustration} viewBox="0 0 240 150" aria-hidden="true">
      {shapes.map((shape) => (
        <path key={shape} className={styles.shape} d={shape} />
      ))}
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
      <path className={styles.accent} d={accent} />
    </svg>
  );
}

/** A small drawing: two lines of air that carry a leaf up. */
export function RisingLines() {
  return (
    <svg className={styles.lines} viewBox="0 0 160 90" aria-hidden="true">
      <path d="M6 74c40 8 62-10 76-34C94 19 110 8 150 8" />
      <path className={styles.faint} d="M22 84c46 6 78-8 96-34 9-13 18-19 34-22" />
      <path className={styles.leaf} d="M66 38c2-14 12-20 24-20-1 13-9 21-24 20zm0 0 13-11" />
    </svg>
  );
}
