import type { AnswerValue, Answers as Given, Question } from "@aufwind/rules/questions";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "./questions.module.css";

type AnswersProps = {
  questions: readonly Question[];
  answers: Given;
  /** What stands for an answer that is missing. */
  leftOut: string;
};

/** What was asked, and what was answered. */
export function Answers({ questions, answers, leftOut }: AnswersProps) {
  const { t } = useTranslation("questions");
  return (
    <dl className={styles.answers}>
      {questions.map(({ id, text, kind, points }) => (
        <div key={id}>
          <dt>{text}</dt>
          <dd className={styles.text}>
            {shown(answers[id], kind === "scale" ? t("answer.of", { points }) : "") ?? leftOut}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function shown(answer: AnswerValue | undefined, after: string): string | null {
  if (answer === undefined) return null;
  return Array.isArray(answer) ? answer.join(", ") : `${answer}${after}`;
}
