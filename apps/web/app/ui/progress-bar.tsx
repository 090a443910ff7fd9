import styles from "./progress-bar.module.css";

/** The progress of something long, from 0 to 1. */
export const ProgressBar = ({ share, label }: { share: number; label: string }) => (
  <progress className={styles.bar} value={share} max={1} aria-label={label} />
);
