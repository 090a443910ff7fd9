import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { PageKey } from "../../platform/pages/pages.ts";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./first-steps.module.css";

export const FIRST_STEPS = ["confirm", "wishes", "look", "discovery", "card", "protect"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Where each step is done; the address is already confirmed. */
const STEP_PAGES = {
  wishes: "clientOnboarding",
  look: "search",
  discovery: "clientBook",
  card: "paymentMethods",
  protect: "accountSecurity",
} as const satisfies Record<Exclude<FirstStep, "confirm">, PageKey>;

/** What a new client has done already. */
export type FirstFacts = Record<Exclude<FirstStep, "confirm">, boolean>;

export const stepsOf = (done: FirstFacts) =>
  FIRST_STEPS.map((step) => ({ step, isDone: step === "confirm" || done[step] }));

/** Undefined if all is done. */
export const nextOf = (done: FirstFacts) =>
  FIRST_STEPS.find((step): step is keyof FirstFacts => step !== "confirm" && !done[step]);

/** A new client's list of next steps; gone once all are done. */
export function FirstSteps({ done }: { done: FirstFacts }) {
  const { t } = useTranslation("dashboards-first-steps");
  const next = nextOf(done);
  if (!next) return null;
  const steps = stepsOf(done);
  const count = steps.filter(({ isDone }) => isDone).length;
  return (
    <Panel small title={t("title")} aside={<span>{t("count", { done: count, of: steps.length })}</span>}>
      <ol className={`${patterns.links} ${styles.steps}`}>
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
