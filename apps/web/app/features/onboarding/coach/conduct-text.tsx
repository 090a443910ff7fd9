import { Prose } from "../../../ui/prose.tsx";
import styles from "./onboarding.module.css";

/** The whole Code of Conduct, in a readable column. */
export const ConductText = ({ html }: { html: string }) => (
  <div className={styles.text}>
    <Prose html={html} />
  </div>
);
