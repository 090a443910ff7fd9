import { useRef } from "react";
import { useFocusNewItem } from "../../../platform/browser/accessibility.ts";
import { PageLink } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { MoreLink } from "../../../shared/list/more-link.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import patterns from "../../../ui/patterns.module.css";
import { StarSpread, Stars } from "../../../ui/rating.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { ShownCoach } from "./coach.server.ts";
import styles from "./reviews.module.css";
import type { ShownReview } from "./reviews.server.ts";

type ReviewsProps = {
  rating: ShownCoach["rating"];
  reviews: ShownReview[];
  /** The next page. */
  more: number | null;
};

/** Reviews, their distribution, and how they are verified. */
export function Reviews({ rating, reviews, more }: ReviewsProps) {
  const { t } = useTranslation("coach-profiles-about");
  const list = useRef<HTMLOListElement>(null);
  useFocusNewItem(list, { count: reviews.length, selector: "li[tabindex]" });
  return (
    <section className={`${styles.reviews} ${patterns.further}`} id="reviews">
      <h2>{t("reviews.title")}</h2>
      {rating ? (
        <Spread rating={rating} />
      ) : (
        <p className={styles.none}>{t(reviews.length > 0 ? "reviews.noneCounted" : "reviews.none")}</p>
      )}
      <ol className={styles.list} ref={list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ol>
      {more && <MoreLink to={`?reviews=${more}`}>{t("reviews.more")}</MoreLink>}
      <Disclosure summary={t("reviews.check.title")}>
        <ul className={styles.check}>
          {(["who", "discovery", "coach", "all", "paid"] as const).map((key) => (
            <li key={key}>{t(`reviews.check.${key}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}

function Spread({ rating: { score, count, bars } }: { rating: NonNullable<ShownCoach["rating"]> }) {
  const { t } = useTranslation("coach-profiles-about");
  return (
    <StarSpread
      score={score}
      scoreWords={t("coach-profiles-page:reviews.score", { score })}
      total={t("coach-profiles-page:reviews.count", { count })}
      caption={t("reviews.spread")}
      bars={bars.map((bar) => ({
        ...bar,
        label: t("reviews.stars", { count: bar.stars }),
        unit: t("reviews.given", { count: bar.count }),
      }))}
    />
  );
}

/** One review and the coach's answer. */
function ReviewItem({ review }: { review: ShownReview }) {
  const { t } = useTranslation("coach-profiles-about");
  const { id, stars, text, lang, author, date, isAfterDiscovery, answer } = review;
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
      <PageLink className={styles.report} to="report" query={`kind=review&id=${id}`} rel="nofollow">
        {t("reviews.report")}
        <VisuallyHidden>: {t("reviews.reportWhich", { date })}</VisuallyHidden>
      </PageLink>
    </li>
  );
}
