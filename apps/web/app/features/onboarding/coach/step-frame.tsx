import { minutesFor, STEPS, type Step } from "@aufwind/rules/coach-profiles";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Note } from "../../../ui/notices.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { StepHead } from "../step-head.tsx";
import styles from "./onboarding.module.css";
import { missingOf, STEP_PAGES, type StepFacts, stepNumber } from "./steps.ts";

type StepFrameProps = {
  here: Step;
  steps: readonly StepFacts[];
  /** What this step still lacks, with links. */
  missing: React.ReactNode;
  children: React.ReactNode;
};

/** The frame of every step: where one is, the progress, and what is missing here. */
export function StepFrame({ here, steps, missing, children }: StepFrameProps) {
  const { t } = useTranslation("onboarding");
  const minutes = minutesFor(missingOf(steps));
  const place = t("progress.step", { number: stepNumber(here), of: STEPS.length });
  const facts = steps.find(({ step }) => step === here);
  return (
    <>
      <StepHead
        look="long"
        place={minutes > 0 ? `${place} · ${t("progress.minutes", { count: minutes })}` : place}
        title={t(`steps.${here}.title`)}
        lead={t(`steps.${here}.lead`)}
        label={t("progress.label")}
        here={stepNumber(here)}
        steps={steps.map((facts) => ({
          number: stepNumber(facts.step),
          to: STEP_PAGES[facts.step],
          done: facts.done,
          words: (
            <>
              <b>{t(`steps.${facts.step}.short`)}</b>
              <VisuallyHidden>: </VisuallyHidden>
              <State {...facts} />
            </>
          ),
        }))}
      />
      <div className={styles.body}>
        {facts?.done ? (
          <Note icon="check">{t(facts.acceptedAt ? "acceptedStep" : "complete")}</Note>
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

function State({ done, missing }: StepFacts) {
  const { t } = useTranslation("onboarding");
  const { t: name } = useTranslation("coach-profiles-publication");
  if (done) return <span>{t("progress.done")}</span>;
  return <span>{t("progress.missing", { things: missing.map((need) => name(`names.${need}`)).join(", ") })}</span>;
}
