import { Icon } from "../icon.tsx";
import { RisingLines } from "../illustrations.tsx";
import patterns from "../patterns.module.css";
import styles from "./form-page.module.css";

type FormPageProps = {
  title: string;
  lead?: React.ReactNode;
  form: React.ReactNode;
  /** Beside the form; on a phone after it. */
  children?: React.ReactNode;
};

/** A page about one form: its purpose, the form, and its benefits. */
export function FormPage({ title, lead, form, children }: FormPageProps) {
  return (
    <div className={children ? styles.wide : styles.narrow}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {lead && <p className={`${patterns.lead} ${styles.lead}`}>{lead}</p>}
      </header>
      <div className={styles.form}>
        <RisingLines />
        {form}
      </div>
      {children && <div className={styles.beside}>{children}</div>}
    </div>
  );
}

/** A list of benefits. */
export function Points({ points }: { points: string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" /> {point}
        </li>
      ))}
    </ul>
  );
}

/** A small line with links, under the form or beside it. */
export const Aside = ({ children }: { children: React.ReactNode }) => (
  <p className={`${patterns.plainLinks} ${styles.aside}`}>{children}</p>
);
