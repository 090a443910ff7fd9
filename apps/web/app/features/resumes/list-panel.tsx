import { type DEGREES, MOST_ENTRIES, newestFirst } from "@aufwind/rules/resumes";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useAnswer } from "../../platform/forms/use-answer.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { useFreshName } from "../../ui/form/form-results.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitRow } from "../../ui/form/submit-button.tsx";
import { Outcome } from "../../ui/notices.tsx";
import { Panel } from "../../ui/panel.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { EntryForm } from "./entry-form.tsx";
import styles from "./resume.module.css";
import { CHANGED_ELSEWHERE, type Entry, entryKey, keyed, LISTS, type ListName, written } from "./resume-entries.ts";

/** One list of the resume, newest first, and the form for a new entry. */
export function ListPanel({ list, entries }: { list: ListName; entries: Entry[] }) {
  const { t } = useTranslation("resumes");
  const result = useAnswer<FormResult>();
  const name = useFreshName(`save.${list}.new`);
  const [, ofList, was] = result?.form.split(".") ?? [];
  const isSaved = result?.ok && ofList === list;
  // Without JavaScript the page is new, and the refused form is gone with its entry.
  const isLost =
    result?.ok === false &&
    result.problem.code === CHANGED_ELSEWHERE &&
    ofList === list &&
    entries.every((entry) => entryKey(entry) !== was);
  return (
    <Panel title={t(`lists.${list}.title`)} id={list}>
      {isSaved && <Outcome of={result}>{t("saved")}</Outcome>}
      {isLost && <ErrorSummary form={result.form} problem={result.problem} />}
      {entries.length > 0 ? (
        <ol className={styles.entries}>
          {keyed(newestFirst(entries)).map(({ key, entry }) => (
            <EntryRow key={key} list={list} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className={styles.none}>{t(`lists.${list}.none`)}</p>
      )}
      {entries.length < MOST_ENTRIES ? (
        <Disclosure key={name} summary={t(`lists.${list}.add`)} open={result?.ok === false && result.form === name}>
          <EntryForm name={name} list={list} />
        </Disclosure>
      ) : (
        <p className={styles.none}>{t("most", { count: MOST_ENTRIES })}</p>
      )}
    </Panel>
  );
}

type EntryRowProps = { list: ListName; entry: Entry };

/** One entry as shown, and its actions. */
function EntryRow({ list, entry }: EntryRowProps) {
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
          <EntryAction form={`save.${list}.${key}`} label={t("entry.edit")} of={heading}>
            <EntryForm name={`save.${list}.${key}`} list={list} entry={entry} />
          </EntryAction>
          <EntryAction form={`remove.${list}.${key}`} label={t("entry.remove")} of={heading}>
            <RemoveForm list={list} was={key} name={heading} />
          </EntryAction>
        </div>
      </div>
    </li>
  );
}

type ActionProps = { form: string; label: string; of: string; children: React.ReactNode };

/** Collapsible; stays open after a refusal. */
function EntryAction({ form, label, of, children }: ActionProps) {
  const result = useAnswer<FormResult>();
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
      <SubmitRow look="danger" small pendingLabel={t("saving")}>
        {t("entry.doRemove")}
      </SubmitRow>
    </PageForm>
  );
}
