import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Stars } from "../../ui/stars.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./reviews.module.css";
import type { ShownReview } from "./shown-reviews.ts";

/** One review and what the coach answered. */
export function ReviewItem({ review, name }: { review: ShownReview; name: string }) {
  const { t } = useTranslation("coach-page");
  const { id, stars, text, lang, author, date, isAfterDiscovery, answer } = review;
  const subject = t("reviews.reportSubject", { id: id.slice(-12), name });
  return (
    <li className={styles.review} tabIndex={-1}>
      <p className={styles.by}>
        <Stars count={stars} words={t("reviews.of", { count: stars })} />
        <strong>{author ?? t("reviews.nobody")}</strong>
        <small>{date}</small>
        {isAfterDiscovery && <small className={styles.lang}>{t("reviews.discovery")}</small>}
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
      <PageLink className={styles.report} to="contact" query={String(new URLSearchParams({ subject }))} rel="nofollow">
        {t("reviews.report")}
        <VisuallyHidden>: {t("reviews.reportWhich", { date })}</VisuallyHidden>
      </PageLink>
    </li>
  );
}
