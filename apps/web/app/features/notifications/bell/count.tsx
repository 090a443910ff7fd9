import styles from "./bell.module.css";

const MOST = 9;

/** How many, as far as there is room; the label of its link says it in words. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {of > MOST ? `${MOST}+` : of}
    </span>
  );
}
