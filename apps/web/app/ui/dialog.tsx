import { useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import patterns from "./patterns.module.css";

type DialogProps = {
  title: React.ReactNode;
  /** Its close button, Escape, or a navigation. */
  onClose: () => void;
  /** Stays on navigation within its page: the address opened it. */
  stays?: boolean;
  /** Wide enough for two columns, if the window is. */
  wide?: boolean;
  /** Comes from the lower edge, as wide as the window. */
  sheet?: boolean;
  children: React.ReactNode;
};

/** A native modal: it keeps the focus inside and returns it. */
export function Dialog({ title, onClose, stays = false, wide = false, sheet = false, children }: DialogProps) {
  const { t } = useTranslation("common");
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  // Mounted after opening: what measures itself needs a size, and nothing may take the focus from the title.
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    setShown(true);
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      className={styles.dialog}
      ref={box}
      aria-labelledby={id}
      onClose={onClose}
      data-stays={stays || undefined}
      data-wide={wide || undefined}
      data-sheet={sheet || undefined}
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {shown && (
          <button
            type="button"
            className={`${patterns.round} ${styles.close}`}
            aria-label={t("close")}
            onClick={() => box.current?.close()}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {shown && children}
    </dialog>
  );
}
