import styles from "./bell.module.css";

const MOST = 9;

/** The count, as far as there is space; its link's label says it in words. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {of > MOST ? `${MOST}+` : of}
    </span>
  );
}
