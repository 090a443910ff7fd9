import { type MarketNumbers, readNumbers } from "@aufwind/contract/numbers";
import { areaByKey, areaName } from "@aufwind/rules/areas";
import type { Locale } from "@aufwind/rules/locale";
import { moneyAxis } from "@aufwind/rules/money-axis";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { berlinDay } from "../../platform/i18n/dates.ts";
import { formatMoney, formatNumber } from "../../platform/i18n/format.ts";
import { topicList } from "../../platform/i18n/name-lists.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { activityBars, currentInterval, intervalName } from "../../shared/chart/activity-bars.ts";
import { barsPath, HEIGHT, isNamed, ticksOf } from "../../shared/chart/chart-paths.ts";
import { readPeriod } from "../../shared/periods/period.ts";
import { figuresOf } from "./figures.ts";

/** The numbers of the requested period, drawn and in words, so that the browser needs neither drawing nor formats. */
export async function loadNumbers(visit: LoaderArgs) {
  await requireOperator(visit, "finance", "admin");
  const url = new URL(visit.request.url);
  const { period, isClear } = readPeriod(url.searchParams);
  const numbers = await api(visit.request, visit.context)(readNumbers, { query: { period } }).catch(asErrorPage);
  const locale = localeOf(url);
  return {
    period,
    isClear,
    isCompared: numbers.before !== null,
    figures: figuresOf(numbers, locale),
    activity: toActivity(numbers, locale),
    searches: numbers.emptySearches.map(({ words, topics, visitors }) => ({
      text:
        words ||
        topicList(
          topics.map((topic) => nameOf(topic, locale)),
          locale,
        ),
      visitors: formatNumber(locale, visitors),
    })),
    caseAges: numbers.caseAges.map(({ age, count, overdue }) => ({
      age,
      count: formatNumber(locale, count),
      overdue: formatNumber(locale, overdue),
      hasOverdue: overdue > 0,
    })),
  };
}
export type NumbersFacts = Awaited<ReturnType<typeof loadNumbers>>;

const nameOf = (key: string, locale: Locale) => areaByKey(key)?.name[locale] ?? areaName(key, locale);

function toActivity({ activity, step }: MarketNumbers, locale: Locale) {
  const pieces = activity.map(({ cancelled, noShows, grossCents, ...piece }) => ({
    ...piece,
    cancelled,
    noShows,
    lost: cancelled + noShows,
    revenueCents: grossCents,
  }));
  const number = (value: number) => formatNumber(locale, value);
  const money = (cents: number) => formatMoney(locale, cents);
  return {
    step,
    bars: activityBars({ pieces, format: number }),
    money: moneyBars(activity, money),
    current: currentInterval(pieces, berlinDay(Date.now())),
    pieces: pieces.map((piece, place) => ({
      name: intervalName(piece.from, { step, locale }),
      axis: isNamed(place, pieces.length) ? intervalName(piece.from, { step, locale, shape: "axis" }) : null,
      values: [piece.newCoaches, piece.newClients, piece.booked, piece.completed, piece.cancelled, piece.noShows]
        .map(number)
        .concat([piece.revenueCents, piece.feeCents].map(money)),
    })),
  };
}

type Amounts = Pick<MarketNumbers["activity"][number], "grossCents" | "feeCents">;

/** The volume with our fees beside it, in one scale; null if there is none. */
function moneyBars(pieces: readonly Amounts[], format: (cents: number) => string) {
  const gross = pieces.map(({ grossCents }) => grossCents);
  const most = Math.max(0, ...gross);
  if (most === 0) return null;
  const axis = moneyAxis(most);
  const ground = { base: HEIGHT, scale: HEIGHT / axis.top };
  const fees = pieces.map(({ feeCents }) => feeCents);
  return {
    ticks: ticksOf(axis, ground, format),
    gross: barsPath(gross, { left: 1, width: 5 }, ground),
    fees: barsPath(fees, { left: 6.2, width: 2.6 }, ground),
  };
}
