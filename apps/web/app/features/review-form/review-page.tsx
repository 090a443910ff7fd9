import type { OwnReview } from "@aufwind/contract/reviews";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { forgetDraft } from "../../platform/local-draft.ts";
import { PageButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { PageHead } from "../../ui/section.tsx";
import styles from "./review.module.css";
import { ReviewForm, useReviewDraft } from "./review-form.tsx";
import { WrittenReview } from "./written-review.tsx";

/** Rating one appointment, or what became of the review. */
export function ReviewPage({ own }: { own: OwnReview }) {
  const { t } = useTranslation("review-form");
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
      <PageHead title={t(review ? "title.written" : "title.open", { name })}>
        <p>
          <Moment at={appointment.scheduledAt} shape="full" />
        </p>
        <PageLink className={styles.back} to="clientAppointment" params={{ id }}>
          {t("toAppointment")}
        </PageLink>
      </PageHead>
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
