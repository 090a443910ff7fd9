import { QUESTION_KINDS, type Question } from "@aufwind/rules/questions";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { SelectField } from "../../ui/form/choices.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import brief from "../brief-rows.module.css";
import { QuestionEditor } from "./question-editor.tsx";
import styles from "./questions.module.css";

const DONE = ["save", "add", "up", "down", "remove"] as const;

type QuestionListProps = {
  questions: readonly Question[];
  most: number;
  fewest: number;
  /** The button that was pressed last, as the address says it. */
  done: string | null;
};

/** The questions in a form, to be changed, moved and removed, and a new one at the end. */
export function QuestionList({ questions, most, fewest, done }: QuestionListProps) {
  const { t } = useTranslation("questions");
  const act = DONE.find((each) => each === done);
  return (
    <>
      {questions.length > 0 && (
        <ol className={styles.questions}>
          {questions.map((question, place) => (
            <QuestionEditor
              key={question.id}
              question={question}
              place={place}
              count={questions.length}
              canRemove={questions.length > fewest}
            />
          ))}
        </ol>
      )}
      {questions.length < most && (
        <div className={styles.adding}>
          <SelectField
            name="newKind"
            label={t("edit.newKind")}
            options={QUESTION_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
          <SubmitButton look={questions.length > 0 || fewest > 0 ? "ghost" : "accent"} name="act" value="add">
            {t("edit.add")}
          </SubmitButton>
        </div>
      )}
      <p role="status" className={brief.soft}>
        {act && t(`edit.done.${act}`)}
      </p>
    </>
  );
}

/** Enter in a field saves: the first button of a form is the one that is pressed then. */
export const SaveByEnter = () => (
  <button type="submit" name="act" value="save" className={styles.hidden} tabIndex={-1} aria-hidden="true" />
);
