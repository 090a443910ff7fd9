import { STEPS } from "@aufwind/rules/coach-profiles";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { StepsPrompt } from "../../../ui/steps-prompt.tsx";
import { doneSteps, type StepFacts } from "./steps.ts";

/** On the first page of a coach who has not finished the onboarding. */
export function SetUpPrompt({ steps }: { steps: readonly StepFacts[] }) {
  const { t } = useTranslation("onboarding");
  const done = doneSteps(steps);
  return (
    <StepsPrompt
      id="set-up"
      title={t("prompt.title", { done, of: STEPS.length })}
      text={t(done === 0 ? "prompt.begin" : "prompt.goOn")}
      steps={steps.map((step) => step.done)}
      to="coachOnboarding"
      label={t(done === 0 ? "prompt.start" : "prompt.continue")}
    />
  );
}
