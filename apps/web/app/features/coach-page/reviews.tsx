import { useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { useFocusNewItem } from "../../platform/use-focus-new-item.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { StarSpread } from "../../ui/star-spread.tsx";
import type { ShownCoach } from "./coach.server.ts";
import { ReviewItem } from "./review-item.tsx";
import styles from "./reviews.module.css";
import type { ShownReview } from "./shown-reviews.ts";

type ReviewsProps = {
  /** The coach's. */
  name: string;
  rating: ShownCoach["rating"];
  reviews: ShownReview[];
  /** The page that follows. */
  more: number | null;
};

/** What clients say, how it is spread, and how we know that it is real. */
export function Reviews({ name, rating, reviews, more }: ReviewsProps) {
  const { t } = useTranslation("coach-page");
  const list = useRef<HTMLOListElement>(null);
  useFocusNewItem(list, { count: reviews.length, selector: "li[tabindex]" });
  return (
    <section className={styles.reviews} id="reviews">
      <h2>{t("reviews.title")}</h2>
      {rating ? (
        <Spread rating={rating} />
      ) : (
        <p className={styles.none}>{t(reviews.length > 0 ? "reviews.noneCounted" : "reviews.none")}</p>
      )}
      <ol className={styles.list} ref={list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} name={name} />
        ))}
      </ol>
      {more && (
        <Link className={styles.more} to={`?reviews=${more}`} preventScrollReset replace>
          {t("reviews.more")}
        </Link>
      )}
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
  const { t } = useTranslation("coach-page");
  return (
    <StarSpread
      score={score}
      scoreWords={t("reviews.score", { score })}
      total={t("reviews.count", { count })}
      caption={t("reviews.spread")}
      bars={bars.map((bar) => ({
        ...bar,
        label: t("reviews.stars", { count: bar.stars }),
        unit: t("reviews.given", { count: bar.count }),
      }))}
    />
  );
}
