/** How many coaches are suggested at once, and how many before the search is the better way. */
const SHOWN = 3;
export const MOST = 15;

type View = { number: number; from: number; to: number; next: number | null };

/** The page of suggestions in `others=2`; an invalid one is the first. */
export function viewOf(params: URLSearchParams, count: number): View {
  const views = Math.ceil(count / SHOWN);
  const asked = Number(params.get("others") ?? 1);
  const number = Number.isInteger(asked) && asked >= 1 && asked <= views ? asked : 1;
  return { number, from: (number - 1) * SHOWN, to: number * SHOWN, next: number < views ? number + 1 : null };
}
