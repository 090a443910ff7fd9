import { useContext } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FieldError } from "../../ui/form/field.tsx";
import form from "../../ui/form/form.module.css";
import { FormContext, useField } from "../../ui/form/form-context.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./exceptions.module.css";

type EdgeProps = {
  edge: "from" | "to";
  /** The part that carries the field's own id. */
  leads: "date" | "time";
  date: string;
  time: string;
  help?: string | undefined;
};

/** The beginning or the end of an exception: a date and a time of day, which share one error. */
export function EdgeFields({ edge, leads, date, time, help }: EdgeProps) {
  const { t } = useTranslation("schedules");
  const { id, error, aria } = useField(edge, Boolean(help));
  const { values } = useContext(FormContext);
  const before = { date, time };
  return (
    <fieldset className={styles.edge} data-edge={edge}>
      <legend>{t(`exceptions.${edge}`)}</legend>
      {(["date", "time"] as const).map((part) => {
        const idOfPart = part === leads ? id : `${id}-${part}`;
        const name = `${edge}:${part}`;
        return (
          <div key={part} className={styles.part} data-part={part}>
            <label htmlFor={idOfPart}>
              <VisuallyHidden>{t(`exceptions.${edge}`)}, </VisuallyHidden>
              {t(`exceptions.${part}`)}
            </label>
            <input
              {...aria}
              type={part}
              id={idOfPart}
              name={name}
              className={form.input}
              defaultValue={values[name] ?? before[part]}
            />
          </div>
        );
      })}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
