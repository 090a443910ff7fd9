import patterns from "../../ui/patterns.module.css";
import styles from "./labelled-fact.module.css";

type LabelledFactProps = { label: string; help: React.ReactNode; children: React.ReactNode };

/** Among the fields of a form: what is changed elsewhere, and where. */
export const LabelledFact = ({ label, help, children }: LabelledFactProps) => (
  <div className={styles.fact}>
    <p className={styles.label}>{label}</p>
    <p className={styles.value}>{children}</p>
    <p className={`${patterns.plainLinks} ${styles.help}`}>{help}</p>
  </div>
);
