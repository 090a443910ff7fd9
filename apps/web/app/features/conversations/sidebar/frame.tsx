import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import styles from "./sidebar.module.css";

const WIDE = "(min-width: 80rem)";

function watch(look: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", look);
  return () => query.removeEventListener("change", look);
}

type FrameProps = { label: string; onClose: () => void; children: React.ReactNode };

/** Beside the page where there is room for both; else a modal, which closes when one goes to another page. */
export function Frame(props: FrameProps) {
  const isWide = useSyncExternalStore(
    watch,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  return isWide ? <Aside {...props} /> : <Drawer {...props} />;
}

function Aside({ label, onClose, children }: FrameProps) {
  return (
    <aside
      className={styles.aside}
      aria-label={label}
      onKeyDown={({ key, defaultPrevented, target }) => {
        // Escape closes a menu or a dialog in it first.
        const isInside = target instanceof Element && target.closest("dialog, details[open]");
        if (key === "Escape" && !defaultPrevented && !isInside) onClose();
      }}
    >
      {children}
    </aside>
  );
}

function Drawer({ label, onClose, children }: FrameProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={styles.drawer}
      aria-label={label}
      onClose={(event) => {
        if (event.target === box.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
