const GERMAN = ["erin", "ern", "ers", "er", "em", "en", "es", "e", "n", "s"] as const;
const GERMAN_VERBS = ["enden", "ender", "endes", "ende", "end", "test", "tet", "ten", "te", "st", "et", "t"] as const;

const isLong = (folded: string, ending: string, least: number) =>
  folded.endsWith(ending) && folded.length - ending.length >= least;

/** A folded German word without the ending of its case or number; enough of it stays to tell words apart. */
export function germanStem(folded: string): string {
  const one = folded.replace(/innen$/, "in");
  const ending = GERMAN.find((each) => isLong(one, each, each.includes("er") ? 5 : 4));
  return ending ? one.slice(0, -ending.length) : one;
}

/** What a folded German verb may be without its ending: "raucht" has the stem of "rauchen". */
export const germanVerbStems = (folded: string): string[] =>
  GERMAN_VERBS.filter((ending) => isLong(folded, ending, 4)).map((ending) => folded.slice(0, -ending.length));

/** A folded English word without plural, -ing or -ed: smoking, smoked and smoke become smok. */
export function englishStem(folded: string): string {
  const one = singular(folded);
  const ending = /(?:ing|ed)$/.exec(one)?.[0] ?? "";
  const bare = one.length - ending.length >= 4 ? one.slice(0, one.length - ending.length) : one;
  return bare.length > 4 ? bare.replace(/([bdfgmnprt])\1$/, "$1").replace(/e$/, "") : bare;
}

function singular(folded: string): string {
  if (folded.length > 5 && folded.endsWith("ies")) return `${folded.slice(0, -3)}y`;
  return folded.length > 3 && /[^sui]s$/.test(folded) ? folded.slice(0, -1) : folded;
}
