import { useId, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../platform/i18n/use-translation.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";

type DialogProps = {
  title: React.ReactNode;
  /** The button at its top, Escape, or the visitor went to another page. */
  onClose: () => void;
  /** Stays while the address of its page changes: the address is what opened it. */
  stays?: boolean;
  /** Room for two columns, where the window has it. */
  wide?: boolean;
  children: React.ReactNode;
};

/** The browser's own modal: it keeps the focus inside and gives it back where it was. */
export function Dialog({ title, onClose, stays = false, wide = false, children }: DialogProps) {
  const { t } = useTranslation("common");
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  // What measures itself must not be there before the dialog has a size, nor what would take the focus from its title.
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
    >
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {shown && (
          <button type="button" className={styles.close} aria-label={t("close")} onClick={() => box.current?.close()}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {shown && children}
    </dialog>
  );
}
