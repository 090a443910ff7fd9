import { STEPS, type Step } from "@aufwind/rules/profiles";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/form/note.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./onboarding.module.css";
import { Progress } from "./progress.tsx";
import { type StepFacts, stepNumber } from "./steps.ts";

type StepFrameProps = {
  here: Step;
  steps: readonly StepFacts[];
  /** What this step still lacks, with the way to each. */
  missing: React.ReactNode;
  children: React.ReactNode;
};

/** What surrounds every step: where one is, how far, and what is missing here. */
export function StepFrame({ here, steps, missing, children }: StepFrameProps) {
  const { t } = useTranslation("onboarding");
  const facts = steps.find(({ step }) => step === here);
  const title = (
    <>
      <span className={styles.number}>{t("progress.step", { number: stepNumber(here), of: STEPS.length })}</span>
      {t(`steps.${here}.title`)}
    </>
  );
  return (
    <>
      <PageHead title={title} lead={t(`steps.${here}.lead`)} />
      <Progress steps={steps} here={here} />
      <div className={styles.body}>
        {facts?.done ? (
          <Note icon="check">{t("complete")}</Note>
        ) : (
          <Note>
            <p>{t("missing")}</p>
            {missing}
          </Note>
        )}
        {children}
      </div>
    </>
  );
}
