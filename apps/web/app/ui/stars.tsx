import styles from "./stars.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** So many stars, and in words for those who do not see them. */
export const Stars = ({ count, words }: { count: number; words: string }) => (
  <span>
    <span className={styles.stars} aria-hidden="true">
      {"★".repeat(count)}
      <span className={styles.rest}>{"★".repeat(5 - count)}</span>
    </span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);
