import type { CoachReview } from "@aufwind/contract/reviews";
import { REVIEW_TEXT_MOST } from "@aufwind/rules/reviews";
import { DAY } from "@aufwind/rules/time/durations";
import { useNavigate } from "react-router";
import { formatDate } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../../platform/pages/link-clicks.ts";
import { SelectBox } from "../../../shared/list/selection.tsx";
import blocks from "../../../ui/blocks.module.css";
import { PageButton } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Stars } from "../../../ui/rating.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./coach-reviews.module.css";
import { type ReviewView, reviewQuery } from "./view.ts";

/** The days left, the present one included; 0 once it is reached. */
const daysLeft = (until: string, now: number): number => Math.max(0, Math.ceil((Date.parse(until) - now) / DAY));

type ReviewCardProps = { review: CoachReview; view: ReviewView; now: number };

/** One review: its text, its status, and the coach's actions. */
export function ReviewCard({ review, view, now }: ReviewCardProps) {
  const { t } = useTranslation("reviews-received");
  const locale = useLocale();
  const { reviewId, status, stars, text, author, writtenAt, can } = review;
  return (
    <li className={`${blocks.card} ${styles.review}`} tabIndex={-1}>
      <p className={blocks.byline}>
        {status === "waiting" && can.includes("approve") && (
          <SelectBox id={reviewId} label={t("select", { count: stars, name: author ?? t("nobody") })} />
        )}
        <Stars count={stars} words={t("rating.of", { count: stars })} />
        <strong>{author ?? t("nobody")}</strong>
        <small>{formatDate(locale, writtenAt)}</small>
        {review.isAfterDiscovery && <small>{t("discovery")}</small>}
      </p>
      <p className={blocks.written} lang={review.locale === locale ? undefined : review.locale}>
        {text}
      </p>
      <CurrentStatus review={review} now={now} />
      {(can.includes("approve") || can.includes("contest")) && <ReviewActions review={review} view={view} />}
      <AnswerPart review={review} query={reviewQuery(view)} />
    </li>
  );
}

function CurrentStatus({ review, now }: { review: CoachReview; now: number }) {
  const { t } = useTranslation("reviews-received");
  const locale = useLocale();
  const { status, publishesAt, contest, decision } = review;
  if (publishesAt) {
    const count = daysLeft(publishesAt, now);
    return (
      <p className={styles.status}>
        {count > 0 ? t("status.waiting", { count, date: formatDate(locale, publishesAt) }) : t("status.any")}
      </p>
    );
  }
  if (status === "contested") return <Reason title={t("status.contested")} reason={contest?.reason} />;
  if (status === "removed") return <Reason title={t("status.removed")} reason={decision?.reason} />;
  return decision && <Reason title={t("status.kept")} reason={decision.reason} />;
}

const Reason = ({ title, reason }: { title: string; reason: string | null | undefined }) => (
  <div className={styles.status}>
    <p>{title}</p>
    {reason && <blockquote>{reason}</blockquote>}
  </div>
);

function ReviewActions({ review, view }: Pick<ReviewCardProps, "review" | "view">) {
  const { t } = useTranslation("reviews-received");
  const navigate = useNavigate();
  const { reviewId, status, stars, author, can } = review;
  const which = <VisuallyHidden>: {t("which", { count: stars, name: author ?? t("nobody") })}</VisuallyHidden>;
  const query = reviewQuery(view, reviewId);
  // A dialog opens over the page: keep the scroll position.
  const open = onPlainClick(() => navigate(`?${query}`, { preventScrollReset: true }));
  return (
    <div className={styles.acts}>
      {can.includes("approve") && (
        <PageForm name={`approve.${reviewId}`} query={reviewQuery(view)} failure={t("approve.failed")}>
          <SubmitButton small>
            {t(status === "contested" ? "approve.instead" : "approve.label")}
            {which}
          </SubmitButton>
        </PageForm>
      )}
      {can.includes("contest") && (
        <PageButton to="coachReviews" query={query} look="ghost" small onClick={open}>
          {t("contest.label")}
          {which}
        </PageButton>
      )}
    </div>
  );
}

/** The coach's answer, and the forms to answer, edit and delete it. */
function AnswerPart({ review, query }: { review: CoachReview; query: string }) {
  const { t } = useTranslation("reviews-received");
  const locale = useLocale();
  const { reviewId, answer, can } = review;
  return (
    <>
      {answer && (
        <div className={blocks.box}>
          <p className={blocks.byline}>
            <strong>{t("answer.yours")}</strong>
            <small>{formatDate(locale, answer.answeredAt)}</small>
          </p>
          <p className={blocks.written}>{answer.text}</p>
        </div>
      )}
      {can.includes("answer") && (
        // Reset once there is another answer.
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
