/** The lines of an axis: from 0 to `top` in equal steps. */
export type Axis = { top: number; ticks: number[] };

const MOST_STEPS = 4;
/** Round numbers, as people count. */
const ROUND = [1, 2, 2.5, 5, 10];

/** An axis that reaches at least `most`, in at most four round steps of at least `least`: 0, 500, 1,000, 1,500. */
export function roundAxis(most: number, least = 1): Axis {
  const wanted = Math.max(most / MOST_STEPS, least);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const fits = (step: number) => step >= wanted && Number.isInteger(step / least);
  const step = ROUND.map((each) => each * power).find(fits) ?? 10 * power;
  const count = Math.max(1, Math.ceil(most / step));
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, at) => at * step) };
}

/** Money in steps of whole euros. */
export const moneyAxis = (mostCents: number): Axis => roundAxis(mostCents, 100);
