import { hasVisible } from "./visible-text.ts";

export const TITLES = ["none", "dr", "professor"] as const;
export type Title = (typeof TITLES)[number];

export const PRONOUNS = ["she", "he", "they", "undisclosed"] as const;
export const GENDER_IDENTITIES = ["female", "male"] as const;

/** Where a coach mostly works. */
export const SECTORS = [
  "selfEmployed",
  "corporate",
  "health",
  "education",
  "public",
  "social",
  "sport",
  "creative",
] as const;

/** The most characters; the specification says "under 500" and "under 2000". */
export const TEXT_LIMITS = {
  tagLine: 120,
  salesPitch: 499,
  aboutMe: 1999,
  description: 1999,
  certifications: 1999,
} as const;

/**
 * First and last name, both visible; one letter is a whole name in some scripts, and together they have the required
 * two characters.
 */
export const isFullName = (first: string, last: string): boolean => hasVisible(first) && hasVisible(last);

const WRITTEN = { none: "", dr: "Dr. ", professor: "Prof. " } as const;

/** A coach's name as shown: with the title. */
export const coachName = (coach: { title: Title; firstName: string; lastName: string }): string =>
  `${WRITTEN[coach.title]}${coach.firstName} ${coach.lastName}`;

type Sector = (typeof SECTORS)[number];

const NAMES: Record<Sector, { en: string; de: string }> = {
  selfEmployed: { en: "Own practice", de: "Eigene Praxis" },
  corporate: { en: "Companies", de: "Unternehmen" },
  health: { en: "Health care", de: "Gesundheitswesen" },
  education: { en: "Education and science", de: "Bildung und Wissenschaft" },
  public: { en: "Public service", de: "Öffentlicher Dienst" },
  social: { en: "Social and non-profit work", de: "Soziales und Gemeinnütziges" },
  sport: { en: "Sport", de: "Sport" },
  creative: { en: "Arts, culture and media", de: "Kunst, Kultur und Medien" },
};

/** A sector's name, for coaches and clients. */
export const sectorName = (sector: Sector, locale: "en" | "de"): string => NAMES[sector][locale];
