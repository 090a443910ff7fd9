import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import patterns from "../../../ui/patterns.module.css";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { MonthTile } from "./month.ts";
import styles from "./month-tiles.module.css";
import { HEIGHT, type Sparkline, WIDTH } from "./sparkline.ts";
import type { Today } from "./today.server.ts";

/** The month in four figures; everything else is one click away. */
export function MonthTiles({ month: { name, before, tiles } }: Pick<Today, "month">) {
  const { t } = useTranslation("dashboards-today");
  return (
    <section aria-labelledby="month">
      <div className={`${patterns.spread} ${patterns.thinLinks} ${styles.head}`}>
        <h2 id="month">
          {name} <small>{t("month.soFar")}</small>
        </h2>
        <PageLink to="coachNumbers">{t("month.numbers")}</PageLink>
      </div>
      <ul className={styles.tiles}>
        {tiles.map((tile) => (
          <li key={tile.key}>
            <Tile tile={tile} name={name} before={before} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({
  tile: { key, value, change, also, line, page, query = "" },
  name,
  before,
}: {
  tile: MonthTile;
  name: string;
  before: string;
}) {
  const { t } = useTranslation("dashboards-today");
  return (
    <PageLink className={styles.tile} to={page} query={query}>
      <span>{t(`month.figures.${key}`, { month: name })}</span>
      {/* Screen readers skip a dash; the sentence below says it. */}
      <b aria-hidden={value === null || undefined}>{value ?? "–"}</b>
      {line && <Line {...line} />}
      <small>
        {change && (
          <>
            <i data-up={change.isUp || undefined}>{change.text}</i>{" "}
            <VisuallyHidden>{t("month.compared", { month: before })}</VisuallyHidden>
            <span aria-hidden="true">{key === "revenue" ? t("month.to", { month: before }) : "· "}</span>
          </>
        )}
        {key === "revenue" ? !change && t("month.also.revenue") : t(`month.also.${key}`, { count: also })}
      </small>
    </PageLink>
  );
}

/** The last eight weeks. */
const Line = ({ line, area, end }: Sparkline) => (
  <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
    <path d={area} data-part="area" />
    <path d={line} />
    <circle cx={end.x} cy={end.y} r="2.5" />
  </svg>
);
