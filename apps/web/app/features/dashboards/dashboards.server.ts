import { listBookmarks } from "@aufwind/contract/bookmarks";
import { type CoachDashboard, readCoachDashboard } from "@aufwind/contract/dashboards";
import { listPaymentMethods } from "@aufwind/contract/payment-methods";
import type { Locale } from "@aufwind/rules/locale";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { berlinDay } from "../../platform/i18n/dates.ts";
import { formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { activityBars, currentInterval, intervalName, revenueBars } from "../../shared/chart/activity-bars.ts";
import { isNamed } from "../../shared/chart/chart-paths.ts";
import { readPeriod } from "../../shared/periods/period.ts";
import { figuresOf, isStill, pastOf } from "./figures.ts";

/** The figures of the requested period, drawn and in words; null if not available. */
export async function loadDashboard({ request, context }: LoaderArgs) {
  const url = new URL(request.url);
  const { period, isClear } = readPeriod(url.searchParams);
  const facts = await api(request, context)(readCoachDashboard, { query: { period } }).catch(() => null);
  return { period, isClear, now: facts?.now ?? null, practice: facts && toPractice(facts, localeOf(url)) };
}

/** Prepared on the server, so that the browser needs neither the drawing nor the formats. */
function toPractice(facts: CoachDashboard, locale: Locale) {
  if (isStill(facts)) return { isStill: true } as const;
  return {
    isStill: false,
    isCompared: pastOf(facts) !== null,
    figures: figuresOf(facts, locale),
    activity: toActivity(facts, locale),
  } as const;
}

function toActivity({ activity, step }: CoachDashboard, locale: Locale) {
  return {
    step,
    bars: activityBars({ pieces: activity, format: (count) => formatNumber(locale, count) }),
    revenue: revenueBars({ pieces: activity, format: (cents) => formatMoney(locale, cents) }),
    current: currentInterval(activity, berlinDay(Date.now())),
    pieces: activity.map(({ from, booked, completed, lost, revenueCents }, place) => ({
      name: intervalName(from, { step, locale }),
      axis: isNamed(place, activity.length) ? intervalName(from, { step, locale, shape: "axis" }) : null,
      booked: formatNumber(locale, booked),
      completed: formatNumber(locale, completed),
      lost: formatNumber(locale, lost),
      revenue: formatMoney(locale, revenueCents),
    })),
  };
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;
export type Practice = Extract<Dashboard["practice"], { isStill: false }>;
export type Activity = Practice["activity"];

/** Whether a new client has a bookmark and a saved card; null if not available. */
export async function loadSaved({ request, context }: LoaderArgs) {
  const call = api(request, context);
  const [bookmarks, cards] = await Promise.all([
    call(listBookmarks, { params: { page: "0", size: "5", sort: "desc" } }),
    call(listPaymentMethods, {}),
  ]).catch(() => []);
  return bookmarks && cards ? { hasBookmark: bookmarks.totalCount > 0, hasCard: cards.items.length > 0 } : null;
}
