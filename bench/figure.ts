/** One measured figure, as it goes into results.md. */
export type Figure = { name: string; figure: string; target: string; pass: boolean };

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
