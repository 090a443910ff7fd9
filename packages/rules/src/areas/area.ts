/** What coaching can be about. The key is stable and stored; the names are shown. */
export type Topic = {
  key: string;
  en: string;
  de: string;
  /** Says something about health, sexual life or addiction: storing it needs explicit consent. */
  health: boolean;
  /** May be an emergency: the crisis numbers stand beside it. */
  acute: boolean;
};

export const AREA_KEYS = [
  "relationships",
  "career",
  "mental-health",
  "health-addiction",
  "neurodiversity-youth",
  "acute-digital",
] as const;
export type AreaKey = (typeof AREA_KEYS)[number];

type Name = { en: string; de: string };
export type Area = { key: AreaKey; name: Name; slug: Name; topics: readonly Topic[] };

type Kind = { health?: boolean; acute?: boolean };

/** One topic, ordinary unless said otherwise. */
export const topic = (key: string, { en, de }: Name, { health = false, acute = false }: Kind = {}): Topic => ({
  key,
  en,
  de,
  health,
  acute,
});
