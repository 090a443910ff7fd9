import styles from "./star.module.css";

/** A full star; the number beside it says how many. */
export const Star = () => (
  <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
    <path d="m12 3.6 2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-3-5.3 3 1.1-6L3.4 9.9l6-.8z" />
  </svg>
);
