export const AGREEMENT_LIMITS = {
  /** Of one coach, without those that are no longer asked for. */
  agreements: 5,
  title: 120,
  text: 30_000,
  name: 120,
} as const;

/** Agreed to what holds; not yet; or agreed to an earlier version, and asked again. */
export const STANDINGS = ["agreed", "open", "again"] as const;
export type Standing = (typeof STANDINGS)[number];

type Version = { number: number; asksAgain: boolean };

/** An earlier acceptance holds until the coach asks everybody again. */
export function standingOf(versions: readonly Version[], accepted: number | null): Standing {
  if (accepted === null) return "open";
  return versions.some(({ number, asksAgain }) => asksAgain && number > accepted) ? "again" : "agreed";
}

/** A typed name is compared with nothing; two words with a letter each are the least that names a person. */
export const isSigned = (name: string): boolean =>
  name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length >= 2;

/** What the fingerprint of a written agreement is taken of; that of a PDF is taken of its bytes. */
export const printedText = ({ title, text }: { title: string; text: string }): string => `${title}\n\n${text}`;
