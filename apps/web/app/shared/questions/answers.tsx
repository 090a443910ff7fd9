import type { AnswerValue, Answers as Given, Question } from "@aufwind/rules/questions";
import { formatDay } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import styles from "../brief-rows.module.css";

type AnswersProps = {
  questions: readonly Question[];
  answers: Given;
  /** What stands for an answer that is missing. */
  leftOut: string;
};

/** What was asked, and what was answered. */
export function Answers({ questions, answers, leftOut }: AnswersProps) {
  const { t } = useTranslation("questions");
  const locale = useLocale();
  const shownAs = (question: Question, answer: AnswerValue | undefined) => {
    if (answer === undefined) return leftOut;
    if (question.kind === "scale") return `${answer}${t("answer.of", { points: question.points })}`;
    if (question.kind === "date") return formatDay(locale, String(answer));
    return Array.isArray(answer) ? answer.join(", ") : answer;
  };
  return (
    <dl className={styles.answers}>
      {questions.map((question) => (
        <div key={question.id}>
          <dt>{question.text}</dt>
          <dd className={styles.text}>{shownAs(question, answers[question.id])}</dd>
        </div>
      ))}
    </dl>
  );
}
