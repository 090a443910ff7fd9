import styles from "./visually-hidden.module.css";

/** For screen readers only. */
export function VisuallyHidden(props: React.ComponentProps<"span">) {
  return <span {...props} className={styles.hidden} />;
}
