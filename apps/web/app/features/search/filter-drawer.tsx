import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { useModal } from "../../ui/use-modal.ts";
import styles from "./filter-drawer.module.css";

type FilterDrawerProps = {
  /** Of its heading. */
  id: string;
  /** The text of the last button: how many coaches there are now. */
  found: string;
  isBusy: boolean;
  onClose: () => void;
  children: React.ReactNode;
};

/** The filters on a small screen: a native modal, which stays while choices change the address. */
export function FilterDrawer({ id, found, isBusy, onClose, children }: FilterDrawerProps) {
  const { t } = useTranslation("search-filters");
  const box = useModal();
  return (
    <dialog ref={box} className={styles.drawer} aria-labelledby={id} data-stays onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {t("search:filters.title")}
        </h2>
        <button
          type="button"
          className={`${patterns.round} ${styles.close}`}
          aria-label={t("filters.close")}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <Button wide onClick={onClose} aria-busy={isBusy}>
          {found}
        </Button>
      </div>
    </dialog>
  );
}
