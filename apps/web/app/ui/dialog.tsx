import { useId, useLayoutEffect, useRef, useState } from "react";
import styles from "./dialog.module.css";

type DialogProps = {
  title: React.ReactNode;
  /** Escape, or the visitor went to another page. */
  onClose: () => void;
  /** Stays while the address of its page changes: the address is what opened it. */
  stays?: boolean;
  children: React.ReactNode;
};

/** The browser's own modal: it keeps the focus inside and gives it back where it was. */
export function Dialog({ title, onClose, stays = false, children }: DialogProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  // What measures itself must not be there before the dialog has a size.
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    setShown(true);
    return () => dialog?.close();
  }, []);
  return (
    <dialog className={styles.dialog} ref={box} aria-labelledby={id} onClose={onClose} data-stays={stays || undefined}>
      <h2 id={id}>{title}</h2>
      {shown && children}
    </dialog>
  );
}
