import { STARS } from "@aufwind/rules/reviews/writing";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { useField } from "../../ui/form/form-context.ts";
import { Star } from "../../ui/star.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./star-field.module.css";

/** One to five stars: radio buttons that look like them, for the mouse, the keyboard and those who listen. */
export function StarField({ name }: { name: string }) {
  const { t } = useTranslation("review-form");
  const { id, error, value, aria } = useField(name, true);
  return (
    <fieldset className={styles.field} aria-describedby={aria["aria-describedby"]}>
      <legend>{t("stars.label")}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              // The first one has the field's name, so that the summary of errors leads to it.
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
      <p className={styles.words} aria-hidden="true">
        {STARS.map((stars) => (
          <span key={stars}>{t(`stars.${stars}`)}</span>
        ))}
      </p>
      <p className={styles.help} id={`${id}-help`}>
        {t("stars.help")}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
