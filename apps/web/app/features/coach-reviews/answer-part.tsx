import type { CoachReview } from "@aufwind/contract/reviews";
import { REVIEW_TEXT_MOST } from "@aufwind/rules/reviews/writing";
import { formatDate } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import styles from "./coach-reviews.module.css";

/** What the coach answered, and the forms to answer, to change it and to take it back. */
export function AnswerPart({ review, query }: { review: CoachReview; query: string }) {
  const { t } = useTranslation("coach-reviews");
  const locale = useLocale();
  const { reviewId, answer, can } = review;
  return (
    <>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.by}>
            <strong>{t("answer.yours")}</strong>
            <small>{formatDate(locale, answer.answeredAt)}</small>
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
      {can.includes("answer") && (
        // Filled anew once there is another answer.
        <Disclosure key={answer?.answeredAt} summary={t(answer ? "answer.change" : "answer.label")}>
          <div className={styles.forms}>
            <PageForm name={`answer.${reviewId}`} query={query} failure={t("answer.failed")}>
              <TextArea
                name="text"
                label={t("answer.text")}
                help={t("answer.help")}
                max={REVIEW_TEXT_MOST}
                rows={4}
                defaultValue={answer?.text ?? ""}
              />
              <SubmitButton small>{t(answer ? "answer.save" : "answer.send")}</SubmitButton>
            </PageForm>
            {answer && (
              <PageForm name={`removeAnswer.${reviewId}`} query={query} failure={t("answer.failed")}>
                <SubmitButton small look="quiet">
                  {t("answer.remove")}
                </SubmitButton>
              </PageForm>
            )}
          </div>
        </Disclosure>
      )}
    </>
  );
}
