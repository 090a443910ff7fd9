import { hasOptions, QUESTION_LIMITS, type Question, SCALE_POINTS } from "@aufwind/rules/questions";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import brief from "../brief-rows.module.css";
import styles from "./questions.module.css";

type QuestionEditorProps = { question: Question; place: number; count: number; canRemove: boolean };

/** One question: its words, what belongs to its kind, and buttons to move or remove it. */
export function QuestionEditor({ question, place, count, canRemove }: QuestionEditorProps) {
  const { t } = useTranslation("questions");
  const { id, kind, text, isRequired, options, points, low, high } = question;
  const name = (field: string) => `questions.${place}.${field}`;
  const number = { number: place + 1 };
  return (
    <li>
      <fieldset className={styles.question}>
        <legend>
          {t("edit.question", number)} · {t(`kind.${kind}`)}
        </legend>
        <input type="hidden" name={name("id")} value={id} />
        <input type="hidden" name={name("kind")} value={kind} />
        <TextArea name={name("text")} label={t("edit.text")} rows={1} defaultValue={text} />
        {hasOptions(kind) && (
          <TextArea
            name={name("options")}
            label={t("edit.options")}
            help={t("edit.optionsHelp", { most: QUESTION_LIMITS.options })}
            rows={4}
            defaultValue={options.join("\n")}
          />
        )}
        {kind === "scale" && (
          <div className={styles.ends}>
            <SelectField
              name={name("points")}
              label={t("edit.points")}
              defaultValue={String(points)}
              options={SCALE_POINTS.map((each) => ({ value: String(each), label: t("edit.upTo", { points: each }) }))}
            />
            <TextField name={name("low")} label={t("edit.low")} optional defaultValue={low} />
            <TextField name={name("high")} label={t("edit.high")} optional defaultValue={high} />
          </div>
        )}
        <Checkbox name={name("isRequired")} label={t("edit.required")} optional defaultChecked={isRequired} />
        <div className={`${brief.buttons} ${styles.acts}`}>
          {place > 0 && <EditButton act="up" icon="arrowUp" place={place} />}
          {place < count - 1 && <EditButton act="down" icon="arrowDown" place={place} />}
          {canRemove && <EditButton act="remove" icon="trash" place={place} />}
        </div>
      </fieldset>
    </li>
  );
}

type EditButtonProps = { act: "up" | "down" | "remove"; icon: IconName; place: number };

/** On a phone an icon alone. */
function EditButton({ act, icon, place }: EditButtonProps) {
  const { t } = useTranslation("questions");
  return (
    <SubmitButton look="quiet" small name="act" value={`${act}.${place}`}>
      <Icon name={icon} /> <span className={styles.word}>{t(`edit.${act}`)}</span>{" "}
      <VisuallyHidden>{t("edit.question", { number: place + 1 })}</VisuallyHidden>
    </SubmitButton>
  );
}
