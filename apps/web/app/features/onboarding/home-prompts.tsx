import { STEPS as COACH_STEPS, minutesFor } from "@aufwind/rules/coach-profiles";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { PageKey } from "../../platform/pages/pages.ts";
import blocks from "../../ui/blocks.module.css";
import { PageButton } from "../../ui/button.tsx";
import * as client from "./client/steps.ts";
import * as coach from "./coach/steps.ts";
import styles from "./home-prompts.module.css";

type ClientPromptProps = {
  steps: readonly client.StepFacts[];
  /** Beside an appointment, whose room is the page's one accent. */
  isSecond: boolean;
};

/** On the first page of a client with incomplete preferences; optional. */
export function ClientPrompt({ steps, isSecond }: ClientPromptProps) {
  const { t } = useTranslation("onboarding-client");
  const done = client.doneSteps(steps);
  return (
    <StepsPrompt
      title={t("prompt.title")}
      text={done === 0 ? t("prompt.begin") : t("prompt.goOn", { done, of: client.STEPS.length })}
      steps={steps.map((step) => step.done)}
      to="clientOnboarding"
      look={isSecond ? "primary" : "accent"}
      label={t(done === 0 ? "prompt.start" : "prompt.continue")}
    />
  );
}

/** On the first page of a coach who has not finished the onboarding. */
export function CoachPrompt({ steps }: { steps: readonly coach.StepFacts[] }) {
  const { t } = useTranslation("onboarding");
  const done = coach.doneSteps(steps);
  return (
    <StepsPrompt
      id="set-up"
      title={t("prompt.title", { done, of: COACH_STEPS.length })}
      text={t(done === 0 ? "prompt.begin" : "prompt.goOn", { count: minutesFor(coach.missingOf(steps)) })}
      steps={steps.map((step) => step.done)}
      to="coachOnboarding"
      label={t(done === 0 ? "prompt.start" : "prompt.continue")}
    />
  );
}

type StepsPromptProps = {
  title: string;
  text: string;
  /** Each step, true if done. */
  steps: readonly boolean[];
  to: PageKey;
  label: string;
  look?: "primary" | "accent";
  id?: string;
};

/** A prompt to continue something with several steps, with its progress. */
function StepsPrompt({ title, text, steps, to, label, look = "accent", id }: StepsPromptProps) {
  return (
    <section className={`${blocks.prompt} ${styles.prompt}`} id={id}>
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
      <PageButton to={to} look={look}>
        {label}
      </PageButton>
    </section>
  );
}
