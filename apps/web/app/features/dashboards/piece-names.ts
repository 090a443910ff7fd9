import type { CoachDashboard } from "@aufwind/contract/dashboards";
import type { Locale } from "@aufwind/rules/locale";
import { formatDay } from "../../platform/i18n/dates.ts";

type Step = CoachDashboard["step"];
/** `axis`: the short form under a bar. */
type Shape = "whole" | "axis";

const TAGS = { de: "de-DE", en: "en-GB" } as const;

function partsOf(day: string, locale: Locale) {
  const format = new Intl.DateTimeFormat(TAGS[locale], {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const parts = format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<"day" | "month" | "year", string>;
}

type Asked = { step: Step; locale: Locale; shape?: Shape };

/** The name of a day, week, month or quarter, by its first day: "16. Nov.", "Nov. 2026", "Q4 2026". */
export function pieceName(from: string, { step, locale, shape = "whole" }: Asked): string {
  const { day, month, year } = partsOf(from, locale);
  const quarter = Math.ceil(Number(from.slice(5, 7)) / 3);
  if (step === "quarter") return `Q${quarter} ${shape === "axis" ? year.slice(2) : year}`;
  if (step === "month") return shape === "axis" ? month : `${month} ${year}`;
  if (step === "day" && shape === "whole") return formatDay(locale, from, "plain");
  return locale === "de" ? `${day}. ${month}` : `${day} ${month}`;
}

/** How many names fit on the smallest phone. */
const MOST_NAMES = 4;

/** Which bars have a label: evenly spaced, beginning with the first. */
export const isNamed = (place: number, count: number) => place % Math.ceil(count / MOST_NAMES) === 0;
