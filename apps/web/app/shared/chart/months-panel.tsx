import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Chart, Legend } from "./chart.tsx";
import tableStyles from "./chart-table.module.css";
import type { MonthsDrawing } from "./money-months.ts";

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
  const heads = [month, ...kinds, before];
  return (
    <Panel title={title} aside={legend.length > 1 && <Legend entries={legend} />}>
      <Chart title={summary} ticks={drawing.ticks} names={drawing.names} current={drawing.current}>
        {entries.map(([kind], place) => (
          <path key={kind} d={drawing.bars[place]} data-kind={kind} />
        ))}
        {drawing.before && <path d={drawing.before} data-kind="before" />}
      </Chart>
      <Disclosure summary={table}>
        <table className={tableStyles.table}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {drawing.rows.toReversed().map(({ name, amounts }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {amounts.map((amount, place) => (
                  <td key={heads[place + 1]}>{amount}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </Panel>
  );
}
