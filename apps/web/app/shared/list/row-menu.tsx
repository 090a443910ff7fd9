import { useId } from "react";
import { Icon } from "../../ui/icon.tsx";
import styles from "./row-menu.module.css";

type RowMenuProps = {
  /** What the menu's button says, with whom or what the row is about. */
  label: string;
  /** Somebody waits for it: always in view. */
  awaited?: React.ReactNode;
  /** In view while the pointer or the focus is in the row; the menu has them too. */
  quick?: React.ReactNode;
  /** Everything that can be done, as links and buttons. */
  children: React.ReactNode;
};

/** What can be done with a row. The menu is a popover: it works before JavaScript, and by keyboard. */
export function RowMenu({ label, awaited, quick, children }: RowMenuProps) {
  const id = useId();
  return (
    <div className={styles.acts}>
      {awaited && <div className={styles.always}>{awaited}</div>}
      {quick && <div className={styles.quick}>{quick}</div>}
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={label} title={label}>
        <Icon name="dots" />
      </button>
      <div id={id} popover="auto" className={styles.menu} ref={closeOnChoice}>
        {children}
      </div>
    </div>
  );
}

/** Whatever is chosen in a menu closes it: a link may lead to the page it stands on. */
function closeOnChoice(menu: HTMLDivElement) {
  const close = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a, button")) menu.hidePopover();
  };
  menu.addEventListener("click", close);
  return () => menu.removeEventListener("click", close);
}
