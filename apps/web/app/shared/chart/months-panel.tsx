import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Chart, Legend } from "./chart.tsx";
import tableStyles from "./chart-table.module.css";
import type { MonthsDrawing } from "./money-months.ts";
import { NumberTable } from "./number-table.tsx";

/** The colours of the bars, in order. */
const KINDS = ["completed", "fees"] as const;

type MonthsPanelProps = {
  /** Null if there is nothing to show: the panel is left out. */
  drawing: MonthsDrawing | null;
  title: string;
  /** What the chart shows, for those who do not see it. */
  summary: string;
  /** Each kind of bar, in words. */
  kinds: readonly string[];
  /** The line of the year before, in words. */
  before: string;
  /** Opens the table. */
  table: string;
  /** The head of its first column. */
  month: string;
};

/** Money by month: bars with the present month marked, the year before dashed, and the table behind them. */
export function MonthsPanel({ drawing, title, summary, kinds, before, table, month }: MonthsPanelProps) {
  if (!drawing) return null;
  const entries = kinds.flatMap((words, place) => {
    const kind = KINDS[place];
    return kind ? [[kind, words] as const] : [];
  });
  const legend = [...entries, ...(drawing.before ? [["before", before] as const] : [])];
  return (
    <Panel title={title} aside={legend.length > 1 && <Legend entries={legend} />}>
      <Chart title={summary} ticks={drawing.ticks} names={drawing.names} current={drawing.current}>
        {entries.map(([kind], place) => (
          <path key={kind} d={drawing.bars[place]} data-kind={kind} />
        ))}
        {drawing.before && <path d={drawing.before} data-kind="before" />}
      </Chart>
      <Disclosure summary={table}>
        <NumberTable
          className={tableStyles.table}
          caption={title}
          heads={[month, ...kinds, before]}
          rows={drawing.rows.toReversed().map(({ name, amounts }) => ({ name, values: amounts }))}
        />
      </Disclosure>
    </Panel>
  );
}
