import styles from "./pill.module.css";

type PillProps = {
  /** `bare` is text alone; `bad` and `warn` also say in words what is urgent. */
  tone?: "plain" | "teal" | "warn" | "bad" | "bare";
  children: React.ReactNode;
};

/** A short fact at the end of a row. */
export const Pill = ({ tone = "plain", children }: PillProps) => (
  <span className={styles.pill} data-tone={tone}>
    {children}
  </span>
);
