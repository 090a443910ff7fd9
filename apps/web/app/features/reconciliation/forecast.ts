import type { Forecast } from "@aufwind/contract/reconciliation";
import type { Locale } from "@aufwind/rules/locale";
import { moneyAxis } from "@aufwind/rules/money-axis";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount, formatMoney } from "../../platform/i18n/format.ts";
import { intervalName } from "../../shared/chart/activity-bars.ts";
import { barsPath, HEIGHT, round, type Tick, ticksOf } from "../../shared/chart/chart-paths.ts";

/** Today and the 30 days after it. */
const DAYS = 31;
/** Every eighth day has its name, none of them at the edge, where it would not fit a phone. */
const isNamed = (place: number) => place % 8 === 3;
const BAR = { left: 1, width: 8 };

type DrawForecastParams = { today: string; locale: Locale };

/** The balance at the end of each day as bars, below zero downwards; drawn on the server, with the rows of the table. */
export function drawForecast(forecast: Forecast, { today, locale }: DrawForecastParams) {
  const days = daysFrom(today);
  const balances = balancesOf(forecast, days);
  const amount = (cents: number) => formatAmount(locale, cents);
  return {
    now: amount(forecast.balanceCents),
    lowest: lowestOf(forecast, { today, locale }),
    chart: chartOf(balances, locale),
    names: days.map((day, place) =>
      isNamed(place) ? intervalName(day, { step: "day", locale, shape: "axis" }) : null,
    ),
    rows: forecast.days.map(({ day, chargeCents, refundCents, payoutCents, balanceCents }) => ({
      name: formatDay(locale, day, "plain"),
      amounts: [chargeCents, -refundCents, -payoutCents].map((cents) => (cents === 0 ? "–" : amount(cents))),
      balance: amount(balanceCents),
      isShort: balanceCents < 0,
    })),
  };
}
export type ForecastDrawing = ReturnType<typeof drawForecast>;

const daysFrom = (today: string) => {
  const first = Date.parse(today);
  return Array.from({ length: DAYS }, (_, place) => new Date(first + place * 86_400_000).toISOString().slice(0, 10));
};

/** Each day's balance; nothing moves on the days between. */
const balancesOf = ({ balanceCents, days }: Forecast, all: readonly string[]): number[] =>
  all.map((day) => days.findLast((each) => each.day <= day)?.balanceCents ?? balanceCents);

/** The day with the least money. */
function lowestOf({ balanceCents, days }: Forecast, { today, locale }: DrawForecastParams) {
  const ends = [{ day: today, balanceCents }, ...days];
  const lowest = ends.reduce((least, each) => (each.balanceCents < least.balanceCents ? each : least));
  return {
    day: formatDay(locale, lowest.day, "plain"),
    money: formatAmount(locale, lowest.balanceCents),
    isShort: lowest.balanceCents < 0,
  };
}

type ForecastChart = { ticks: Tick[]; base: number; above: string; below: string };

function chartOf(balances: readonly number[], locale: Locale): ForecastChart | null {
  const top = Math.max(0, ...balances);
  const depth = -Math.min(0, ...balances);
  if (top + depth === 0) return null;
  const axis = top > 0 ? moneyAxis(top) : { top: 0, ticks: [0] };
  const scale = HEIGHT / (axis.top + depth);
  const ground = { base: round(axis.top * scale), scale };
  const money = (cents: number) => formatMoney(locale, cents);
  const least = depth > 0 ? [{ y: HEIGHT, text: formatMoney(locale, -Math.ceil(depth / 100) * 100) }] : [];
  return {
    ticks: [...ticksOf(axis, ground, money), ...least],
    base: ground.base,
    above: barsPath(balances, BAR, ground),
    below: barsPath(
      balances.map((cents) => -cents),
      BAR,
      { ...ground, scale: -scale },
    ),
  };
}
