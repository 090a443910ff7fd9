import type { Locale } from "@aufwind/rules/locale";
import type { DemoCoach } from "../coaches/coach.ts";
import { ANSWERS, AUTHORS } from "./answers.ts";
import { ENGLISH } from "./english.ts";
import { GERMAN } from "./german.ts";

type Mood = "loved" | "liked" | "mixed";

/** How many reviews a coach has, and of which kind; coaches without an entry have none. */
const REVIEW_COUNTS: Record<string, [count: number, mood: Mood]> = {
  jonas: [26, "loved"],
  amelia: [24, "liked"],
  "fatma.yildiz": [11, "loved"],
  "matthias.hoffmann": [40, "liked"],
  "linh.nguyen": [6, "loved"],
  "seun.adeyemi": [9, "liked"],
  "sabine.krueger": [14, "loved"],
  "ali.rahimi": [5, "loved"],
  "katarzyna.wisniewska": [8, "loved"],
  "tobias.brandl": [17, "liked"],
  "priya.raghavan": [21, "loved"],
  "mehmet.aydin": [4, "mixed"],
  "rui.carvalho": [7, "liked"],
  "hannah.lindqvist": [19, "loved"],
  "elisabeth.sommer": [12, "mixed"],
  "alex.winter": [10, "loved"],
  "giulia.ferrari": [15, "liked"],
  "amir.haddad": [3, "liked"],
  "oksana.melnyk": [13, "loved"],
  "marie-claire.dubois": [6, "mixed"],
  "lukas.bauer": [8, "liked"],
  "ines.baumgartner": [5, "loved"],
  "daniel.kim": [28, "mixed"],
  "samira.el-amrani": [4, "loved"],
  "ana.kovacevic": [18, "liked"],
  "eva.horvath": [3, "loved"],
  "rebecca.goldstein": [11, "liked"],
  "harjit.gill": [16, "loved"],
  "johanna.weiss": [7, "liked"],
  "bente.de.vries": [9, "mixed"],
};

/** Out of a hundred, from one star to five. */
const MOODS: Record<Mood, [number, number, number, number, number]> = {
  loved: [0, 1, 4, 21, 74],
  liked: [2, 3, 9, 33, 53],
  mixed: [6, 9, 20, 35, 30],
};

type Stars = 1 | 2 | 3 | 4 | 5;
/** Days are counted back from the day of the seed. */
type PlannedReview = {
  stars: Stars;
  body: string;
  locale: Locale;
  author: string;
  daysAgo: number;
  answer: string | null;
};

const OLDEST_DAYS = 540;
const NEWEST_DAYS = 8;

/** The same numbers for a coach on every run, each from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const WRITTEN: Record<Locale, Record<Stars, string[]>> = { de: GERMAN, en: ENGLISH };
const TEXTS = (["de", "en"] as const).flatMap((locale) =>
  ([1, 2, 3, 4, 5] as const).flatMap((stars) => WRITTEN[locale][stars].map((body) => ({ locale, stars, body }))),
);

/** The reviews of a coach of the demo, the newest first, no text twice. */
export function reviewsOf({ email, languages, locale: own }: DemoCoach, place: number): PlannedReview[] {
  const [count, mood] = REVIEW_COUNTS[email.split("@")[0] ?? ""] ?? [0, "liked"];
  const next = numbers(2026 + place * 7919);
  const order = new Map(TEXTS.map((text) => [text, next()]));
  const left = TEXTS.filter(({ locale }) => languages.includes(locale)).sort(
    (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
  );
  const span = Math.min(OLDEST_DAYS, 120 + count * 12) - NEWEST_DAYS;
  return Array.from({ length: count }, (_, at) => {
    const stars = starsOf(MOODS[mood], next());
    const locale = next() < 0.7 ? own : own === "de" ? "en" : "de";
    const found = [
      left.findIndex((text) => text.stars === stars && text.locale === locale),
      left.findIndex((text) => text.stars === stars),
      0,
    ].find((index) => index >= 0);
    return left.splice(found ?? 0, 1).map((text) => ({
      ...text,
      author: pick(AUTHORS[text.locale], next()),
      daysAgo: NEWEST_DAYS + Math.floor((span * (at + next())) / count),
      answer: next() < 0.25 ? pick(ANSWERS[text.locale][text.stars > 3 ? "praise" : "criticism"], next()) : null,
    }));
  }).flat();
}

/** How many days ago a coach joined: before their reviews, or lately if there are none. */
export function daysHere(coach: DemoCoach, place: number): number {
  const planned = reviewsOf(coach, place);
  return planned.length > 0 ? 30 + Math.max(...planned.map(({ daysAgo }) => daysAgo)) : 1 + place;
}

const pick = (from: readonly string[], number: number): string => from[Math.floor(number * from.length)] ?? "";

function starsOf(shares: readonly number[], number: number): Stars {
  let rest = number * 100;
  const found = shares.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
  return ((found < 0 ? 4 : found) + 1) as Stars;
}
