import { formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import today from "../today/coach-today.module.css";
import lines from "../today/status-lines.module.css";
import styles from "./client-layout.module.css";

type ClientLayoutProps = {
  main: React.ReactNode;
  side: React.ReactNode;
  /** Below the first; on a phone the last. */
  after: React.ReactNode;
};

/** Two columns, as on a coach's first page. */
export const ClientLayout = ({ main, side, after }: ClientLayoutProps) => (
  <div className={`${today.today} ${styles.layout}`}>
    <div className={styles.column}>{main}</div>
    <div className={`${styles.column} ${styles.side}`}>{side}</div>
    {after && <div className={styles.column}>{after}</div>}
  </div>
);

/** Unused credits; left out if there are none. */
export function CreditLine({ cents }: { cents: number }) {
  const { t } = useTranslation("dashboards-today");
  const money = formatMoney(useLocale(), cents);
  if (cents === 0) return null;
  return (
    <div className={lines.lines}>
      <PageLink to="clientFriends">
        <span className={lines.icon}>
          <Icon name="gift" />
        </span>
        <span>
          <b>{t("client.credit", { money })}</b>
          <small>{t("client.creditText")}</small>
        </span>
        <Icon name="chevronRight" />
      </PageLink>
    </div>
  );
}
