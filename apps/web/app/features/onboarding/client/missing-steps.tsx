import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Note } from "../../../ui/form/note.tsx";
import styles from "./client-onboarding.module.css";
import { type NeededStep, STEP_PAGES } from "./steps.ts";

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
