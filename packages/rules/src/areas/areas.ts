import { acuteDigital } from "./acute-digital.ts";
import type { Area } from "./area.ts";
import { career } from "./career.ts";
import { healthAddiction } from "./health-addiction.ts";
import { mentalHealth } from "./mental-health.ts";
import { neurodiversityYouth } from "./neurodiversity-youth.ts";
import { relationships } from "./relationships.ts";

/** The six areas, in the order in which they are shown. */
export const AREAS: readonly Area[] = [
  relationships,
  career,
  mentalHealth,
  healthAddiction,
  neurodiversityYouth,
  acuteDigital,
];

export const areaByKey = (key: string) => AREAS.find((area) => area.key === key);

export const areaBySlug = (locale: "en" | "de", slug: string) => AREAS.find((area) => area.slug[locale] === slug);

/** The keys of all topics of these areas. */
export const topicsOfAreas = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => areaByKey(key)?.topics.map((topic) => topic.key) ?? []);

/** Whether the crisis numbers belong beside this area. */
export const isAcute = (area: Area) => area.topics.some((topic) => topic.acute);
