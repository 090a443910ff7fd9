import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Stars } from "../../../ui/rating.tsx";
import reviewStyles from "./review.module.css";

type ReviewLinkProps = {
  appointmentId: string;
  /** The given rating; null if none. */
  stars: number | null;
};

/** The link to rate an appointment, or to the review. */
export function ReviewLink({ appointmentId, stars }: ReviewLinkProps) {
  const { t } = useTranslation("reviews-link");
  const to = { to: "clientReview", params: { id: appointmentId } } as const;
  if (stars === null)
    return (
      <PageButton {...to} look="primary">
        <Icon name="star" /> {t("rate")}
      </PageButton>
    );
  return (
    <p className={reviewStyles.link}>
      <Stars count={stars} words={t("given", { count: stars })} />
      <PageButton {...to} look="ghost" small>
        {t("view")}
      </PageButton>
    </p>
  );
}
