import patterns from "./patterns.module.css";
import styles from "./section.module.css";

type SectionProps = {
  title: React.ReactNode;
  /** A line below the title. */
  lead?: React.ReactNode;
  /** A link at the end of the title's line. */
  more?: React.ReactNode;
  id?: string;
  children: React.ReactNode;
};

export function Section({ title, lead, more, id, children }: SectionProps) {
  return (
    <section className={`${styles.section} ${patterns.further}`} id={id}>
      <div className={`${patterns.thinLinks} ${patterns.spread} ${styles.row}`}>
        <h2>{title}</h2>
        {more}
      </div>
      {lead && <p className={`${patterns.lead} ${styles.lead}`}>{lead}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}

type PageHeadProps = { title: React.ReactNode; lead?: React.ReactNode; children?: React.ReactNode };

/** The head of an inner page: its one h1 and a leading sentence. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {lead && <p className={`${patterns.lead} ${styles.lead}`}>{lead}</p>}
      {children}
    </header>
  );
}
