import { MOST_ENTRIES, newestFirst } from "@aufwind/rules/resumes";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { ErrorSummary } from "../../ui/form/error-summary.tsx";
import { useFreshName } from "../../ui/form/use-fresh-name.ts";
import { Outcome } from "../../ui/outcome.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryRow } from "./entry-row.tsx";
import { CHANGED_ELSEWHERE } from "./form-parsers.ts";
import styles from "./resume.module.css";
import { type Entry, entryKey, keyed, type ListName } from "./resume-lists.ts";

/** One list of the resume, newest first, and the form for a new entry. */
export function ListPanel({ list, entries }: { list: ListName; entries: Entry[] }) {
  const { t } = useTranslation("resumes");
  const result = useActionData<FormResult>();
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
