import type { SharedGoals } from "@aufwind/contract/goals";
import { formatDay } from "../../platform/i18n/dates.ts";
import { formatNumber } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Chart, Legend } from "../../shared/chart/chart.tsx";
import { barsPath, HEIGHT, isNamed, PIECE, round } from "../../shared/chart/chart-paths.ts";
import tableStyles from "../../shared/chart/chart-table.module.css";
import { NumberTable } from "../../shared/chart/number-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";

type Weeks = SharedGoals["progress"];

const BEST_MOOD = 5;
/** Steps and moods share one scale, unless more steps were done than there are moods. */
const topOf = (weeks: Weeks) => Math.max(BEST_MOOD, ...weeks.map(({ done }) => done));

/** Mood and finished steps of the last weeks, with the table behind them; left out before there is anything. */
export function ProgressPanel({ progress }: { progress: Weeks }) {
  const { t } = useTranslation("goals");
  const locale = useLocale();
  if (progress.every(({ mood, done }) => mood === null && done === 0)) return null;
  const scale = HEIGHT / topOf(progress);
  const moods = moodPoints(progress, scale);
  const name = (from: string) => formatDay(locale, from, "plain").replace(/^\S+\s/, "");
  const ticks = [1, 3, BEST_MOOD].map((value) => ({
    y: round(HEIGHT - value * scale),
    text: formatNumber(locale, value),
  }));
  const legend = [["booked", t("progress.done")] as const, ["completed", t("progress.mood")] as const];
  return (
    <Panel title={t("progress.title")} aside={<Legend entries={legend} />} id="progress">
      <Chart
        title={t("progress.summary", { count: progress.length })}
        ticks={[...ticks, { y: HEIGHT, text: "0" }]}
        names={progress.map(({ from }, place) => (isNamed(place, progress.length) ? name(from) : null))}
        current={progress.length - 1}
      >
        <path
          d={barsPath(
            progress.map(({ done }) => done),
            { left: 2, width: 6 },
            { base: HEIGHT, scale },
          )}
          data-kind="booked"
        />
        <path d={moods.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("")} data-kind="trend" />
        {/* A stroke without length is round, however the chart is stretched. */}
        <path d={moods.map(({ x, y }) => `M${x} ${y}h0`).join("")} data-kind="points" />
      </Chart>
      <Disclosure summary={t("progress.table")}>
        <NumberTable
          className={tableStyles.table}
          caption={t("progress.title")}
          heads={[t("progress.week"), t("progress.mood"), t("progress.done")]}
          rows={progress.toReversed().map(({ from, mood, done }) => ({
            name: formatDay(locale, from),
            key: from,
            values: [mood === null ? "–" : formatNumber(locale, mood), formatNumber(locale, done)],
          }))}
        />
      </Disclosure>
    </Panel>
  );
}

/** The weeks that have a mood. */
const moodPoints = (weeks: Weeks, scale: number) =>
  weeks.flatMap(({ mood }, place) =>
    mood === null ? [] : [{ x: place * PIECE + PIECE / 2, y: round(HEIGHT - mood * scale) }],
  );
