import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type FirstFacts, nextOf, STEP_PAGES, stepsOf } from "./first-step-states.ts";
import styles from "./first-steps.module.css";

/** A new client's list of next steps; gone once all are done. */
export function FirstSteps({ done }: { done: FirstFacts }) {
  const { t } = useTranslation("dashboards-first-steps");
  const next = nextOf(done);
  if (!next) return null;
  const steps = stepsOf(done);
  const count = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel title={t("title")} aside={<span>{t("count", { done: count, of: steps.length })}</span>}>
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined} aria-current={step === next ? "step" : undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone && <Icon name="check" />}
            </span>
            {isDone || step === "confirm" ? (
              <span>{t(`steps.${step}`)}</span>
            ) : (
              <PageLink to={STEP_PAGES[step]}>{t(`steps.${step}`)}</PageLink>
            )}
            <VisuallyHidden>: {t(isDone ? "done" : "open")}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
