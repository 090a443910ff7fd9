import { DEGREES, RESUME_LIMITS } from "@aufwind/rules/resumes";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { EntryButton } from "./entry-button.tsx";
import { CHECKED, controlOf } from "./form-parsers.ts";
import styles from "./resume.module.css";
import { type Entry, type EntryField, entryKey, LISTS, type ListName, written } from "./resume-lists.ts";

const schema = () => import("@aufwind/contract/resumes").then((contract) => contract.ResumePart);

type EntryFormProps = { name: string; list: ListName; entry?: Entry };

/** One entry of a list, new or to be changed. */
export function EntryForm({ name, list, entry }: EntryFormProps) {
  const { t } = useTranslation("resumes");
  return (
    <PageForm name={name} schema={schema} bodyOf={CHECKED[list]} failure={t("failed")}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="was" value={entry ? entryKey(entry) : ""} />
      <div className={styles.fields}>
        {LISTS[list].map((field) => (
          <EntryControl key={field} list={list} field={field} value={written(entry, field)} />
        ))}
      </div>
      <EntryButton list={list} isNew={!entry} />
    </PageForm>
  );
}

type EntryControlProps = { list: ListName; field: EntryField; value: string };

/** What it was and when stand beside each other; the rest has the whole line. */
function EntryControl({ list, field, value }: EntryControlProps) {
  const { t } = useTranslation("resumes");
  const control = { name: controlOf(list, field), label: t(`fields.${field}`), defaultValue: value };
  switch (field) {
    case "degree": {
      const degrees = DEGREES.map((degree) => ({ value: degree, label: t(`degrees.${degree}`) }));
      return <SelectField {...control} options={[{ value: "", label: t("chooseDegree") }, ...degrees]} />;
    }
    case "title":
      return <TextField {...control} autoComplete="off" />;
    case "year":
      return <TextField {...control} help={t("yearHelp")} inputMode="numeric" autoComplete="off" />;
    default:
      return (
        <div className={styles.wide}>
          {field === "description" ? (
            <TextArea {...control} rows={3} max={RESUME_LIMITS.entryText} />
          ) : (
            <TextField {...control} autoComplete="off" />
          )}
        </div>
      );
  }
}
