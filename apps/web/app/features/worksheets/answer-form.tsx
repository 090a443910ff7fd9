import type { Worksheet } from "@aufwind/contract/worksheets";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../../shared/brief-rows.module.css";
import { QuestionField } from "../../shared/questions/question-field.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";

/** The questions as a form: kept as a draft, or handed in once. */
export function AnswerForm({ sheet }: { sheet: Worksheet }) {
  const { t } = useTranslation("worksheets");
  const result = useActionData<FormResult>();
  return (
    <PageForm name="answer" failure={t("answer.failed")} saved={t("answer.drafted")}>
      <input type="hidden" name="version" value={versionAfter(result, sheet.version)} />
      {sheet.questions.map((question) => (
        <QuestionField key={question.id} question={question} answer={sheet.answers[question.id]} />
      ))}
      <p className={styles.soft}>{t("answer.once")}</p>
      <div className={styles.buttons}>
        <SubmitButton look="accent" name="act" value="submit">
          {t("answer.submit")}
        </SubmitButton>
        <SubmitButton look="ghost" name="act" value="draft">
          {t("answer.draft")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}

/** The page is loaded anew after a draft; without that the answer says which version there is. */
const versionAfter = (result: FormResult | undefined, loaded: number) => {
  const kept = result?.ok ? (result.data as { version?: number } | undefined)?.version : undefined;
  return Math.max(kept ?? 0, loaded);
};
