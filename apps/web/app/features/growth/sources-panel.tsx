import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import tables from "../../shared/chart/chart-table.module.css";
import { NumberTable } from "../../shared/chart/number-table.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./growth.module.css";
import type { ShownGrowth } from "./growth.server.ts";

/** Which way people came, and how many of them booked. */
export function SourcesPanel({ sources }: Pick<ShownGrowth, "sources">) {
  const { t } = useTranslation("growth");
  if (sources.length === 0) return null;
  return (
    <Panel title={t("sources.title")} aside={<PageLink to="coachBookingPage">{t("sources.more")}</PageLink>}>
      <NumberTable
        className={`${tables.table} ${styles.sources}`}
        caption={t("sources.caption")}
        heads={[t("sources.source"), t("heads.viewed"), t("heads.started"), t("heads.booked"), t("sources.rate")]}
        rows={sources.map(({ source, width, viewed, started, booked, rate }) => ({
          key: source,
          name: (
            <>
              {t(`booking-pages:sources.names.${source}`)}
              <span className={styles.bar} aria-hidden="true">
                {width > 0 && <i style={{ width: `${width}%` }} />}
              </span>
            </>
          ),
          values: [viewed, started, booked, rate ?? <Few key="few" />],
        }))}
      />
      <p className={styles.soft}>{t("sources.without")}</p>
    </Panel>
  );
}

/** A share of a few would say nothing. */
function Few() {
  const { t } = useTranslation("growth");
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t("sources.few")}</VisuallyHidden>
    </>
  );
}
