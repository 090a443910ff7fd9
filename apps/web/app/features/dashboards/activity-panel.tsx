import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./activity.module.css";
import activityTableStyles from "./activity-table.module.css";
import { HEIGHT, PIECE } from "./bars.ts";
import type { Activity } from "./dashboards.server.ts";

const KINDS = ["booked", "completed", "lost"] as const;

/** The activity of a period: two small charts, and the table with their numbers. */
export function ActivityPanel({ activity }: { activity: Activity }) {
  const { t } = useTranslation("dashboards");
  const { step, bars, revenue, pieces } = activity;
  // A single bar is no chart; the figures above say the same.
  const isDrawn = pieces.length > 1;
  return (
    <Panel title={t("activity.title")} id="activity">
      {isDrawn && (
        <div className={styles.charts}>
          {bars && (
            <figure>
              <figcaption>
                <h3>{t("activity.appointments")}</h3>
                <ul className={styles.legend}>
                  {KINDS.map((kind) => (
                    <li key={kind} data-kind={kind}>
                      {t(`activity.${kind}`)}
                    </li>
                  ))}
                </ul>
              </figcaption>
              <Chart title={t("activity.appointmentsTitle")} top={bars.top} base={bars.base} pieces={pieces}>
                {KINDS.map((kind) => (
                  <path key={kind} d={bars[kind]} data-kind={kind} />
                ))}
              </Chart>
            </figure>
          )}
          {revenue && (
            <figure>
              <figcaption>
                <h3>{t("activity.revenueNet")}</h3>
              </figcaption>
              <Chart title={t("activity.revenueTitle")} top={revenue.top} base={HEIGHT} pieces={pieces}>
                <path d={revenue.revenue} data-kind="completed" />
              </Chart>
            </figure>
          )}
        </div>
      )}
      <Disclosure summary={t("activity.table")} open={!isDrawn}>
        <ActivityTable step={step} pieces={pieces} />
      </Disclosure>
    </Panel>
  );
}

/** The charts' numbers; newest first. */
function ActivityTable({ step, pieces }: Pick<Activity, "step" | "pieces">) {
  const { t } = useTranslation("dashboards");
  return (
    <table className={activityTableStyles.table}>
      <caption>
        <VisuallyHidden>{t("activity.caption")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(`activity.steps.${step}`)}</th>
          <th scope="col">{t("activity.booked")}</th>
          <th scope="col">{t("activity.completed")}</th>
          <th scope="col">{t("activity.lost")}</th>
          <th scope="col">{t("activity.revenue")}</th>
        </tr>
      </thead>
      <tbody>
        {pieces.toReversed().map(({ name, booked, completed, lost, revenue }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{booked}</td>
            <td>{completed}</td>
            <td>{lost}</td>
            <td>{revenue}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ChartProps = {
  /** What it shows, and where its numbers are. */
  title: string;
  /** What the upper line stands for. */
  top: string;
  /** The baseline of the bars. */
  base: number;
  pieces: Activity["pieces"];
  children: React.ReactNode;
};

/** Bars stretched to the available space; labels and numbers are beside them, so that they keep their size. */
function Chart({ title, top, base, pieces, children }: ChartProps) {
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
