import type { FollowedReview } from "@aufwind/contract/reviews";
import { formatDate } from "../../platform/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/form/note.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Stars } from "../../ui/stars.tsx";
import styles from "./review.module.css";

/** One's own review: how it stands, what it says, and what the coach answered. */
export function WrittenReview({ review }: { review: FollowedReview }) {
  const { t } = useTranslation("review-form");
  const locale = useLocale();
  const { stars, text, author, writtenAt, answer } = review;
  return (
    <>
      <Standing review={review} />
      <Panel title={t("yours")}>
        <p className={styles.by}>
          <Stars count={stars} words={t(`stars.${stars as 1 | 2 | 3 | 4 | 5}`)} />
          <strong>{author ?? t("nobody")}</strong>
          <small>{formatDate(locale, writtenAt)}</small>
        </p>
        <p className={styles.text} lang={review.locale}>
          {text}
        </p>
        {answer && (
          <div className={styles.answer}>
            <p className={styles.by}>
              <strong>{t("answer")}</strong>
              <small>{formatDate(locale, answer.answeredAt)}</small>
            </p>
            <p className={styles.text}>{answer.text}</p>
          </div>
        )}
      </Panel>
    </>
  );
}

function Standing({ review }: { review: FollowedReview }) {
  const { t } = useTranslation("review-form");
  const locale = useLocale();
  const { status, publishesAt, publishedAt, contest, decision } = review;
  const at = publishesAt ?? publishedAt;
  const reason = status === "contested" ? contest?.reason : decision?.reason;
  return (
    <Note>
      <p>{t(`standing.${status}`, { date: at ? formatDate(locale, at) : "" })}</p>
      {reason && (
        <>
          <p>{t(status === "contested" ? "reasonOfCoach" : "reasonOfTeam")}</p>
          <blockquote className={styles.reason}>{reason}</blockquote>
        </>
      )}
    </Note>
  );
}
