/** The six areas by their stable names; a page that reads addresses needs no more of the catalog. */
export const AREA_KEYS = [
  "relationships",
  "career",
  "mental-health",
  "health-addiction",
  "neurodiversity-youth",
  "acute-digital",
] as const;
export type AreaKey = (typeof AREA_KEYS)[number];
