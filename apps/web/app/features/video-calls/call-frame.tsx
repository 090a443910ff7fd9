import { useLayoutEffect, useRef } from "react";
import styles from "./call.module.css";

/** The browser's own modal over the whole page: what lies behind it cannot be reached, and Escape does not end a call. */
export function CallFrame({ label, children }: { label: string; children: React.ReactNode }) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.setAttribute("closedby", "none");
    dialog.showModal();
    dialog.focus();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      className={styles.frame}
      ref={box}
      aria-label={label}
      tabIndex={-1}
      data-stays
      onCancel={(event) => event.target === event.currentTarget && event.preventDefault()}
      // Where a browser closes it all the same.
      onClose={(event) => event.target === event.currentTarget && box.current?.isConnected && box.current.showModal()}
    >
      {children}
    </dialog>
  );
}
