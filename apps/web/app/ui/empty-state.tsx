import styles from "./empty-state.module.css";
import { RisingLines } from "./rising-lines.tsx";

type EmptyStateProps = { title: React.ReactNode; children?: React.ReactNode; action?: React.ReactNode };

/** An empty list: why, and the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <RisingLines />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
