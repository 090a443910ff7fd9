import { useTranslation } from "../../platform/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./reviews.module.css";
import type { ShownReview } from "./shown-reviews.ts";

/** One review and what the coach answered. */
export function ReviewItem({ review }: { review: ShownReview }) {
  const { t } = useTranslation("coach-page");
  const { stars, text, lang, author, date, answer } = review;
  return (
    <li className={styles.review} tabIndex={-1}>
      <p className={styles.by}>
        <span className={styles.stars} aria-hidden="true">
          {"★".repeat(stars)}
        </span>
        <VisuallyHidden>{t("reviews.of", { count: stars })}</VisuallyHidden>
        <strong>{author ?? t("reviews.nobody")}</strong>
        <small>{date}</small>
        {lang && <small className={styles.lang}>{t(`reviews.in.${lang}`)}</small>}
      </p>
      <p className={styles.text} lang={lang}>
        {text}
      </p>
      {answer && (
        <div className={styles.answer}>
          <p className={styles.by}>
            <strong>{t("reviews.answer")}</strong>
            <small>{answer.date}</small>
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
    </li>
  );
}
