import { STEPS } from "@aufwind/rules/profiles/completeness";
import { useTranslation } from "../../platform/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import styles from "./set-up-prompt.module.css";
import { doneSteps, type StepFacts } from "./steps.ts";

/** On the first page of a coach who has not finished the onboarding. */
export function SetUpPrompt({ steps }: { steps: readonly StepFacts[] }) {
  const { t } = useTranslation("onboarding");
  const done = doneSteps(steps);
  return (
    <section className={styles.prompt} id="set-up">
      <div>
        <h2>{t("prompt.title", { done, of: STEPS.length })}</h2>
        <p>{t(done === 0 ? "prompt.begin" : "prompt.goOn")}</p>
        <ol className={styles.bar} aria-hidden="true">
          {steps.map(({ step, done: isDone }) => (
            <li key={step} data-done={isDone || undefined} />
          ))}
        </ol>
      </div>
      <PageButton to="coachOnboarding" look="accent">
        {t(done === 0 ? "prompt.start" : "prompt.continue")}
      </PageButton>
    </section>
  );
}
