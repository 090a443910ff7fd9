import { PageLink } from "../../platform/i18n/locale.tsx";
import type { MemberPage } from "../../platform/pages/pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import styles from "./step-head.module.css";

type StepLink = { number: number; to: MemberPage; done: boolean; words: React.ReactNode };

type StepHeadProps = {
  /** The place of the present step among all, in words. */
  place: string;
  title: string;
  lead: string;
  label: string;
  /** The number of the present step. */
  here: number;
  steps: StepLink[];
  look: "short" | "long";
};

/** The head of every step, and all steps with their state and links: none is ever closed. */
export const StepHead = ({ place, title, lead, label, here, steps, look }: StepHeadProps) => (
  <>
    <PageHeader
      title={
        <>
          <span className={styles.number}>{place}</span>
          {title}
        </>
      }
      lead={lead}
    />
    <nav className={`${styles.progress} ${styles[look]}`} aria-label={label}>
      <ol>
        {steps.map(({ number, to, done, words }) => (
          <li key={number} data-done={done || undefined}>
            <PageLink to={to} aria-current={number === here ? "step" : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {done ? <Icon name="check" /> : number}
              </span>
              {look === "long" ? <span className={styles.words}>{words}</span> : words}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  </>
);
