import type { CoachReview, CoachReviews } from "@aufwind/contract/reviews";
import { REVIEW_STATUSES, STARS } from "@aufwind/rules/reviews";
import { useSearchParams } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { formatScore } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { ListTabs, PagedRows } from "../../../shared/list/list-parts.tsx";
import { SelectAll, SelectionBar } from "../../../shared/list/selection.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorSummary } from "../../../ui/form/form-messages.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Failure } from "../../../ui/placeholders.tsx";
import { StarSpread } from "../../../ui/rating.tsx";
import styles from "./coach-reviews.module.css";
import type { ShownReviews } from "./coach-reviews.server.ts";
import { ContestStep } from "./contest-step.tsx";
import { ReviewCard } from "./review-card.tsx";
import { type ReviewView, reviewQuery } from "./view.ts";

type ReviewGroupProps = { items: readonly CoachReview[]; contested: boolean };

/** Shown above the list, since the review or its form is gone then. */
const isTold = (form: string | undefined): form is "approve" | "answer" | "removeAnswer" =>
  form === "approve" || form === "answer" || form === "removeAnswer";

/** The result. */
function ReviewGroup({ items, contested }: ReviewGroupProps) {
  const { t } = useTranslation("reviews-received");
  const result = useAnswer<FormResult<{ approved?: number } | undefined>>();
  const [form, id] = result?.form.split(".") ?? [];
  if (result?.ok && form === "approveSelected")
    return <Outcome of={result}>{t("approve.selectedDone", { count: result.data?.approved ?? 0 })}</Outcome>;
  if (result?.ok && isTold(form)) return <Outcome of={result}>{t(`${form}.done`)}</Outcome>;
  if (result && !result.ok && !items.some(({ reviewId }) => reviewId === id))
    return <ErrorSummary form={result.form} problem={result.problem} />;
  return contested && !result ? <Outcome of="contested">{t("contest.done")}</Outcome> : null;
}

type CoachReviewsProps = {
  view: ReviewView;
  /** Null if it could not be loaded. */
  list: ShownReviews | null;
  now: number;
};

/** A coach's reviews: those to approve first, and the status of the others. */
export function CoachReviewList({ view, list, now }: CoachReviewsProps) {
  const { t } = useTranslation("reviews-received");
  const [params] = useSearchParams();
  if (!list) return <Failure title={t("failed")} />;
  const contested = list.items.find(({ reviewId }) => reviewId === params.get("contest"));
  return (
    <div className={styles.page}>
      <ReviewGroup items={list.items} contested={params.has("contested")} />
      {contested?.can.includes("contest") && <ContestStep key={contested.reviewId} review={contested} view={view} />}
      {list.rating && <Rating rating={list.rating} published={list.counts.published} />}
      <Tabs view={view} counts={list.counts} />
      {view.status === "waiting" && list.counts.waiting > 0 && <Note>{t("waitingHelp")}</Note>}
      <Found view={view} list={list} now={now} />
    </div>
  );
}

function Tabs({ view, counts }: { view: ReviewView; counts: ShownReviews["counts"] }) {
  const { t } = useTranslation("reviews-received");
  const tabs = REVIEW_STATUSES.map((status) => ({
    key: status,
    to: `?${reviewQuery({ status, page: 1 })}`,
    label: t("tabs.counted", { name: t(`tabs.${status}`), count: counts[status] }),
    isHere: status === view.status,
  }));
  return <ListTabs label={t("tabs.label")} tabs={tabs} />;
}

function Found({ view, list, now }: { view: ReviewView; list: ShownReviews; now: number }) {
  const { t } = useTranslation("reviews-received");
  if (list.items.length === 0)
    return <EmptyState title={t(`empty.${view.status}.title`)}>{t(`empty.${view.status}.text`)}</EmptyState>;
  return (
    <PagedRows shown={list} queryOf={(page) => reviewQuery({ ...view, page })} more={t("more")} focused="li[tabindex]">
      {view.status === "waiting" && <SelectAll />}
      <ul className={styles.list}>
        {list.items.map((review) => (
          <ReviewCard key={review.reviewId} review={review} view={view} now={now} />
        ))}
      </ul>
      {view.status === "waiting" && (
        <SelectionBar query={reviewQuery(view)}>
          <Button type="submit" small name="form" value="approveSelected">
            {t("approve.selected")}
          </Button>
        </SelectionBar>
      )}
    </PagedRows>
  );
}

/** Mean and distribution of published ones, as clients see them. */
function Rating({ rating, published }: { rating: NonNullable<CoachReviews["rating"]>; published: number }) {
  const { t } = useTranslation("reviews-received");
  const { count, distribution } = rating;
  const score = formatScore(useLocale(), rating.score);
  return (
    <Panel title={t("rating.title")}>
      <StarSpread
        score={score}
        scoreWords={t("rating.score", { score })}
        total={t("rating.count", { count })}
        caption={t("rating.spread")}
        bars={STARS.toReversed().map((stars) => ({
          stars,
          count: distribution[stars],
          share: distribution[stars] / Math.max(count, 1),
          label: t("rating.stars", { count: stars }),
          unit: t("rating.given", { count: distribution[stars] }),
        }))}
      />
      {published > count && <p className={styles.status}>{t("rating.uncounted", { count: published - count })}</p>}
    </Panel>
  );
}
