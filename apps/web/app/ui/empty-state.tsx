import { RisingLines } from "./illustrations.tsx";
import styles from "./placeholders.module.css";

type EmptyStateProps = {
  title: React.ReactNode;
  children?: React.ReactNode;
  action?: React.ReactNode;
  /** A drawing of what is missing. */
  drawing?: React.ReactNode;
};

/** An empty list: why, and the next step. */
export function EmptyState({ title, children, action, drawing = <RisingLines /> }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {drawing}
      <p className={styles.emptyTitle}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
