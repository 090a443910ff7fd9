import styles from "./chip.module.css";

export function Chips({ children, label }: { children: React.ReactNode; label?: string }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  );
}

/** A tag, or a choice if `on` is given. */
export function Chip({ children, on = false }: { children: React.ReactNode; on?: boolean }) {
  return <span className={on ? `${styles.chip} ${styles.on}` : styles.chip}>{children}</span>;
}
