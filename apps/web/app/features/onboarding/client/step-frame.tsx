import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Note } from "../../../ui/notices.tsx";
import { PageHead } from "../../../ui/section.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./client-onboarding.module.css";
import progressStyles from "./progress.module.css";
import { type NeededStep, STEP_PAGES, STEPS, type Step, type StepFacts, stepNumber } from "./steps.ts";

type StepFrameProps = { here: Step; steps: readonly StepFacts[]; children: React.ReactNode };

/** The frame of every step: where one is, and the progress. */
export function StepFrame({ here, steps, children }: StepFrameProps) {
  const { t } = useTranslation("onboarding-client");
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

/** The three steps with their state and links: none is ever closed. */
function Progress({ steps, here }: { steps: readonly StepFacts[]; here: Step }) {
  const { t } = useTranslation("onboarding-client");
  return (
    <nav className={progressStyles.progress} aria-label={t("progress.label")}>
      <ol>
        {steps.map(({ step, done }) => (
          <li key={step} data-done={done || undefined}>
            <PageLink to={STEP_PAGES[step]} aria-current={step === here ? "step" : undefined}>
              <span className={progressStyles.mark} aria-hidden="true">
                {done ? <Icon name="check" /> : stepNumber(step)}
              </span>
              <b>{t(`steps.${step}.short`)}</b>
              <VisuallyHidden>: {t(done ? "progress.done" : "progress.open")}</VisuallyHidden>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
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
