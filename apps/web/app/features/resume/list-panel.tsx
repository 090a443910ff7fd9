import { MOST_ENTRIES, newestFirst } from "@aufwind/rules/resumes/resume";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import { useTranslation } from "../../platform/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { Panel } from "../../ui/panel.tsx";
import { EntryForm } from "./entry-form.tsx";
import { EntryRow } from "./entry-row.tsx";
import { useNewForm } from "./new-entry.ts";
import styles from "./resume.module.css";
import { type Entry, keyed, type ListName } from "./resume-lists.ts";

/** One list of the resume, the newest first, and the way to one more. */
export function ListPanel({ list, entries }: { list: ListName; entries: Entry[] }) {
  const { t } = useTranslation("resume");
  const result = useActionData<FormResult>();
  const { name, count } = useNewForm(list);
  const isSaved = result?.ok && result.form.split(".")[1] === list;
  return (
    <Panel title={t(`lists.${list}.title`)} id={list}>
      {isSaved && <Outcome of={result}>{t("saved")}</Outcome>}
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
        <Disclosure key={count} summary={t(`lists.${list}.add`)} open={result?.ok === false && result.form === name}>
          <EntryForm name={name} list={list} />
        </Disclosure>
      ) : (
        <p className={styles.none}>{t("most", { count: MOST_ENTRIES })}</p>
      )}
    </Panel>
  );
}
