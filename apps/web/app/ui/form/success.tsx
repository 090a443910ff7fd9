import { useEffect, useRef } from "react";
import styles from "./form.module.css";

/** Replaces a successful form; takes the focus, since the pressed button is gone. */
export function Success({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.success} ref={box} tabIndex={-1} role="status">
      {children}
    </div>
  );
}
