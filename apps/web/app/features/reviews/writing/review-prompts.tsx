import type { UnratedAppointment } from "@aufwind/contract/reviews";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { PageButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Moment } from "../../../ui/moment.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Stars } from "../../../ui/rating.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./rate-prompts.module.css";
import reviewStyles from "./review.module.css";

/** On a client's first page: unrated appointments; nothing if there are none. */
export function RatePrompts({ items }: { items: readonly UnratedAppointment[] }) {
  const { t } = useTranslation("reviews-link");
  if (items.length === 0) return null;
  return (
    <Panel title={t("prompt.title")}>
      <p>{t("prompt.text")}</p>
      <ul className={styles.rows}>
        {items.map(({ id, coachName, scheduledAt }) => (
          <li key={id}>
            <p>
              <b>{coachName}</b>
              <Moment at={scheduledAt} shape="dated" />
            </p>
            <PageButton to="clientReview" params={{ id }} small>
              <Icon name="star" />
              <span>
                {t("prompt.rate")}
                <VisuallyHidden>: {coachName}</VisuallyHidden>
              </span>
            </PageButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

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
