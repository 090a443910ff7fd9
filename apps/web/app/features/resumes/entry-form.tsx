import { DEGREES, RESUME_LIMITS } from "@aufwind/rules/resumes";
import { useContext, useEffect, useId, useRef, useState } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/choices.tsx";
import { FormContext } from "../../ui/form/field.tsx";
import { PageForm } from "../../ui/form/page-form.tsx";
import { TextArea, TextField } from "../../ui/form/text-fields.tsx";
import styles from "./resume.module.css";
import {
  CHECKED,
  controlOf,
  type Entry,
  type EntryField,
  entryKey,
  LISTS,
  type ListName,
  missingIn,
  written,
} from "./resume-entries.ts";

const schema = () => import("@aufwind/contract/resumes").then((contract) => contract.ResumePart);

type EntryFormProps = { name: string; list: ListName; entry?: Entry };

/** One entry of a list, new or edited. */
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

/** Title and time side by side; the rest has the whole line. */
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

/** Saves the entry, and names the fields that are missing. */
function EntryButton({ list, isNew }: { list: ListName; isNew: boolean }) {
  const { t } = useTranslation("resumes");
  const locale = useLocale();
  const id = useId();
  const { pending } = useContext(FormContext);
  const box = useRef<HTMLDivElement>(null);
  const missing = useMissing(box, list);
  const names = missing.map((field) => t(`fields.${field}`));
  return (
    <div className={styles.save} ref={box}>
      <Button type="submit" aria-disabled={pending || undefined} aria-describedby={names.length > 0 ? id : undefined}>
        {pending ? t("saving") : t(isNew ? "entry.add" : "entry.save")}
      </Button>
      {names.length > 0 && <p id={id}>{t("entry.missing", { fields: new Intl.ListFormat(locale).format(names) })}</p>}
    </div>
  );
}

/** The empty fields of the form around it; none before JavaScript. */
function useMissing(box: React.RefObject<HTMLElement | null>, list: ListName): EntryField[] {
  const [missing, setMissing] = useState<EntryField[]>([]);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    const gone = new AbortController();
    const look = () => setMissing(missingIn(new FormData(form), list));
    form.addEventListener("input", look, { signal: gone.signal });
    look();
    return () => gone.abort();
  }, [box, list]);
  return missing;
}
