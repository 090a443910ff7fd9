import styles from "./stars.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** A number of stars, with words for screen readers. */
export const Stars = ({ count, words }: { count: number; words: string }) => (
  <span>
    <span className={styles.stars} aria-hidden="true">
      {"★".repeat(count)}
      <span className={styles.rest}>{"★".repeat(5 - count)}</span>
    </span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
