import { AREAS } from "@aufwind/rules/areas";
import { toWeekMinutes, type Weekday } from "@aufwind/rules/schedules/opening-hours";
import slugify from "@sindresorhus/slugify";
import { CITIES, ENDINGS, FIRST_NAMES, LAST_NAMES, MIDDLES, OPENINGS } from "./words.ts";

/** The same numbers on every run: a linear congruential generator, each from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const next = numbers(2026);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T;

const TOPICS = AREAS.flatMap(({ topics }) => topics);
const RARE_LANGUAGES = ["tr", "ru", "pl", "ar", "es", "fr", "it", "uk", "fa", "pt", "ro", "sr", "nl", "vi", "sv", "he"];

/** One to five areas, named in a sentence; those at the head of the list are more common. */
function subject() {
  const topics = new Set(
    times(1 + Math.floor(next() * 5), () => pick(TOPICS.slice(0, Math.ceil((1 - next() ** 2) * TOPICS.length)))),
  );
  const told = (locale: "de" | "en") => [...topics].map((topic) => topic[locale]).join(", ");
  return {
    areas: [...topics].map(({ key }) => key),
    languages: languages(),
    de: `Meine Themen: ${told("de")}.`,
    en: `What I work on: ${told("en")}.`,
  };
}

/** Nine in ten speak German, two in three English, one in three something else. */
const languages = () => {
  const spoken = [...(next() < 0.9 ? ["de"] : []), ...(next() < 0.67 ? ["en"] : [])];
  if (next() < 0.33 || spoken.length === 0) spoken.push(pick(RARE_LANGUAGES));
  return spoken;
};

const RANGES = ["08:00-12:00", "09:00-12:00 13:00-17:00", "10:00-18:00", "17:00-21:00", "14:00-20:00"];

/** Two to six days a week, mostly the same hours on each. */
const hours = () => {
  const [usual, days] = [pick(RANGES), new Set(times(2 + Math.floor(next() * 5), () => 1 + Math.floor(next() * 6)))];
  const week = [...days].flatMap((day) =>
    (next() < 0.8 ? usual : pick(RANGES)).split(" ").map((range) => {
      const [from = "", to = ""] = range.split("-");
      return { weekday: day as Weekday, from, to };
    }),
  );
  const ranges = toWeekMinutes(week).map(({ start, end }) => `[${start},${end})`);
  return `{${ranges.join()}}`;
};

/** Net cents an hour: most between 80 and 130 €, a few far above. */
const price = () => 6000 + Math.round((next() + next() + next() ** 6 * 6) * 35) * 100;

const HOMES = CITIES.flatMap((city) => Array.from({ length: city[3] }, () => city));

const place = () => {
  const [city, zip_code, country] = pick(HOMES);
  return { city, zip_code, country, time_zone: ZONES[country] ?? (next() < 0.97 ? "Europe/Berlin" : "Europe/Lisbon") };
};
const ZONES: Record<string, string> = { AT: "Europe/Vienna", CH: "Europe/Zurich" };

const named = (name: string) => ({ name, slug: slugify(name, { locale: "de", decamelize: false }) });

/** Lists of which each coach gets one place; their lengths have no common divisor, so that few coaches are alike. */
export const CHOICES = {
  first_names: [
    ...FIRST_NAMES.she.map((name) => ({ ...named(name), pronoun: "she" })),
    ...FIRST_NAMES.he.map((name) => ({ ...named(name), pronoun: "he" })),
  ],
  last_names: LAST_NAMES.map(named),
  subjects: times(4093, subject),
  practices: times(1009, () => ({ ...place(), weekly_hours: hours(), hour_cents: price() })),
  openings: inBoth(OPENINGS),
  middles: inBoth(MIDDLES),
  endings: inBoth(ENDINGS),
};

function inBoth({ de, en }: { de: string[]; en: string[] }) {
  return de.map((each, at) => ({ de: each, en: en[at] ?? each }));
}
