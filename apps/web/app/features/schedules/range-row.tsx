import { useContext, useRef } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { FieldError, FormContext, fieldId } from "../../ui/form/field.tsx";
import form from "../../ui/form/form.module.css";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./hours.module.css";
import { type HoursRow, isMidnight, type RowProblem } from "./week.ts";

type RangeProps = {
  row: HoursRow;
  /** "Monday, time 1" */
  name: string;
  /** In the submitted list. */
  place: number;
  problem: RowProblem | undefined;
  onChange: (times: Partial<Pick<HoursRow, "from" | "to">>) => void;
  /** The focus has left the whole row. */
  onLeave: () => void;
  onRemove: () => void;
};

export function RangeRow({ row, name, place, problem, onChange, onLeave, onRemove }: RangeProps) {
  const { t } = useTranslation("schedules");
  const box = useRef<HTMLDivElement>(null);
  const list = `workingSlots.${place}`;
  const { name: formName } = useContext(FormContext);
  const id = fieldId(formName, `${list}.to`);
  const aria = { "aria-invalid": problem ? true : undefined, "aria-describedby": problem ? `${id}-error` : undefined };
  const field = (end: "from" | "to", idOf: string) => (
    <span className={styles.time}>
      <label htmlFor={idOf}>
        <VisuallyHidden>{name}, </VisuallyHidden>
        <span>{t(`hours.${end}`)}</span>
      </label>
      <input
        {...aria}
        type="time"
        step={300}
        id={idOf}
        name={`${list}.${end}`}
        className={form.input}
        value={row[end]}
        onChange={(event) => onChange({ [end]: event.currentTarget.value })}
        onBlur={({ relatedTarget }) => box.current?.contains(relatedTarget) || onLeave()}
      />
    </span>
  );
  return (
    <div className={row.id < 0 ? `${styles.row} ${styles.plain}` : styles.row} ref={box}>
      <input type="hidden" name={`${list}.weekday`} value={row.weekday} />
      {field("from", fieldId(formName, `${list}.from`))}
      {field("to", id)}
      {isMidnight(row) && <span className={styles.midnight}>{t("hours.midnight")}</span>}
      {row.id >= 0 && (
        <button type="button" className={`${patterns.round} ${styles.remove}`} onClick={onRemove}>
          <Icon name="close" />
          <VisuallyHidden>{t("hours.remove", { name })}</VisuallyHidden>
        </button>
      )}
      {problem && <FieldError id={id} error={t(`hours.problems.${problem}`)} />}
    </div>
  );
}
