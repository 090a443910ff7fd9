import { useRef, useState } from "react";
import { announce } from "../../../platform/browser/accessibility.ts";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import type { BodyOf } from "../../../platform/forms/form-body.ts";
import { draftKey, useLocalDraft } from "../../../platform/forms/local-draft.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import type { SchemaImport } from "../../../ui/form/form-results.ts";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { Note } from "../../../ui/notices.tsx";
import styles from "./client-onboarding.module.css";
import { STEP_PAGES, type Step, stepAfter, stepBefore } from "./steps.ts";

type StepFormProps = {
  step: Step;
  /** Whose it is: drafts are per person. */
  clientId: string;
  schema: SchemaImport;
  bodyOf: BodyOf;
  /** In place of the button if the step cannot be submitted yet. */
  instead?: React.ReactNode;
  children: React.ReactNode;
};

/** The form of a step: nothing typed is lost, and submitting leads to the next. */
export function StepForm({ step, clientId, schema, bodyOf, instead, children }: StepFormProps) {
  const { t } = useTranslation("onboarding-client");
  const box = useRef<HTMLDivElement>(null);
  const { draft, round, discard } = useLocalDraft(box, draftKey(clientId, `clientOnboarding.${step}`));
  const answer = useAnswer<FormResult>();
  const [ignored, setIgnored] = useState<FormResult>();
  const before = stepBefore(step);

  function throwAway() {
    discard();
    // A refused form comes back as submitted: that is discarded, too.
    setIgnored(answer);
    announce(t("draft.discarded"));
    box.current?.focus();
  }
  return (
    <div className={styles.form} ref={box} tabIndex={-1}>
      {draft && (
        <Note icon="clock">
          <p>{t("draft.shown")}</p>
          <div>
            <Button look="ghost" small onClick={throwAway}>
              {t("draft.discard")}
            </Button>
          </div>
        </Note>
      )}
      <PageForm
        key={round}
        name="clientOnboarding"
        schema={schema}
        bodyOf={bodyOf}
        draft={draft}
        ignored={ignored}
        failure={t("failed")}
        leadsOn
      >
        {children}
        {instead}
        <div className={styles.acts}>
          {!instead && (
            <SubmitButton pendingLabel={t("saving")}>{t(stepAfter(step) ? "saveAndContinue" : "finish")}</SubmitButton>
          )}
          {before && <PageLink to={STEP_PAGES[before]}>{t("back")}</PageLink>}
          <PageLink to="clientHome">{t("later")}</PageLink>
        </div>
      </PageForm>
    </div>
  );
}
