import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { StepsPrompt } from "../../../ui/steps-prompt.tsx";
import { doneSteps, STEPS, type StepFacts } from "./steps.ts";

/** On the first page of a client with incomplete preferences; optional. */
export function WelcomePrompt({ steps }: { steps: readonly StepFacts[] }) {
  const { t } = useTranslation("onboarding-client");
  const done = doneSteps(steps);
  return (
    <StepsPrompt
      title={t("prompt.title")}
      text={done === 0 ? t("prompt.begin") : t("prompt.goOn", { done, of: STEPS.length })}
      steps={steps.map((step) => step.done)}
      to="clientOnboarding"
      label={t(done === 0 ? "prompt.start" : "prompt.continue")}
    />
  );
}
