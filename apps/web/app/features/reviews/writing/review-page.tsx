import type { FollowedReview, OwnReview } from "@aufwind/contract/reviews";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { forgetDraft } from "../../../platform/forms/local-draft.ts";
import { formatDate } from "../../../platform/i18n/format.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import blocks from "../../../ui/blocks.module.css";
import { PageButton } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { BackLink } from "../../../ui/links.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Note, Outcome } from "../../../ui/notices.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Stars } from "../../../ui/rating.tsx";
import styles from "./review.module.css";
import { ReviewForm, useReviewDraft } from "./review-form.tsx";

/** Rating one appointment, or the status of the review. */
export function ReviewPage({ own }: { own: OwnReview }) {
  const { t } = useTranslation("reviews");
  const [params] = useSearchParams();
  const { appointment, review, whyNot } = own;
  const { id, coachSlug } = appointment;
  const name = appointment.coachName || t("gone");
  const draft = useReviewDraft(own);
  const isWritten = review !== null;
  useEffect(() => {
    if (isWritten) forgetDraft(draft);
  }, [isWritten, draft]);
  return (
    <>
      <PageHeader
        back={
          <BackLink to="clientAppointment" params={{ id }}>
            {t("toAppointment")}
          </BackLink>
        }
        title={t(review ? "title.written" : "title.open", { name })}
        lead={<Moment at={appointment.scheduledAt} shape="full" />}
      />
      <div className={styles.page}>
        {review && params.get("done") === "sent" && <Outcome of={review.reviewId}>{t("sent")}</Outcome>}
        {review && <WrittenReview review={review} />}
        {review?.status === "published" && coachSlug && (
          <p>
            <PageButton look="ghost" to="coachPage" params={{ slug: coachSlug }}>
              {t("toProfile")}
            </PageButton>
          </p>
        )}
        {!review && !whyNot && <ReviewForm own={own} />}
        {!review && whyNot && whyNot !== "alreadyReviewed" && (
          <EmptyState
            title={t(`whyNot.${whyNot}.title`)}
            action={
              <PageButton to="clientAppointment" params={{ id }}>
                {t("toAppointment")}
              </PageButton>
            }
          >
            {t(`whyNot.${whyNot}.text`)}
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** One's own review: its status, text, and the coach's answer. */
function WrittenReview({ review }: { review: FollowedReview }) {
  const { t } = useTranslation("reviews");
  const locale = useLocale();
  const { stars, text, author, writtenAt, answer } = review;
  return (
    <>
      <CurrentStatus review={review} />
      <Panel title={t("yours")}>
        <p className={blocks.byline}>
          <Stars count={stars} words={t(`stars.${stars as 1 | 2 | 3 | 4 | 5}`)} />
          <strong>{author ?? t("nobody")}</strong>
          <small>{formatDate(locale, writtenAt)}</small>
        </p>
        <p className={blocks.written} lang={review.locale}>
          {text}
        </p>
        {answer && (
          <div className={blocks.box}>
            <p className={blocks.byline}>
              <strong>{t("answer")}</strong>
              <small>{formatDate(locale, answer.answeredAt)}</small>
            </p>
            <p className={blocks.written}>{answer.text}</p>
          </div>
        )}
      </Panel>
    </>
  );
}

function CurrentStatus({ review }: { review: FollowedReview }) {
  const { t } = useTranslation("reviews");
  const locale = useLocale();
  const { status, publishesAt, publishedAt, contest, decision } = review;
  const at = publishesAt ?? publishedAt;
  const reason = status === "contested" ? contest?.reason : decision?.reason;
  return (
    <Note>
      <p>{t(`status.${status}`, { date: at ? formatDate(locale, at) : "" })}</p>
      {reason && (
        <>
          <p>{t(status === "contested" ? "reasonOfCoach" : "reasonOfTeam")}</p>
          <blockquote className={styles.reason}>{reason}</blockquote>
        </>
      )}
    </Note>
  );
}
