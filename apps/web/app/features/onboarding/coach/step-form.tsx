import type { Step } from "@aufwind/rules/coach-profiles";
import { useState } from "react";
import { Form } from "react-router";
import type { FormValues } from "../../../platform/forms/form-action.ts";
import type { BodyOf } from "../../../platform/forms/form-body.ts";
import { formatMoment } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ONBOARDING_FORM } from "../../../platform/session/member.ts";
import { Button } from "../../../ui/button.tsx";
import { type SchemaImport, useFormResult } from "../../../ui/form/form-results.ts";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { Note } from "../../../ui/notices.tsx";
import patterns from "../../../ui/patterns.module.css";
import { Autosave } from "./autosave.tsx";
import styles from "./onboarding.module.css";
import { STEP_PAGES, stepAfter, stepBefore } from "./steps.ts";

type StepFormProps = {
  step: Step;
  schema: SchemaImport;
  bodyOf: BodyOf;
  /** An earlier draft, and when it was saved. */
  draft?: FormValues | undefined;
  draftedAt?: string | undefined;
  /** When the page was loaded; a step that only asks for consent has no drafts and omits it. */
  readAt?: string;
  label?: string;
  children: React.ReactNode;
};

/** The form of a step: nothing typed is lost, and submitting leads to the next. */
export function StepForm({ step, schema, bodyOf, draft, draftedAt, readAt, label, children }: StepFormProps) {
  const { t } = useTranslation("onboarding");
  const before = stepBefore(step);
  const next = stepAfter(step);
  // About the draft on page load, not what is saved while typing.
  const [shown] = useState(draftedAt);
  const isSaved = useFormResult(ONBOARDING_FORM, undefined)?.ok;
  return (
    <div className={styles.form}>
      {shown && !isSaved && <DraftNote at={shown} />}
      <PageForm
        name={ONBOARDING_FORM}
        schema={schema}
        bodyOf={bodyOf}
        draft={draft}
        failure={t("failed")}
        leadsOn={next !== undefined}
        {...(!next && { saved: t("saved") })}
      >
        {children}
        <div className={styles.acts}>
          <SubmitButton pendingLabel={t("saving")}>{label ?? t(next ? "saveAndContinue" : "save")}</SubmitButton>
          {before && (
            <PageLink to={STEP_PAGES[before]} className={`${patterns.link} ${styles.back}`}>
              {t("back")}
            </PageLink>
          )}
          {readAt && <Autosave step={step} since={readAt} />}
        </div>
      </PageForm>
    </div>
  );
}

/** Above a form that shows a draft in place of what is stored. */
function DraftNote({ at }: { at: string }) {
  const { t } = useTranslation("onboarding");
  const locale = useLocale();
  return (
    <Note icon="clock">
      <p>{t("draft.shown", { moment: formatMoment(locale, at) })}</p>
      <Form method="post" replace reloadDocument>
        <input type="hidden" name="form" value="discardDraft" />
        <Button type="submit" look="ghost" small>
          {t("draft.discard")}
        </Button>
      </Form>
    </Note>
  );
}
