import styles from "./panel.module.css";
import patterns from "./patterns.module.css";

type PanelProps = {
  title: React.ReactNode;
  /** At the end of the title's line: a status, or a link. */
  aside?: React.ReactNode;
  id?: string;
  /** For what cannot be undone. */
  grave?: boolean;
  /** One of many on the first page of an area. */
  small?: boolean;
  children: React.ReactNode;
};

/** One subject of a page, on a card of its own. */
export function Panel({ title, aside, id, grave = false, small = false, children }: PanelProps) {
  const look = `${grave ? ` ${styles.grave}` : ""}${small ? ` ${styles.small}` : ""}`;
  return (
    <section className={`${styles.panel}${look}`} id={id}>
      <div className={`${patterns.thinLinks} ${patterns.spread} ${styles.head}`}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Panels below each other. */
export const Panels = ({ children }: { children: React.ReactNode }) => <div className={styles.panels}>{children}</div>;

/** On or off, in words and with an icon. */
export const State = ({ on, children }: { on: boolean; children: React.ReactNode }) => (
  <span className={styles.state} data-on={on || undefined}>
    {children}
  </span>
);
