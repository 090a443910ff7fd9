import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Note } from "../../../ui/notices.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { StepHead } from "../step-head.tsx";
import styles from "./client-onboarding.module.css";
import { type NeededStep, STEP_PAGES, STEPS, type Step, type StepFacts, stepNumber } from "./steps.ts";

type StepFrameProps = { here: Step; steps: readonly StepFacts[]; children: React.ReactNode };

/** The frame of every step: where one is, and the progress. */
export function StepFrame({ here, steps, children }: StepFrameProps) {
  const { t } = useTranslation("onboarding-client");
  return (
    <>
      <StepHead
        look="short"
        place={t("progress.step", { number: stepNumber(here), of: STEPS.length })}
        title={t(`steps.${here}.title`)}
        lead={t(`steps.${here}.lead`)}
        label={t("progress.label")}
        here={stepNumber(here)}
        steps={steps.map(({ step, done }) => ({
          number: stepNumber(step),
          to: STEP_PAGES[step],
          done,
          words: (
            <>
              <b>{t(`steps.${step}.short`)}</b>
              <VisuallyHidden>: {t(done ? "progress.done" : "progress.open")}</VisuallyHidden>
            </>
          ),
        }))}
      />
      {children}
    </>
  );
}

/** What was skipped and is needed for suggestions, with links. */
export function MissingSteps({ missing }: { missing: readonly NeededStep[] }) {
  const { t } = useTranslation("onboarding-client");
  return (
    <>
      <Note>{t("missing", { things: missing.map((step) => t(`needs.${step}`)).join(", ") })}</Note>
      <div className={styles.acts}>
        {missing.map((step) => (
          <PageButton key={step} to={STEP_PAGES[step]}>
            {t(`goTo.${step}`)}
          </PageButton>
        ))}
      </div>
    </>
  );
}
