import type { PageKey } from "../platform/pages/pages.ts";
import { PageButton } from "./button.tsx";
import styles from "./steps-prompt.module.css";

type StepsPromptProps = {
  title: string;
  text: string;
  /** Each step, true if done. */
  steps: readonly boolean[];
  to: PageKey;
  label: string;
  id?: string;
};

/** A prompt to continue something with several steps, with its progress. */
export function StepsPrompt({ title, text, steps, to, label, id }: StepsPromptProps) {
  return (
    <section className={styles.prompt} id={id}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <ol className={styles.bar} aria-hidden="true">
          {steps.map((isDone, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their places
            <li key={place} data-done={isDone || undefined} />
          ))}
        </ol>
      </div>
      <PageButton to={to} look="accent">
        {label}
      </PageButton>
    </section>
  );
}
