import type { Locale } from "./locale.ts";

/** Texts with versions, each named for the day (`yyyy-mm-dd`) from which it holds. */
export const LEGAL_TEXTS = ["terms", "conduct", "privacy"] as const;
export type LegalText = (typeof LEGAL_TEXTS)[number];
/** What people agree to; of the privacy policy they are only informed. */
export const AGREED_TEXTS = ["terms", "conduct"] as const satisfies readonly LegalText[];
export type AgreedText = (typeof AGREED_TEXTS)[number];
export const isAgreedText = (text: LegalText): text is AgreedText => text !== "privacy";

/** Where an agreement was given. */
export type GivenAt = "registration" | "onboarding" | "page" | "booking";

export type TextReader = "client" | "coach";

const READERS: Record<LegalText, readonly TextReader[]> = {
  terms: ["coach", "client"],
  // Binds coaches alone.
  conduct: ["coach"],
  privacy: ["coach", "client"],
};
export const readersOf = (text: LegalText): readonly TextReader[] => READERS[text];

/** Months from the notice to the effect, by the language in which somebody registered: A13 of the terms. */
const NOTICE_MONTHS: Record<Locale, number> = { en: 1, de: 3 };

/** The version that holds on a day; the first one before that, since nothing came before it. Versions ascend. */
export const versionOn = (versions: readonly string[], day: string): string =>
  versions.findLast((version) => version <= day) ?? versions[0] ?? "";

export const versionBefore = (versions: readonly string[], version: string): string | undefined =>
  versions.findLast((each) => each < version);

/** What has to be announced: what holds now or will, if something came before it. */
export const versionsToAnnounce = (versions: readonly string[], today: string): string[] =>
  versions.filter((version) => version >= versionOn(versions, today) && version !== versions[0]);

type AppliesOnParams = { text: LegalText; version: string; reader: TextReader; toldOn: string; registeredIn: Locale };

/**
 * The day from which a version applies to somebody who was told of it: never before the period of notice is over,
 * however late it was published. Null where silence is no agreement: a client is asked with the next booking
 * (§ 308 Nr. 5 BGB).
 */
export function appliesOn({ text, version, reader, toldOn, registeredIn }: AppliesOnParams): string | null {
  if (!isAgreedText(text)) return version;
  if (reader === "client") return null;
  const noticed = Temporal.PlainDate.from(toldOn).add({ months: NOTICE_MONTHS[registeredIn] }).toString();
  return noticed > version ? noticed : version;
}

type Known = {
  versions: readonly string[];
  agreed: readonly string[];
  announced: readonly { version: string; appliesOn: string | null }[];
  today: string;
};

/** The version that applies to somebody today: agreed to, or told of in time; else the first. */
export function versionFor({ versions, agreed, announced, today }: Known): string {
  const applying = announced.filter(({ appliesOn }) => appliesOn !== null && appliesOn <= today);
  const bound = [...agreed.filter((version) => version <= today), ...applying.map(({ version }) => version)];
  return bound.toSorted().at(-1) ?? versions[0] ?? "";
}
