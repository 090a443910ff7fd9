import { useEffect, useRef } from "react";
import styles from "./form.module.css";

/** What stands in place of a form that did its work; takes the focus, since the button that was pressed is gone. */
export function Success({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.success} ref={box} tabIndex={-1} role="status">
      {children}
    </div>
  );
}
