import type { Consultation } from "./consultations.ts";
import { fold } from "./search/text-analysis.ts";

const NEAR_DAYS: Record<string, number> = {
  ...{ heute: 0, today: 0, morgen: 1, tomorrow: 1, gestern: -1, yesterday: -1 },
  ...{ ubermorgen: 2, uebermorgen: 2, vorgestern: -2 },
};
const WEEKDAYS = [
  ["montag", "monday"],
  ["dienstag", "tuesday"],
  ["mittwoch", "wednesday"],
  ["donnerstag", "thursday"],
  ["freitag", "friday"],
  ["samstag", "saturday"],
  ["sonntag", "sunday"],
];
const MONTHS = [
  ["januar", "january"],
  ["februar", "february"],
  ["marz", "maerz", "march"],
  ["april"],
  ["mai", "may"],
  ["juni", "june"],
  ["juli", "july"],
  ["august"],
  ["september"],
  ["oktober", "october"],
  ["november"],
  ["dezember", "december"],
];
const KINDS: Record<Consultation, string[]> = {
  discovery: ["kennenlernen", "erstgesprach", "discovery"],
  standard: ["standard"],
  extended: ["intensiv", "extended", "intensive"],
};

/** Fewer letters begin too many words. */
const LEAST = 3;

/** The place of the list in which a word begins one of its names, in full or shortened. */
const placeOf = (word: string, names: readonly (readonly string[])[]) =>
  word.length < LEAST ? -1 : names.findIndex((each) => each.some((name) => name.startsWith(word)));

/** The kind of consultation that a text names, in German or English. */
export function kindMeant(typed: string): Consultation | undefined {
  const word = fold(typed.trim());
  const kinds = Object.entries(KINDS) as [Consultation, string[]][];
  return kinds[
    placeOf(
      word,
      kinds.map(([, names]) => names),
    )
  ]?.[0];
}

/** The day that a text names: "19.11.", "19 Nov", "2026-11-19", "Freitag", "morgen"; `today` as `yyyy-mm-dd`. */
export function dayMeant(typed: string, today: string): string | undefined {
  const text = fold(typed.trim()).replace(/\.$/, "");
  const now = Temporal.PlainDate.from(today);
  const near = Object.hasOwn(NEAR_DAYS, text) ? NEAR_DAYS[text] : undefined;
  if (near !== undefined) return now.add({ days: near }).toString();
  const weekday = placeOf(text, WEEKDAYS);
  if (weekday >= 0) return now.add({ days: (weekday + 8 - now.dayOfWeek) % 7 }).toString();
  return dateMeant(text, now);
}

const NUMBERS = /^(\d{1,2})\.\s?(\d{1,2})(?:\.\s?(\d{4}|\d{2}))?$/;
const NAMED = /^(\d{1,2})\.?\s?([a-z]{3,})(?:\s(\d{4}))?$/;
const NAMED_FIRST = /^([a-z]{3,})\s(\d{1,2})(?:,?\s(\d{4}))?$/;
const ISO = /^\d{4}-\d{2}-\d{2}$/;

function dateMeant(text: string, now: Temporal.PlainDate): string | undefined {
  if (ISO.test(text)) return existing(() => Temporal.PlainDate.from(text));
  const [, numberedDay, numberedMonth, numberedYear] = NUMBERS.exec(text) ?? [];
  if (numberedDay) return nearest(now, { day: +numberedDay, month: Number(numberedMonth), year: numberedYear });
  const [, dayFirst, itsMonth = "", itsYear] = NAMED.exec(text) ?? [];
  const [, monthFirst = "", dayLast, lastYear] = NAMED_FIRST.exec(text) ?? [];
  const month = placeOf(itsMonth || monthFirst, MONTHS) + 1;
  const day = dayFirst ?? dayLast;
  return day && month > 0 ? nearest(now, { day: +day, month, year: itsYear ?? lastYear }) : undefined;
}

/** Without a year the one in which it is nearest to today. */
function nearest(now: Temporal.PlainDate, said: { day: number; month: number; year: string | undefined }) {
  const { day, month, year: saidYear } = said;
  const at = (year: number) => Temporal.PlainDate.from({ year, month, day }, { overflow: "reject" });
  if (saidYear) return existing(() => at(Number(saidYear.padStart(4, "20"))));
  const away = (date: Temporal.PlainDate) => Math.abs(now.until(date).days);
  const years = [now.year - 1, now.year, now.year + 1];
  return existing(() => years.map(at).reduce((best, next) => (away(next) < away(best) ? next : best)));
}

/** Undefined for a 31 February. */
function existing(date: () => Temporal.PlainDate): string | undefined {
  try {
    return date().toString();
  } catch {
    return undefined;
  }
}
