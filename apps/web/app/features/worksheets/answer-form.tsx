import type { Worksheet } from "@aufwind/contract/worksheets";
import { WORKSHEET_LIMITS } from "@aufwind/rules/worksheets";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { BoxGroup, RadioGroup } from "../../ui/form/choices.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import styles from "./worksheets.module.css";

type Asked = Worksheet["questions"][number];

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

type QuestionFieldProps = { question: Asked; answer: Worksheet["answers"][string] | undefined };

function QuestionField({ question, answer }: QuestionFieldProps) {
  const { t } = useTranslation("worksheets");
  const { id, kind, text, isRequired, options, points, low, high } = question;
  const name = `answers.${id}`;
  const said = answer === undefined || Array.isArray(answer) ? "" : String(answer);
  const legend = isRequired ? text : `${text} (${t("answer.optional")})`;
  const given = { name, optional: !isRequired, defaultValue: said };
  switch (kind) {
    case "shortText":
      return <TextField {...given} label={text} />;
    case "longText":
      return <TextArea {...given} label={text} rows={4} max={WORKSHEET_LIMITS.longText} />;
    case "date":
      return <TextField {...given} label={text} type="date" />;
    case "scale":
      return (
        <RadioGroup
          name={name}
          legend={legend}
          help={low || high ? t("answer.scale", { low: low || "1", high: high || String(points), points }) : undefined}
          options={Array.from({ length: points }, (_, place) => ({
            value: String(place + 1),
            label: String(place + 1),
          }))}
          defaultValue={said}
        />
      );
    case "choice":
      return (
        <RadioGroup
          name={name}
          legend={legend}
          options={options.map((option) => ({ value: option, label: option }))}
          defaultValue={said}
        />
      );
    case "choices":
      return (
        <BoxGroup
          name={name}
          legend={legend}
          options={options.map((option) => ({ value: option, label: option }))}
          defaultChosen={Array.isArray(answer) ? answer : []}
        />
      );
  }
}
