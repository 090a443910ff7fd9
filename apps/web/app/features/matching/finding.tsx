import styles from "./finding.module.css";

type FindingProps = {
  /** For clients without complete preferences. */
  prompt: React.ReactNode;
  suggestions: React.ReactNode;
  /** Crisis numbers, for acute topics. */
  crisis: React.ReactNode;
};

/** Preferences and suggestions. */
export const Finding = ({ prompt, suggestions, crisis }: FindingProps) => (
  <div className={styles.finding}>
    {prompt}
    {suggestions}
    {crisis}
  </div>
);
