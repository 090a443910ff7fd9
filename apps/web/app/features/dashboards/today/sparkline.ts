export const WIDTH = 88;
export const HEIGHT = 28;
/** So that neither the stroke nor the dot is cut. */
const EDGE = 3;

export type Sparkline = {
  line: string;
  /** The same, closed along the ground. */
  area: string;
  end: { x: number; y: number };
};

const round = (value: number) => Math.round(value * 10) / 10;

/** A small line through these values, from the lowest to the highest; a single value is no line. */
export function sparklineOf(values: readonly number[]): Sparkline | null {
  if (values.length < 2) return null;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, place) => ({
    x: round(EDGE + (place * (WIDTH - 2 * EDGE)) / (values.length - 1)),
    // What never changes lies on the ground if it is nothing, else in the middle.
    y: round(
      HEIGHT -
        EDGE -
        (HEIGHT - 2 * EDGE) * (most === least ? (most === 0 ? 0 : 0.5) : (value - least) / (most - least)),
    ),
  }));
  const line = points.map(({ x, y }, place) => `${place === 0 ? "M" : "L"}${x} ${y}`).join("");
  const end = points.at(-1) ?? { x: 0, y: 0 };
  return { line, area: `${line}V${HEIGHT}H${points[0]?.x ?? 0}z`, end };
}
