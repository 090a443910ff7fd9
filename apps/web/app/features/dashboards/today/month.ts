import type { MonthFigures } from "@aufwind/contract/dashboards-today";
import type { Locale } from "@aufwind/rules/locale";
import { formatDay } from "../../../platform/i18n/dates.ts";
import { formatMoney, formatNumber, formatPercent, formatScore } from "../../../platform/i18n/format.ts";
import type { MemberPage } from "../../../platform/pages/pages.ts";
import { type Sparkline, sparklineOf } from "./sparkline.ts";

export type MonthTile = {
  key: "revenue" | "appointments" | "clients" | "rating";
  /** Null if there is nothing to calculate it from. */
  value: string | null;
  /** Against the same days of last month; null if there was nothing. */
  change: { text: string; isUp: boolean } | null;
  /** The number in the sentence after it. */
  also: number;
  line: Sparkline | null;
  page: MemberPage;
  query?: string;
};

type ChangeParams = { now: number; before: number | null; format: (value: number) => string };

/** "+3", "−0,1"; nothing if equal, or if there was nothing before. */
function change({ now, before, format }: ChangeParams): MonthTile["change"] {
  if (before === null || now === before) return null;
  return { text: `${now > before ? "+" : "−"}${format(Math.abs(now - before))}`, isUp: now > before };
}

/** In percent of before, if there was anything. */
function changeInPercent({ now, before }: { now: number; before: number }, locale: Locale): MonthTile["change"] {
  if (before <= 0) return null;
  const percent = (value: number) => formatPercent(locale, value / 100);
  return change({ now: Math.round((now / before) * 100), before: 100, format: percent });
}

/** A rating changes by tenths, as it is shown. */
const tenths = (score: number | null) => (score === null ? null : Math.round(score * 10) / 10);

/** The four figures of the month, ready to be shown. */
export function monthTiles(figures: MonthFigures, locale: Locale) {
  const { revenueCents, appointments, clients, rating } = figures;
  const number = (value: number) => formatNumber(locale, value);
  const tiles: MonthTile[] = [
    {
      key: "revenue",
      value: formatMoney(locale, revenueCents.now),
      change: changeInPercent(revenueCents, locale),
      also: 0,
      line: sparklineOf(revenueCents.trend),
      page: "coachFinances",
      query: "period=thisMonth",
    },
    {
      key: "appointments",
      value: number(appointments.now),
      change: change({ ...appointments, format: number }),
      also: appointments.ahead,
      line: sparklineOf(appointments.trend),
      page: "coachAppointments",
      query: "period=thisMonth",
    },
    {
      key: "clients",
      value: number(clients.now),
      change: change({ ...clients, format: number }),
      also: clients.firstTime,
      line: sparklineOf(clients.trend),
      page: "coachClients",
    },
    {
      key: "rating",
      value: rating && formatScore(locale, rating.now),
      change:
        rating &&
        change({
          now: tenths(rating.now) ?? 0,
          before: tenths(rating.before),
          format: (by) => formatScore(locale, by),
        }),
      also: rating?.count ?? 0,
      line: sparklineOf(rating?.trend ?? []),
      page: "coachReviews",
    },
  ];
  return { name: monthName(figures.month, locale), before: monthName(monthBefore(figures.month), locale), tiles };
}

/** "November", without its year. */
const monthName = (month: string, locale: Locale) => formatDay(locale, `${month}-01`, "month").split(" ")[0] ?? "";

function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}
