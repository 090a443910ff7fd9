import { STEPS, type Step } from "@aufwind/rules/coach-profiles";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/notices.tsx";
import { PageHead } from "../../../ui/section.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./onboarding.module.css";
import progressStyles from "./progress.module.css";
import { STEP_PAGES, type StepFacts, stepNumber } from "./steps.ts";

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

/** The five steps with their state and links: none is ever closed. */
function Progress({ steps, here }: { steps: readonly StepFacts[]; here: Step }) {
  const { t } = useTranslation("onboarding");
  return (
    <nav className={progressStyles.progress} aria-label={t("progress.label")}>
      <ol>
        {steps.map((facts) => (
          <li key={facts.step} data-done={facts.done || undefined}>
            <PageLink to={STEP_PAGES[facts.step]} aria-current={facts.step === here ? "step" : undefined}>
              <span className={progressStyles.mark} aria-hidden="true">
                {facts.done ? <Icon name="check" /> : stepNumber(facts.step)}
              </span>
              <span className={progressStyles.words}>
                <b>{t(`steps.${facts.step}.short`)}</b>
                <VisuallyHidden>: </VisuallyHidden>
                <State {...facts} />
              </span>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function State({ done, missing }: StepFacts) {
  const { t } = useTranslation("onboarding");
  const { t: name } = useTranslation("coach-profiles-publication");
  if (done) return <span>{t("progress.done")}</span>;
  return <span>{t("progress.missing", { things: missing.map((need) => name(`names.${need}`)).join(", ") })}</span>;
}
