import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageHead } from "../../ui/section.tsx";
import styles from "./client-onboarding.module.css";
import { Progress } from "./progress.tsx";
import { STEPS, type Step, type StepFacts, stepNumber } from "./steps.ts";

type StepFrameProps = { here: Step; steps: readonly StepFacts[]; children: React.ReactNode };

/** What surrounds every step: where one is, and how far. */
export function StepFrame({ here, steps, children }: StepFrameProps) {
  const { t } = useTranslation("client-onboarding");
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
      {children}
    </>
  );
}
