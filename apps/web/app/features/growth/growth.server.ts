import { type Growth, readGrowth } from "@aufwind/contract/growth";
import { GROWTH_SPANS, GROWTH_STEPS, rateOf } from "@aufwind/rules/growth";
import type { Locale } from "@aufwind/rules/locale";
import { roundAxis } from "@aufwind/rules/money-axis";
import { api, type LoaderArgs } from "../../platform/http/api.ts";
import { formatNumber, formatPercent } from "../../platform/i18n/format.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { intervalName } from "../../shared/chart/activity-bars.ts";
import { barsPath, HEIGHT, isNamed, ticksOf } from "../../shared/chart/chart-paths.ts";

/** The numbers of the weeks that the address asks for, drawn and in words; null if not available. */
export async function loadGrowth({ request, context }: LoaderArgs) {
  const url = new URL(request.url);
  const weeks = GROWTH_SPANS.find((each) => String(each) === url.searchParams.get("weeks")) ?? 12;
  const facts = await api(request, context)(readGrowth, { query: { weeks: String(weeks) } }).catch(() => null);
  return { weeks, growth: facts && toGrowth(facts, localeOf(url)) };
}

/** Prepared on the server, so that the browser needs neither the drawing nor the formats. */
function toGrowth(facts: Growth, locale: Locale) {
  const number = (value: number) => formatNumber(locale, value);
  return {
    isStill: GROWTH_STEPS.every((step) => facts.counts[step] === 0),
    funnel: toFunnel(facts, locale),
    weekly: toWeekly(facts, locale),
    sources: toSources(facts, locale),
    hints: facts.hints.map(({ hint, left, of }) => ({ hint, left: left && number(left), of: of && number(of) })),
  };
}
export type ShownGrowth = NonNullable<Awaited<ReturnType<typeof loadGrowth>>["growth"]>;

/** The share of the widest bar, in percent. */
const widthOf = (count: number, most: number) => (most === 0 ? 0 : Math.round((1000 * count) / most) / 10);

/** From the profile on in bars: the search shows so often that nothing else would be seen beside it. */
function toFunnel({ counts, before }: Growth, locale: Locale) {
  const drawn = GROWTH_STEPS.slice(1);
  const most = Math.max(...drawn.map((step) => counts[step]));
  return GROWTH_STEPS.map((step, place) => {
    const previous = place > 0 ? GROWTH_STEPS[place - 1] : undefined;
    const rate = previous ? rateOf(counts[step], counts[previous]) : null;
    return {
      step,
      count: formatNumber(locale, counts[step]),
      width: step === "shown" ? null : widthOf(counts[step], most),
      rate: rate === null ? null : formatPercent(locale, rate),
      change: before && changeOf(counts[step] - before[step], locale),
    };
  });
}

const changeOf = (by: number, locale: Locale) => ({
  say: by === 0 ? ("same" as const) : by > 0 ? ("more" as const) : ("fewer" as const),
  value: formatNumber(locale, Math.abs(by)),
});

function toWeekly({ weekly }: Growth, locale: Locale) {
  return {
    current: weekly.length - 1,
    names: weekly.map(({ week }, place) =>
      isNamed(place, weekly.length) ? intervalName(week, { step: "week", locale, shape: "axis" }) : null,
    ),
    viewed: draw(
      weekly.map(({ viewed }) => viewed),
      locale,
    ),
    booked: draw(
      weekly.map(({ booked }) => booked),
      locale,
    ),
    rows: weekly.toReversed().map(({ week, ...counts }) => ({
      name: intervalName(week, { step: "week", locale }),
      counts: GROWTH_STEPS.map((step) => formatNumber(locale, counts[step])),
    })),
  };
}

/** Null if there is nothing to draw. */
function draw(values: readonly number[], locale: Locale) {
  const most = Math.max(0, ...values);
  if (most === 0) return null;
  const axis = roundAxis(most);
  const ground = { base: HEIGHT, scale: HEIGHT / axis.top };
  return {
    ticks: ticksOf(axis, ground, (value) => formatNumber(locale, value)),
    bars: barsPath(values, { left: 1, width: 8 }, ground),
  };
}

/** Those that brought anybody, as in the steps: other ways have no page behind them. The search also counts where it only showed. */
function toSources({ sources }: Growth, locale: Locale) {
  const known = sources.filter(
    ({ source, viewed, started, booked }) => source !== "direct" && viewed + started + booked > 0,
  );
  const most = Math.max(0, ...known.map(({ viewed }) => viewed));
  return known.map(({ source, viewed, started, booked, rate }) => ({
    source,
    width: widthOf(viewed, most),
    viewed: formatNumber(locale, viewed),
    started: formatNumber(locale, started),
    booked: formatNumber(locale, booked),
    rate: rate === null ? null : formatPercent(locale, rate),
  }));
}
