import styles from "./activity.module.css";
import { HEIGHT, PIECE } from "./bars.ts";
import type { Activity } from "./dashboard.server.ts";

type ChartProps = {
  /** What it shows, and where its numbers are. */
  title: string;
  /** What the upper line stands for. */
  top: string;
  /** Where the line is that the bars stand on. */
  base: number;
  pieces: Activity["pieces"];
  children: React.ReactNode;
};

/** Bars that are stretched to the room there is; names and numbers stand beside them, so that they keep their size. */
export function Chart({ title, top, base, pieces, children }: ChartProps) {
  const width = pieces.length * PIECE;
  const columns = { "--pieces": pieces.length, "--base": `${base}%` } as React.CSSProperties;
  return (
    <div className={styles.chart} style={columns}>
      <p className={styles.scale} aria-hidden="true">
        {base > 0 && <span>{top}</span>}
        <span>0</span>
      </p>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={title}>
        {base > 0 && <path d={`M0 0h${width}`} data-kind="line" />}
        {children}
        <path d={`M0 ${base}h${width}`} data-kind="ground" />
      </svg>
      <ol className={styles.names} aria-hidden="true">
        {pieces.map(
          ({ axis, name }, place) =>
            axis && (
              <li key={name} style={{ gridColumn: place + 1 }}>
                {axis}
              </li>
            ),
        )}
      </ol>
    </div>
  );
}
