import { Chart, type ChartProps, Legend } from "./chart.tsx";

const KINDS = ["booked", "completed", "lost"] as const;
type Kind = (typeof KINDS)[number];

type AppointmentBarsProps = Pick<ChartProps, "title" | "names" | "current"> & {
  heading: string;
  /** What each kind is called. */
  words: Record<Kind, string>;
  bars: Required<Pick<ChartProps, "ticks" | "base">> & Record<Kind, string>;
};

/** Booked, completed and lost appointments of each interval. */
export const AppointmentBars = ({ heading, words, bars, ...chart }: AppointmentBarsProps) => (
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
