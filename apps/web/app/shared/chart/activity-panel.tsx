import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { type BarKind, Chart, type ChartProps, Legend } from "./chart.tsx";
import styles from "./charts.module.css";

const KINDS = ["booked", "completed", "lost"] as const;
type Kind = (typeof KINDS)[number];

type Word = "title" | "appointments" | "appointmentsTitle" | "table" | Kind;
type ActivityPanelProps = {
  pieces: readonly { axis: string | null }[];
  current: number | null;
  bars: (Required<Pick<ChartProps, "ticks" | "base">> & Record<Kind, string>) | null;
  /** A single bar is no chart; the figures above say the same. */
  isDrawn: boolean;
  word: (key: Word) => string;
  money: Pick<BarChartProps, "heading" | "title" | "ticks" | "bars"> | null;
  /** All numbers, below the charts. */
  table: React.ReactNode;
};

/** A period's appointments and money in two charts, and the table with their numbers. */
export function ActivityPanel({ pieces, current, bars, isDrawn, word, money, table }: ActivityPanelProps) {
  const names = pieces.map(({ axis }) => axis);
  return (
    <Panel title={word("title")} id="activity">
      {isDrawn && (
        <div className={styles.charts}>
          {bars && (
            <BarChart
              heading={word("appointments")}
              title={word("appointmentsTitle")}
              {...{ names, current, ticks: bars.ticks, base: bars.base }}
              bars={KINDS.map((kind) => [kind, bars[kind], word(kind)])}
            />
          )}
          {money && <BarChart {...money} {...{ names, current }} />}
        </div>
      )}
      <Disclosure summary={word("table")} open={!isDrawn}>
        {table}
      </Disclosure>
    </Panel>
  );
}

type BarChartProps = Omit<ChartProps, "children"> & {
  heading: string;
  /** Each kind with its drawing and its name; the name may be left out where the heading says it. */
  bars: readonly (readonly [kind: BarKind, path: string, name?: string])[];
};

function BarChart({ heading, bars, ...chart }: BarChartProps) {
  const named = bars.flatMap(([kind, , name]) => (name ? [[kind, name] as const] : []));
  return (
    <figure>
      <figcaption>
        <h3>{heading}</h3>
        {named.length > 0 && <Legend entries={named} />}
      </figcaption>
      <Chart {...chart}>
        {bars.map(([kind, path]) => (
          <path key={kind} d={path} data-kind={kind} />
        ))}
      </Chart>
    </figure>
  );
}
