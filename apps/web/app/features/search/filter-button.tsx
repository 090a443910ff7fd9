import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { chosenCount } from "./chosen-count.ts";
import styles from "./filter-button.module.css";
import filterStyles from "./filters.module.css";
import type { ShownSearch } from "./search.server.ts";

/** On a small screen; without JavaScript it links to the filters below the results. */
export function FilterButton({ shown, onOpen }: { shown: ShownSearch; onOpen: () => void }) {
  const { t } = useTranslation("search");
  const count = chosenCount(shown);
  const words = (
    <>
      <Icon name="settings" /> {t("filters.title")} {count > 0 && <b className={filterStyles.count}>{count}</b>}
    </>
  );
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
        {words}
      </button>
      <a className={styles.below} href="#filters">
        {words}
      </a>
    </>
  );
}
