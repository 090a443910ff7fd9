import { type AnswerValue, QUESTION_LIMITS, type Question } from "@aufwind/rules/questions";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { BoxGroup, RadioGroup } from "../../ui/form/choices.tsx";
import form from "../../ui/form/form.module.css";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";

type QuestionFieldProps = { question: Question; answer: AnswerValue | undefined };

/** One question with the field that fits its kind. */
export function QuestionField({ question, answer }: QuestionFieldProps) {
  const { t } = useTranslation("questions");
  const { id, kind, text, isRequired, options, points, low, high } = question;
  const name = `answers.${id}`;
  const said = answer === undefined || Array.isArray(answer) ? "" : String(answer);
  const legend = isRequired ? (
    text
  ) : (
    <>
      {text} <span className={form.optional}>({t("answer.optional")})</span>
    </>
  );
  const given = { name, optional: !isRequired, defaultValue: said };
  switch (kind) {
    case "shortText":
      return <TextField {...given} label={text} />;
    case "longText":
      return <TextArea {...given} label={text} rows={4} max={QUESTION_LIMITS.longText} />;
    case "date":
      return <TextField {...given} label={text} type="date" />;
    case "scale":
      return (
        <RadioGroup
          name={name}
          isScale
          legend={legend}
          help={low || high ? t("answer.scale", { low: low || "1", high: high || String(points), points }) : undefined}
          options={Array.from({ length: points }, (_, place) => ({
            value: String(place + 1),
            label: String(place + 1),
          }))}
          defaultValue={said}
        />
      );
    case "choice":
      return (
        <RadioGroup
          name={name}
          legend={legend}
          options={options.map((option) => ({ value: option, label: option }))}
          defaultValue={said}
        />
      );
    case "choices":
      return (
        <BoxGroup
          name={name}
          legend={legend}
          options={options.map((option) => ({ value: option, label: option }))}
          defaultChosen={Array.isArray(answer) ? answer : []}
        />
      );
  }
}
