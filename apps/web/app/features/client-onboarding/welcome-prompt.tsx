import { useTranslation } from "../../platform/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { doneSteps, STEPS, type StepFacts } from "./steps.ts";
import styles from "./welcome-prompt.module.css";

/** On the first page of a client who has not said everything yet; nobody is forced. */
export function WelcomePrompt({ steps }: { steps: readonly StepFacts[] }) {
  const { t } = useTranslation("client-onboarding");
  const done = doneSteps(steps);
  return (
    <section className={styles.prompt}>
      <div>
        <h2>{t("prompt.title")}</h2>
        <p>{done === 0 ? t("prompt.begin") : t("prompt.goOn", { done, of: STEPS.length })}</p>
        <ol className={styles.bar} aria-hidden="true">
          {steps.map(({ step, done: isDone }) => (
            <li key={step} data-done={isDone || undefined} />
          ))}
        </ol>
      </div>
      <PageButton to="clientOnboarding" look="accent">
        {t(done === 0 ? "prompt.start" : "prompt.continue")}
      </PageButton>
    </section>
  );
}
