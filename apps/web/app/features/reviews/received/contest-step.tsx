import type { CoachReview } from "@aufwind/contract/reviews";
import { REVIEW_REASON_MOST } from "@aufwind/rules/reviews";
import { useNavigate } from "react-router";
import { useMountedAfterHydration } from "../../../platform/browser/use-mounted-after-hydration.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../../platform/pages/link-clicks.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Panel } from "../../../ui/panel.tsx";
import styles from "./coach-reviews.module.css";
import { type ReviewView, reviewQuery } from "./view.ts";

type ContestStepProps = { review: CoachReview; view: ReviewView };

/** Explains the consequences before a review is contested: in a dialog, or as part of the page. */
export function ContestStep({ review, view }: ContestStepProps) {
  const { t } = useTranslation("reviews-received");
  const navigate = useNavigate();
  const close = () => navigate(`?${reviewQuery(view)}`, { replace: true, preventScrollReset: true });
  const title = t("contest.title");
  // Rendered by the server it is part of the page, with or without JavaScript.
  if (!useMountedAfterHydration())
    return (
      <Panel title={title} id="contest">
        <Content review={review} view={view} onBack={close} />
      </Panel>
    );
  return (
    <Dialog title={title} onClose={close} stays>
      <Content review={review} view={view} onBack={close} />
    </Dialog>
  );
}

function Content({ review, view, onBack }: ContestStepProps & { onBack: () => void }) {
  const { t } = useTranslation("reviews-received");
  const { reviewId } = review;
  return (
    <PageForm name={`contest.${reviewId}`} query={reviewQuery(view, reviewId)} failure={t("contest.failed")}>
      <ul className={styles.consequences}>
        {(["hidden", "team", "bad", "seen"] as const).map((key) => (
          <li key={key}>{t(`contest.${key}`)}</li>
        ))}
      </ul>
      <TextArea
        name="reason"
        label={t("contest.reason")}
        help={t("contest.reasonHelp")}
        max={REVIEW_REASON_MOST}
        rows={4}
      />
      <div className={styles.acts}>
        <SubmitButton look="danger">{t("contest.button")}</SubmitButton>
        <PageButton to="coachReviews" query={reviewQuery(view)} look="quiet" onClick={onPlainClick(onBack)}>
          {t("contest.back")}
        </PageButton>
      </div>
    </PageForm>
  );
}
