import type { TypedWord } from "./typed-words.ts";

export type Gender = "female" | "male";

const COACH = /^(?:coach|coaches|therapeut|therapist|berater|trainer|mentor|counsell?or)$/;
const SHE_COACH = /^(?:coachin|coachinnen|therapeutin|beraterin|trainerin|mentorin)$/;
const FEMALE = /^(?:weiblich(?:e[nrms]?)?|female|woman|women|frau|lady)$/;
const MALE = /^(?:mannlich(?:e[nrms]?)?|male|man|men|mann)$/;
/** "Eine Frau als Coach", "a woman as coach". */
const AS = /^(?:als|as)$/;

/** Whose gender the first words ask for, and in how many words. "Frau" alone may be anybody. */
export function genderAt(words: readonly TypedWord[]): { gender: Gender; length: number } | undefined {
  const [first = "", second = "", third = ""] = words.slice(0, 3).map(({ folded }) => folded);
  if (SHE_COACH.test(first)) return { gender: "female", length: 1 };
  const length = AS.test(second) ? 3 : 2;
  const other = length === 3 ? third : second;
  if (COACH.test(first) && length === 2) return asked(other, length);
  return COACH.test(other) || SHE_COACH.test(other) ? asked(first, length) : undefined;
}

function asked(word: string, length: number): { gender: Gender; length: number } | undefined {
  if (FEMALE.test(word)) return { gender: "female", length };
  return MALE.test(word) ? { gender: "male", length } : undefined;
}
