import type { Locale } from "@aufwind/rules/locale";
import { BERLIN, dayOf, formatDay, type MomentShape, momentOf } from "../../platform/i18n/dates.ts";
import type { Days, Shown } from "./shown-days.ts";
import { dayAfter } from "./zone-clock.ts";

type Span = { at: string; until?: string };

/** The same in Berlin, with its day if it differs; null if the coach's clock shows the same. */
export function berlinTime(span: Span, { locale, zone }: { locale: Locale; zone: string }): string | null {
  const berlin = momentOf(span, { locale, zone: BERLIN });
  if (momentOf(span, { locale, zone }) === berlin) return null;
  const sameDay = dayOf(span.at, { locale, zone }) === dayOf(span.at, { locale, zone: BERLIN });
  return sameDay ? momentOf(span, { locale, zone: BERLIN, shape: "clock" }) : berlin;
}

/** A calendar date without a zone: "Mo., 16. Nov.". */
export const dayName = (locale: Locale, day: string, shape: MomentShape = "day") =>
  dayOf(`${day}T12:00:00Z`, { locale, zone: "UTC", shape });

/** What the calendar shows: "November 2026", a day, or a range. */
export function shownName(locale: Locale, { view, date }: Shown, days: Days): string {
  if (view === "day") return dayName(locale, date, "full");
  if (view === "month") return formatDay(locale, date.slice(0, 7), "month");
  return `${dayName(locale, days.from)} – ${dayName(locale, dayAfter(days.to, -1), "dated")}`;
}
