import type { Step } from "@aufwind/rules/profiles";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./progress.module.css";
import { STEP_PAGES, type StepFacts, stepNumber } from "./steps.ts";

/** The five steps, how each stands, and the way to each: none is ever closed. */
export function Progress({ steps, here }: { steps: readonly StepFacts[]; here: Step }) {
  const { t } = useTranslation("onboarding");
  return (
    <nav className={styles.progress} aria-label={t("progress.label")}>
      <ol>
        {steps.map((facts) => (
          <li key={facts.step} data-done={facts.done || undefined}>
            <PageLink to={STEP_PAGES[facts.step]} aria-current={facts.step === here ? "step" : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {facts.done ? <Icon name="check" /> : stepNumber(facts.step)}
              </span>
              <span className={styles.words}>
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
  const { t: name } = useTranslation("publication");
  if (done) return <span>{t("progress.done")}</span>;
  return <span>{t("progress.missing", { things: missing.map((need) => name(`names.${need}`)).join(", ") })}</span>;
}
