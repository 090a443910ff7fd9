import { type CaseKind, caseDueAt } from "@aufwind/rules/cases";
import type { Locale } from "@aufwind/rules/locale";
import { isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import * as store from "./store.ts";

/** What opened a case: the table of the row, and its key. */
export type Cause = { source: string; sourceId: string };

export type OpenCaseParams = Cause & {
  kind: CaseKind;
  /** Whom it concerns: an account, or the name and address that somebody gave. */
  person?: { id?: string | null; name: string; email?: string | null };
  locale: Locale;
  /** Only what a person wrote; other cases are named by their source. */
  subject?: string;
  /** What the person wrote. */
  text?: string;
  about?: { kind: "appointment" | "payment" | "review" | "message" | "profile" | "document"; id: string };
  /** Facts of the cause, as data for a sentence in the reader's language. */
  data?: Record<string, unknown>;
  /** Where somebody else sets the deadline; by the kind otherwise. */
  dueAt?: Date;
};

/** Opens a case in the transaction of its cause; adds to it where the cause has an open one. */
export async function openCase(tx: Tx, { clock }: Pick<Platform, "clock">, opening: OpenCaseParams): Promise<void> {
  const { kind, source, sourceId, person, locale, subject, text = "", about, data = {} } = opening;
  const now = clock.now();
  const opened = await store.insertCase(tx, {
    kind,
    source,
    source_id: sourceId,
    subject: subject ?? null,
    person_id: person?.id ?? null,
    person_name: person?.name ?? "",
    person_email: person?.email ?? null,
    locale,
    about_kind: about?.kind ?? null,
    about_id: about?.id ?? null,
    due_at: opening.dueAt ?? caseDueAt(kind, now, isBerlinHoliday),
    opened_at: now,
    changed_at: now,
  });
  const id = opened?.id ?? (await comeUpAgain(tx, opening, now));
  if (!id) throw new Error("a case was closed while its cause came again");
  await store.insertEntry(tx, {
    case_id: id,
    kind: text ? "received" : "system",
    author_id: text ? (person?.id ?? null) : null,
    text,
    data: JSON.stringify(data),
    at: now,
  });
}

/** The open case of the cause is new again for the team. */
async function comeUpAgain(tx: Tx, cause: Cause, now: Date): Promise<string | undefined> {
  const known = await store.lockOpenCaseOf(tx, cause);
  if (!known) return undefined;
  await store.updateCase(tx, known.id, { state: "open", wakes_at: null, is_unread: true, changed_at: now });
  return known.id;
}

type CloseCaseOfParams = Cause & { data?: Record<string, unknown>; operatorId?: string };

/** Closes the case of a cause that is gone, by itself or by an operator's decision; nothing if none is open. */
export async function closeCaseOf(
  tx: Tx,
  { clock }: Pick<Platform, "clock">,
  { data = {}, operatorId, ...cause }: CloseCaseOfParams,
): Promise<void> {
  const known = await store.lockOpenCaseOf(tx, cause);
  if (!known) return;
  const now = clock.now();
  await store.updateCase(tx, known.id, { state: "closed", closed_at: now, wakes_at: null, changed_at: now });
  await store.insertEntry(tx, {
    case_id: known.id,
    kind: operatorId ? "act" : "system",
    author_id: operatorId ?? null,
    data: JSON.stringify({ act: "close", ...data }),
    at: now,
  });
}
