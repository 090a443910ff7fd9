import type { Locale } from "@aufwind/rules/locale";
import { moneyAxis } from "@aufwind/rules/money-axis";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatAmount, formatMoney } from "../../platform/i18n/format.ts";
import { barsPath, HEIGHT, isNamed, linePath, ticksOf } from "./chart-paths.ts";

/** `cents`: one amount for each kind of bar. */
type Month = { month: string; cents: readonly number[] };

/** A year, beside the year before it. */
const SHOWN = 12;
/** Where the bars of one kind stand in their month: one alone, or a wide one and a narrow one. */
const PLACES = [
  [{ left: 2, width: 6 }],
  [
    { left: 1, width: 5 },
    { left: 6.2, width: 2.6 },
  ],
] as const;

/**
 * The last twelve of these months as bars, and the first kind of the year before as a line; drawn on the server, so
 * that the browser needs neither the drawing nor the formats. Null if there is nothing to draw.
 */
export function drawMonths(months: readonly Month[], locale: Locale) {
  const shown = months.slice(-SHOWN);
  const before = months.slice(0, -SHOWN).map(({ cents }) => cents[0] ?? 0);
  const most = Math.max(0, ...before, ...shown.flatMap(({ cents }) => cents));
  if (most === 0) return null;
  const axis = moneyAxis(most);
  const ground = { base: HEIGHT, scale: HEIGHT / axis.top };
  const places = PLACES[(shown[0]?.cents.length ?? 1) - 1] ?? PLACES[0];
  return {
    ticks: ticksOf(axis, ground, (cents) => formatMoney(locale, cents)),
    bars: places.map((place, kind) =>
      barsPath(
        shown.map(({ cents }) => cents[kind] ?? 0),
        place,
        ground,
      ),
    ),
    before: before.some((cents) => cents > 0) ? linePath(before, ground) : null,
    /** The present month is the last. */
    current: shown.length - 1,
    names: shown.map(({ month }, place) => (isNamed(place, shown.length) ? shortName(month, locale) : null)),
    rows: shown.map(({ month, cents }, place) => ({
      name: formatDay(locale, month, "month"),
      amounts: [...cents, before[place] ?? 0].map((amount) => formatAmount(locale, amount)),
    })),
  };
}
export type MonthsDrawing = NonNullable<ReturnType<typeof drawMonths>>;

/** "Nov.", of which twelve fit below each other's bars. */
const shortName = (month: string, locale: Locale) => formatDay(locale, `${month}-01`, "plain").split(/\s/).at(-1) ?? "";
