import { useActionData } from "react-router";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Outcome } from "../../../ui/notices.tsx";
import styles from "./waiting-panel.module.css";

const ACTS = ["confirm", "accept", "approve"] as const;
export type WaitingAct = (typeof ACTS)[number];

/** Answers of the three acts: an appointment, or a review with its author. */
type Answer = { client?: { name: string }; author?: string | null };
export type Done = { act: WaitingAct; id: string; name: string | null; of: unknown };

/** What the coach has just done here; undefined if nothing, or if it was refused. */
export function useDone(): Done | undefined {
  const result = useActionData<FormResult<Answer>>();
  if (!result?.ok) return undefined;
  const [form, id = ""] = result.form.split(".");
  const act = ACTS.find((each) => each === form);
  return act && { act, id, name: result.data.client?.name || result.data.author || null, of: result };
}

/** The line of what was done: it says what happened, and has the focus of the button that is gone. */
export function DoneRow({ done: { act, name, of } }: { done: Done }) {
  const { t } = useTranslation("dashboards-today");
  return (
    <li className={styles.done}>
      <Outcome of={of}>{t(`waiting.done.${act}`, { name: name ?? t("gone") })}</Outcome>
    </li>
  );
}
