import styles from "./bell.module.css";

const MOST_ON_BELL = 9;

/** The count, as far as there is space; its link's label says it in words. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {of > MOST_ON_BELL ? `${MOST_ON_BELL}+` : of}
    </span>
  );
}
