import styles from "./chart.module.css";
import { HEIGHT, PIECE, type Tick } from "./chart-paths.ts";

export type ChartProps = {
  /** What it shows, and where its numbers are. */
  title: string;
  ticks: readonly Tick[];
  /** Where the bars stand. */
  base?: number;
  /** Each interval's name, or null where there is no space for one. */
  names: readonly (string | null)[];
  /** The present interval, if it is one of them: its place. */
  current?: number | null;
  children: React.ReactNode;
};

/** Bars stretched to the available space; names and numbers are beside them, so that they keep their size. */
export function Chart({ title, ticks, base = HEIGHT, names, current = null, children }: ChartProps) {
  const width = names.length * PIECE;
  return (
    <div className={styles.chart} style={{ "--pieces": names.length } as React.CSSProperties}>
      <ol className={styles.scale} aria-hidden="true">
        {ticks.map(({ y, text }) => (
          <li key={text} style={{ top: `${y}%` }}>
            {text}
          </li>
        ))}
        {/* As wide as the widest number. */}
        {ticks.map(({ text }) => (
          <li key={`${text} width`} data-width>
            {text}
          </li>
        ))}
      </ol>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={title}>
        {current !== null && <rect x={current * PIECE} width={PIECE} height={HEIGHT} data-kind="current" />}
        {ticks.map(({ y }) => (
          <path key={y} d={`M0 ${y}h${width}`} data-kind={y === base ? "ground" : "line"} />
        ))}
        {children}
      </svg>
      <ol className={styles.names} aria-hidden="true">
        {names.map(
          (name, place) =>
            name && (
              <li
                key={name}
                style={{ gridColumn: place + 1 }}
                data-current={place === current || undefined}
                data-last={place === names.length - 1 || undefined}
              >
                {name}
              </li>
            ),
        )}
      </ol>
    </div>
  );
}

export type BarKind = "booked" | "completed" | "lost" | "fees" | "before";
type LegendProps = { entries: readonly (readonly [kind: BarKind, words: string])[] };

/** What each colour and the dashed line stand for. */
export const Legend = ({ entries }: LegendProps) => (
  <ul className={styles.legend}>
    {entries.map(([kind, words]) => (
      <li key={kind} data-kind={kind}>
        {words}
      </li>
    ))}
  </ul>
);
