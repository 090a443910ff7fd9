/** The lists of a resume whose entries can be verified, by the section in which they are stored. */
export const VERIFIABLE_LISTS = { educations: "education", professionalTrainings: "training" } as const;
export type VerifiableList = keyof typeof VERIFIABLE_LISTS;
export type VerifiableSection = (typeof VERIFIABLE_LISTS)[VerifiableList];

export const CREDENTIAL_STATES = ["waiting", "verified", "refused", "withdrawn"] as const;
export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/** The most characters of a reason. */
export const CREDENTIAL_REASON_MOST = 1000;

export type Entry = { title: string; year: number; organisation: string; description: string };

/** Whether two entries say the same. */
export const isSameEntry = (one: Entry, other: Entry): boolean =>
  one.title === other.title &&
  one.year === other.year &&
  one.organisation === other.organisation &&
  one.description === other.description;

type Saved = { before: readonly Entry[]; after: readonly Entry[] };

/**
 * What became of an entry when its list was saved: the same entry, the one it was edited into, or null if it is gone. An
 * edit is one entry that went and one that came; with more of them nobody knows which is which.
 */
export function entryAfter(entry: Entry, { before, after }: Saved): Entry | null {
  const isIn = (list: readonly Entry[]) => (each: Entry) => list.some((other) => isSameEntry(each, other));
  if (isIn(after)(entry)) return entry;
  const gone = before.filter((each) => !isIn(after)(each));
  const come = after.filter((each) => !isIn(before)(each));
  return gone.length === 1 && come.length === 1 ? (come[0] ?? null) : null;
}

type Standing = { state: CredentialState; expiresOn: string | null };

/** Whether a credential counts on a day, `yyyy-mm-dd`: verified and not lapsed. */
export const isVerifiedOn = ({ state, expiresOn }: Standing, day: string): boolean =>
  state === "verified" && (expiresOn === null || expiresOn > day);
