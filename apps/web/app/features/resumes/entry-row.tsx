import type { DEGREES } from "@aufwind/rules/resumes";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { EntryForm } from "./entry-form.tsx";
import styles from "./resume.module.css";
import { type Entry, entryKey, LISTS, type ListName, written } from "./resume-lists.ts";

type EntryRowProps = { list: ListName; entry: Entry };

/** One entry as shown, and its actions. */
export function EntryRow({ list, entry }: EntryRowProps) {
  const { t } = useTranslation("resumes");
  const key = entryKey(entry);
  const [what, year, where] = LISTS[list];
  const heading =
    what === "degree" ? t(`degrees.${written(entry, what) as (typeof DEGREES)[number]}`) : written(entry, what);
  return (
    <li className={styles.entry}>
      <p className={styles.year}>{written(entry, year)}</p>
      <div className={styles.told}>
        <p className={styles.what}>{heading}</p>
        <p className={styles.where}>{written(entry, where)}</p>
        <p className={styles.text}>{written(entry, "description")}</p>
        <div className={styles.acts}>
          <Act form={`save.${list}.${key}`} label={t("entry.edit")} of={heading}>
            <EntryForm name={`save.${list}.${key}`} list={list} entry={entry} />
          </Act>
          <Act form={`remove.${list}.${key}`} label={t("entry.remove")} of={heading}>
            <RemoveForm list={list} was={key} name={heading} />
          </Act>
        </div>
      </div>
    </li>
  );
}

type ActProps = { form: string; label: string; of: string; children: React.ReactNode };

/** Collapsible; stays open after a refusal. */
function Act({ form, label, of, children }: ActProps) {
  const result = useActionData<FormResult>();
  return (
    <details className={styles.act} open={result?.ok === false && result.form === form}>
      <summary>
        {label} <VisuallyHidden>: {of}</VisuallyHidden>
      </summary>
      <div className={styles.sheet}>{children}</div>
    </details>
  );
}

function RemoveForm({ list, was, name }: { list: ListName; was: string; name: string }) {
  const { t } = useTranslation("resumes");
  return (
    <PageForm name={`remove.${list}.${was}`} failure={t("failed")}>
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="was" value={was} />
      <p>{t("entry.ask", { name })}</p>
      <div>
        <SubmitButton look="danger" small pendingLabel={t("saving")}>
          {t("entry.doRemove")}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
