import styles from "./disclosure.module.css";
import { Icon } from "./icon.tsx";

type DisclosureProps = {
  id?: string;
  summary: React.ReactNode;
  open?: boolean;
  name?: string;
  children: React.ReactNode;
};

/** A collapsible section; works without JavaScript. */
export function Disclosure({ id, summary, open, name, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} id={id} open={open} name={name}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
