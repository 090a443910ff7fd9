import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Chart, type ChartProps, Legend } from "./chart.tsx";
import styles from "./charts.module.css";

type Bars = React.ComponentProps<typeof AppointmentBars>;
type Word = "title" | "appointments" | "appointmentsTitle" | "booked" | "completed" | "lost" | "table";
type ActivityPanelProps = Pick<Bars, "names"> & {
  current: number | null;
  bars: Bars["bars"] | null;
  /** A single bar is no chart; the figures above say the same. */
  isDrawn: boolean;
  word: (key: Word) => string;
  /** The other chart. */
  money: React.ReactNode;
  /** All numbers, below the charts. */
  table: React.ReactNode;
};

/** A period's appointments and money in two charts, and the table with their numbers. */
export const ActivityPanel = ({ bars, names, current, isDrawn, word, money, table }: ActivityPanelProps) => (
  <Panel title={word("title")} id="activity">
    {isDrawn && (
      <div className={styles.charts}>
        {bars && (
          <AppointmentBars
            heading={word("appointments")}
            title={word("appointmentsTitle")}
            words={{ booked: word("booked"), completed: word("completed"), lost: word("lost") }}
            {...{ bars, names, current }}
          />
        )}
        {money}
      </div>
    )}
    <Disclosure summary={word("table")} open={!isDrawn}>
      {table}
    </Disclosure>
  </Panel>
);

const KINDS = ["booked", "completed", "lost"] as const;
type Kind = (typeof KINDS)[number];

type AppointmentBarsProps = Pick<ChartProps, "title" | "names" | "current"> & {
  heading: string;
  /** What each kind is called. */
  words: Record<Kind, string>;
  bars: Required<Pick<ChartProps, "ticks" | "base">> & Record<Kind, string>;
};

/** Booked, completed and lost appointments of each interval. */
const AppointmentBars = ({ heading, words, bars, ...chart }: AppointmentBarsProps) => (
  <figure>
    <figcaption>
      <h3>{heading}</h3>
      <Legend entries={KINDS.map((kind) => [kind, words[kind]] as const)} />
    </figcaption>
    <Chart {...chart} ticks={bars.ticks} base={bars.base}>
      {KINDS.map((kind) => (
        <path key={kind} d={bars[kind]} data-kind={kind} />
      ))}
    </Chart>
  </figure>
);
