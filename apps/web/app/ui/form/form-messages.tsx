import type { ProblemBody } from "@aufwind/contract/platform/route";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { fieldId } from "./field.tsx";
import styles from "./form.module.css";

type Summary = {
  form: string;
  problem: ProblemBody;
  /** The title if the failure is ours. */
  failure?: string | undefined;
};

/** What went wrong, with a link to each field; takes the focus whenever a new problem arrives. */
export function ErrorSummary({ form, problem, failure }: Summary) {
  const { t } = useTranslation("common");
  const box = useRef<HTMLDivElement>(null);
  const [labels, setLabels] = useState<Record<string, string>>({});
  useEffect(() => {
    setLabels(Object.fromEntries((problem.errors ?? []).map(({ field }) => [field, labelOf(fieldId(form, field))])));
    box.current?.focus();
  }, [form, problem]);
  const unreachable = problem.code === "unreachable";
  const title = unreachable ? t("form.unreachableTitle") : problem.title;
  const detail = unreachable ? t("form.unreachable") : problem.detail;
  const repeated = detail === title || problem.errors?.some(({ message }) => message === detail);
  return (
    <div className={styles.summary} ref={box} tabIndex={-1} role="alert">
      <p className={styles.summaryTitle}>{(problem.status >= 500 && failure) || title}</p>
      {!repeated && <p>{detail}</p>}
      {problem.errors && problem.errors.length > 0 && (
        <ul>
          {problem.errors.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldId(form, field)}`} onClick={(event) => focusField(event, fieldId(form, field))}>
                {labels[field] ? `${labels[field]}: ${message}` : message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function focusField(event: React.MouseEvent, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}

/** A field's name on the page; a whole sentence, as at a checkbox, is no name. */
function labelOf(id: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  // "Deutsch" alone says nothing: the text's name is above both languages.
  const group = label?.closest("fieldset[data-names]")?.querySelector("legend > span")?.textContent;
  // If a form asks for the same of several things, which of them it is.
  const section = label?.closest<HTMLElement>("[data-section]")?.dataset.section;
  const name = [section, group, label?.textContent].filter(Boolean).join(", ");
  return name.length <= 60 ? name : "";
}

/** Replaces a successful form; takes the focus, since the pressed button is gone. */
export function Success({ children }: { children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.success} ref={box} tabIndex={-1} role="status">
      {children}
    </div>
  );
}
