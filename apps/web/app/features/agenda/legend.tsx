import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./legend.module.css";
import { SHOWN_STANDINGS, SIGNS } from "./standing.ts";

const GROUNDS = ["open", "off", "busy"] as const;

/** What the colours and signs of the calendar mean. */
export function Legend() {
  const { t } = useTranslation("agenda");
  return (
    <ul className={styles.legend} aria-label={t("legend.title")}>
      {GROUNDS.map((ground) => (
        <li key={ground}>
          <span className={styles.ground} data-ground={ground} /> {t(`legend.${ground}`)}
        </li>
      ))}
      {SHOWN_STANDINGS.map((standing) => (
        <li key={standing}>
          <span className={styles.sign} data-standing={standing}>
            <Icon name={SIGNS[standing]} />
          </span>{" "}
          {t(`standings.${standing}`)}
        </li>
      ))}
    </ul>
  );
}
