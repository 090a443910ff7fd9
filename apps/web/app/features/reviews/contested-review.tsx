import type { ContestedReview as Review } from "@aufwind/contract/reviews";
import { REVIEW_REASON_MOST } from "@aufwind/rules/reviews";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { formatMoment } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FactRows } from "../../shared/facts/fact-list.tsx";
import blocks from "../../ui/blocks.module.css";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea } from "../../ui/form/text-fields.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Stars } from "../../ui/rating.tsx";
import styles from "./contested.module.css";

type ContestedReviewProps = { review: Review; query: string };

/** Beside a case: both sides' words, the facts of the appointment, and the decision. */
export function ContestedReview({ review, query }: ContestedReviewProps) {
  const { t } = useTranslation("reviews-team");
  const result = useAnswer<FormResult>();
  const { stars, text, locale, author, answer, contest, coach, client, status, decision } = review;
  return (
    <section className={`${blocks.card} ${styles.review}`} aria-labelledby="contested-title">
      <h3 id="contested-title">
        {t("title")} · {t(`status.${status}`)}
      </h3>
      <p>
        <b>{t("review", { name: client?.name || author || t("unnamed") })}</b>{" "}
        <Stars count={stars} words={t("stars", { count: stars })} />
      </p>
      <blockquote lang={locale}>{text}</blockquote>
      {answer && (
        <>
          <p>
            <b>{t("answer")}</b>
          </p>
          <blockquote>{answer.text}</blockquote>
        </>
      )}
      {contest ? (
        <>
          <p>
            <b>{t("contest", { name: coach.name })}</b>
          </p>
          <blockquote>{contest.reason}</blockquote>
        </>
      ) : (
        <p>{t("noContest")}</p>
      )}
      <Appointment review={review} />
      {result?.ok && result.form === "decideReview" && <Outcome of={result}>{t("done")}</Outcome>}
      {decision?.reason && <p>{decision.reason}</p>}
      <Decision review={review} query={query} />
    </section>
  );
}

function Appointment({ review: { appointment, coach, client } }: Pick<ContestedReviewProps, "review">) {
  const { t } = useTranslation("reviews-team");
  const locale = useLocale();
  if (!appointment) return <p>{t("gone")}</p>;
  const { startsAt, status, areBothPresent, coachMinutes, clientMinutes } = appointment;
  const rows = [
    [t("when"), formatMoment(locale, startsAt)],
    [t("state"), t(`appointments:status.${status}`)],
    [t("present"), t(areBothPresent ? "yes" : "no")],
    [coach.name, t("minutes", { count: coachMinutes })],
    [client?.name || t("unnamed"), t("minutes", { count: clientMinutes })],
  ] as const;
  return (
    <dl aria-label={t("appointment")}>
      <FactRows rows={rows} />
    </dl>
  );
}

function Decision({ review: { reviewId, can }, query }: ContestedReviewProps) {
  const { t } = useTranslation("reviews-team");
  if (!can.publish && !can.remove) return null;
  return (
    <PageForm name="decideReview" query={query}>
      <input type="hidden" name="id" value={reviewId} />
      <TextArea name="reason" label={t("reason")} help={t("reasonHelp")} max={REVIEW_REASON_MOST} rows={3} quiet />
      <div className={styles.buttons}>
        {can.publish && (
          <SubmitButton name="decision" value="publish" look="accent">
            {t("publish")}
          </SubmitButton>
        )}
        {can.remove && (
          <SubmitButton name="decision" value="remove" look="danger">
            {t("remove")}
          </SubmitButton>
        )}
      </div>
    </PageForm>
  );
}
