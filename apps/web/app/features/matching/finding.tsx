import styles from "./finding.module.css";

type FindingProps = {
  /** For whoever has not said everything yet. */
  prompt: React.ReactNode;
  suggestions: React.ReactNode;
  /** The numbers that help at once, for acute topics. */
  crisis: React.ReactNode;
};

/** What a client came for: to say what one is looking for, and to find somebody. */
export const Finding = ({ prompt, suggestions, crisis }: FindingProps) => (
  <div className={styles.finding}>
    {prompt}
    {suggestions}
    {crisis}
  </div>
);
