import { Icon } from "../../ui/icon.tsx";
import { RisingLines } from "../../ui/rising-lines.tsx";
import styles from "./sign-up-page.module.css";

type SignUpPageProps = {
  title: string;
  lead: string;
  points: string[];
  form: React.ReactNode;
  children?: React.ReactNode;
};

/** The invitation on one side, the form on the other. */
export function SignUpPage({ title, lead, points, form, children }: SignUpPageProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Icon name="check" /> {point}
            </li>
          ))}
        </ul>
        {children}
      </div>
      <div className={styles.form}>
        <RisingLines />
        {form}
      </div>
    </div>
  );
}
