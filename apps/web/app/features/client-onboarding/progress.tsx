import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./progress.module.css";
import { STEP_PAGES, type Step, type StepFacts, stepNumber } from "./steps.ts";

/** The three steps, how each stands, and the way to each: none is ever closed. */
export function Progress({ steps, here }: { steps: readonly StepFacts[]; here: Step }) {
  const { t } = useTranslation("client-onboarding");
  return (
    <nav className={styles.progress} aria-label={t("progress.label")}>
      <ol>
        {steps.map(({ step, done }) => (
          <li key={step} data-done={done || undefined}>
            <PageLink to={STEP_PAGES[step]} aria-current={step === here ? "step" : undefined}>
              <span className={styles.mark} aria-hidden="true">
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
