import { createContext, use } from "react";
import styles from "./page-header.module.css";

/** What the area shows beside every title: search, messages, notifications. */
export const PageTools = createContext<React.ReactNode>(null);

type PageHeaderProps = {
  /** Above the title: a `BackLink`. */
  back?: React.ReactNode;
  title: React.ReactNode;
  /** A line below the title. */
  lead?: React.ReactNode;
  /** What one can do here, in the title's row. */
  acts?: React.ReactNode;
  /** Below the row. */
  children?: React.ReactNode;
};

/** The head of a page of one's area: its one h1, a line about it, and its actions. */
export function PageHeader({ back, title, lead, acts, children }: PageHeaderProps) {
  const tools = use(PageTools);
  return (
    <header className={styles.header}>
      {back}
      <div className={styles.row}>
        <div className={styles.title}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      {children}
    </header>
  );
}
