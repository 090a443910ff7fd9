import {
  type Area,
  acuteDigital,
  career,
  healthAddiction,
  mentalHealth,
  neurodiversityYouth,
  relationships,
  type Topic,
} from "./areas-catalog.ts";

/** The six areas, in the order shown. */
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

/** Whether crisis numbers belong beside this area. */
export const isAcute = (area: Area) => area.topics.some((topic) => topic.acute);

/** The most areas one may choose. */
export const MOST_AREAS = 5;
/** As many of them as a card has space for. */
export const CARD_AREAS = 3;
/** The longest name of an own area. */
export const OWN_AREA = { least: 2, most: 60 } as const;

const TOPICS = new Map<string, Topic>(AREAS.flatMap(({ topics }) => topics.map((topic) => [topic.key, topic])));
const KEYS = new Map<string, string>(
  [...TOPICS.values()].flatMap(({ key, en, de }) => [key, en, de].map((name) => [folded(name), key])),
);

/** The topic of a chosen area; undefined for an own one. */
export const topicByKey = (key: string): Topic | undefined => TOPICS.get(key);

/** A chosen area as stored: a topic's key, by whatever name it was typed, or the own area's name. */
export function areaOf(typed: string): string {
  const name = typed.trim().replaceAll(/\s+/gu, " ");
  return KEYS.get(folded(name)) ?? name;
}

/** The areas as stored, without duplicates, in the order chosen. */
export function areasOf(typed: readonly string[]): string[] {
  const chosen = Map.groupBy(typed.map(areaOf), folded);
  return [...chosen.values()].flatMap(([first]) => first ?? []);
}

/** A chosen area's name for the reader. */
export const areaName = (area: string, locale: "en" | "de"): string => TOPICS.get(area)?.[locale] ?? area;

/** What looks the same is the same, whatever invisible characters it contains. */
function folded(name: string): string {
  const seen = name.normalize("NFC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
  return seen.trim().toLocaleLowerCase("de");
}
