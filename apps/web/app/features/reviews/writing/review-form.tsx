import type { OwnReview } from "@aufwind/contract/reviews";
import { AUTHOR_STYLES, REVIEW_TEXT_MOST, STARS } from "@aufwind/rules/reviews";
import { useRef } from "react";
import { text, whole } from "../../../platform/forms/form-body.ts";
import { draftKey, useLocalDraft } from "../../../platform/forms/local-draft.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { useMember } from "../../../platform/pages/site.ts";
import { Choice } from "../../../ui/form/choices.tsx";
import { FieldError, useField } from "../../../ui/form/field.tsx";
import { PageForm } from "../../../ui/form/page-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import { TextArea } from "../../../ui/form/text-fields.tsx";
import { Note } from "../../../ui/notices.tsx";
import { Star } from "../../../ui/rating.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./review.module.css";
import starFieldStyles from "./star-field.module.css";

/** A client's review. */
export const reviewBody = (form: FormData) => ({
  appointmentId: text(form, "appointmentId"),
  stars: whole(form, "stars"),
  text: text(form, "text"),
  author: text(form, "author"),
});

const schema = () => import("@aufwind/contract/reviews").then((module) => module.ReviewText);

/** Stars, text, and the public name. */
export function ReviewForm({ own }: { own: OwnReview }) {
  const { t } = useTranslation("reviews");
  const box = useRef<HTMLDivElement>(null);
  const { draft, round } = useLocalDraft(box, useReviewDraft(own));
  return (
    <div ref={box}>
      <PageForm
        key={round}
        name="review"
        schema={schema}
        bodyOf={reviewBody}
        draft={draft}
        failure={t("failed")}
        leadsOn
      >
        <input type="hidden" name="appointmentId" value={own.appointment.id} />
        <StarField name="stars" />
        <TextArea name="text" label={t("text.label")} help={t("text.help")} max={REVIEW_TEXT_MOST} rows={7} />
        <Choice name="author" legend={t("author.label")} options={useNames(own.names)} defaultValue="none" />
        <Note>
          <p>
            <b>{t("check.title")}</b>
          </p>
          <ul className={styles.check}>
            {(["who", "coach", "all", "seen"] as const).map((key) => (
              <li key={key}>{t(`check.${key}`)}</li>
            ))}
          </ul>
        </Note>
        <SubmitButton pendingLabel={t("sending")}>{t("send")}</SubmitButton>
      </PageForm>
    </div>
  );
}

/** Where the draft is stored on this device. */
export const useReviewDraft = ({ appointment }: Pick<OwnReview, "appointment">): string =>
  draftKey(useMember()?.userId ?? "", `review.${appointment.id}`);

/** Each name as it will be shown; without a last name there are two choices. */
function useNames(names: OwnReview["names"]) {
  const { t } = useTranslation("reviews");
  return AUTHOR_STYLES.filter((style) => style === "none" || (names[style] && isOther(names, style))).map((style) => ({
    value: style,
    label: names[style] ?? t("nobody"),
    help: t(`author.${style}`),
  }));
}

const isOther = ({ initial, firstName }: OwnReview["names"], style: "initial" | "firstName") =>
  style === "firstName" || initial !== firstName;

/** One to five stars: radio buttons, for mouse, keyboard and screen readers. */
function StarField({ name }: { name: string }) {
  const { t } = useTranslation("reviews");
  const { id, error, value, aria } = useField(name, true);
  return (
    <fieldset className={starFieldStyles.field} aria-describedby={aria["aria-describedby"]}>
      <legend>{t("stars.label")}</legend>
      <div className={starFieldStyles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={starFieldStyles.star}>
            <input
              type="radio"
              // The first one has the field's name, so that the error summary links to it.
              id={stars === 1 ? id : `${id}-${stars}`}
              name={name}
              value={stars}
              required
              aria-invalid={aria["aria-invalid"]}
              defaultChecked={value === String(stars)}
            />
            <Star />
            <VisuallyHidden>{t(`stars.${stars}`)}</VisuallyHidden>
          </label>
        ))}
      </div>
      <p className={starFieldStyles.words} aria-hidden="true">
        {STARS.map((stars) => (
          <span key={stars}>{t(`stars.${stars}`)}</span>
        ))}
      </p>
      <p className={starFieldStyles.help} id={`${id}-help`}>
        {t("stars.help")}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
