import { useEffect, useRef } from "react";
import type { FormResult } from "../../../platform/forms/form-action.ts";
import { useAnswer } from "../../../platform/forms/use-answer.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Outcome } from "../../../ui/notices.tsx";
import styles from "./waiting-panel.module.css";

const ACTIONS = ["confirm", "accept", "confirmSeries", "acceptSeries", "approve"] as const;
type WaitingAction = (typeof ACTIONS)[number];

/** Answers of the actions: an appointment or a series of them, or a review with its author. */
type Answer = { client?: { name: string }; coach?: { name: string }; author?: string | null };
type Done = { act: WaitingAction; id: string; name: string | null; of: unknown };

/** Undefined if nothing was done, or if it was refused. */
function doneIn(result: FormResult<Answer> | undefined, other: "client" | "coach"): Done | undefined {
  if (!result?.ok) return undefined;
  const [form, id = ""] = result.form.split(".");
  const act = ACTIONS.find((each) => each === form);
  return act && { act, id, name: result.data[other]?.name || result.data.author || null, of: result };
}

/** The line of what was done: it says what happened, and has the focus of the button that is gone. */
function DoneRow({ done: { act, name, of } }: { done: Done }) {
  const { t } = useTranslation("dashboards-today");
  return (
    <li className={styles.done}>
      <Outcome of={of}>{t(`waiting.done.${act}`, { name: name ?? t("gone") })}</Outcome>
    </li>
  );
}

type RowsParams<Line> = { other: "client" | "coach"; row: (line: Line) => React.ReactElement };

/** The rows of what waits; what was just done stays where it was, with its result. */
export function useRowsWithResult<Line extends { id: string }>(
  lines: readonly Line[],
  { other, row }: RowsParams<Line>,
) {
  const done = doneIn(useAnswer<FormResult<Answer>>(), other);
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    for (const [place, { id }] of lines.entries()) places.current.set(id, place);
  }, [lines]);
  const rows = lines.map(row);
  if (done && !lines.some(({ id }) => id === done.id))
    rows.splice(places.current.get(done.id) ?? 0, 0, <DoneRow key={done.id} done={done} />);
  return rows;
}
