import type { SECTORS } from "./coach.ts";

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

/** What a sector is called, where a coach chooses it and where clients read it. */
export const sectorName = (sector: Sector, locale: "en" | "de"): string => NAMES[sector][locale];
