import { randomUUID } from "node:crypto";
import type { CaseAbout, NewCase } from "@aufwind/contract/cases";
import { type CaseKind, caseDueAt, kindsFor } from "@aufwind/rules/cases";
import { asLocale, DEFAULT_LOCALE, type Locale } from "@aufwind/rules/locale";
import { OPERATOR_SESSION } from "@aufwind/rules/operators";
import type { z } from "zod";
import { isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findByEmail } from "../accounts/store.ts";
import { recordAction, recordView } from "../audit-log/commands.ts";
import { hasViewed } from "../audit-log/store.ts";
import * as store from "./store.ts";

/** What opened a case: the table of the row, and its key. */
export type Cause = { source: string; sourceId: string };

export type OpenCaseParams = Cause & {
  kind: CaseKind;
  /** Whom it concerns: an account, or the name and address that somebody gave. */
  person?: { id?: string | null; name?: string; email?: string | null };
  /** Missing: the language of the account. */
  locale?: Locale;
  /** Only what a person wrote; other cases are named by their source. */
  subject?: string;
  /** What the person wrote. */
  text?: string;
  about?: { kind: CaseAbout; id: string };
  /** Facts of the cause, as data for a sentence in the reader's language. */
  data?: Record<string, unknown>;
  /** Where somebody else sets the deadline; by the kind otherwise. */
  dueAt?: Date;
};

/** Opens a case in the transaction of its cause; adds to it where the cause has an open one. */
export async function openCase(
  tx: Tx,
  { clock }: Pick<Platform, "clock">,
  opening: OpenCaseParams,
): Promise<{ id: string; number: number }> {
  const { kind, source, sourceId, person, locale, subject, text = "", about, data = {} } = opening;
  const now = clock.now();
  const account = person?.id ? await store.findAddressee(tx, person.id) : undefined;
  const opened = await store.insertCase(tx, {
    kind,
    source,
    source_id: sourceId,
    subject: subject ?? null,
    person_id: person?.id ?? null,
    person_name: person?.name || `${account?.first_name ?? ""} ${account?.last_name ?? ""}`.trim(),
    person_email: person?.email ?? account?.email ?? null,
    locale: locale ?? asLocale(account?.locale ?? DEFAULT_LOCALE),
    about_kind: about?.kind ?? null,
    about_id: about?.id ?? null,
    due_at: opening.dueAt ?? caseDueAt(kind, now, isBerlinHoliday),
    opened_at: now,
    changed_at: now,
  });
  const known = opened ?? (await comeUpAgain(tx, opening, now));
  if (!known) throw new Error("a case was closed while its cause came again");
  await store.insertEntry(tx, {
    case_id: known.id,
    kind: text ? "received" : "system",
    author_id: text ? (person?.id ?? null) : null,
    text,
    data: JSON.stringify(data),
    at: now,
  });
  return { id: known.id, number: known.number };
}

/** The open case of the cause is new again for the team. */
async function comeUpAgain(tx: Tx, cause: Cause, now: Date) {
  const known = await store.lockOpenCaseOf(tx, cause);
  if (!known) return undefined;
  await store.updateCase(tx, known.id, { state: "open", wakes_at: null, is_unread: true, changed_at: now });
  return known;
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

/** `id` is given by who tells it: a job that is delivered twice writes one line. */
export type TellParams = { id: string; number: number; personId: string; operatorId: string; data: object; at: string };

/** Writes what was done for a person into the thread of their case; another's is left alone. */
export const tellInCase = ({ database }: Platform, told: TellParams): Promise<void> =>
  transact(database, async (tx) => {
    const known = await store.lockCaseOfPerson(tx, told);
    if (!known) return;
    const at = new Date(told.at);
    const entry = { id: told.id, case_id: known.id, kind: "act", author_id: told.operatorId, at };
    if (!(await store.insertEntryOnce(tx, { ...entry, data: JSON.stringify(told.data) }))) return;
    await store.updateCase(tx, known.id, { changed_at: at });
  });

type ReplyParams = Cause & { text: string; personId: string };

/** A person's reply: opens the case again, with a new deadline once it was answered; false if there is no case. */
export async function replyInCase(
  tx: Tx,
  { clock }: Pick<Platform, "clock">,
  { text, personId, ...cause }: ReplyParams,
): Promise<boolean> {
  const known = await store.lockLatestOf(tx, cause);
  if (!known) return false;
  const now = clock.now();
  const isAnswered = known.answered_at !== null || known.state === "closed";
  await store.updateCase(tx, known.id, {
    state: "open",
    closed_at: null,
    wakes_at: null,
    is_unread: true,
    changed_at: now,
    ...(isAnswered && { due_at: caseDueAt(known.kind as CaseKind, now, isBerlinHoliday), answered_at: null }),
  });
  await store.insertEntry(tx, { case_id: known.id, kind: "received", author_id: personId, text, at: now });
  return true;
}

type ByHand = z.output<typeof NewCase>;

/** What came by letter or phone; an address that has an account is matched to it. */
export const createByHand = (platform: Platform, by: Operator, given: ByHand): Promise<number> =>
  transact(platform.database, async (tx) => {
    const { kind, cameBy, name, email, locale, subject, text } = given;
    if (!kindsFor(by.permissions).includes(kind)) throw new Problem("permissionMissing");
    const user = email ? await findByEmail(tx, email) : undefined;
    const { number } = await openCase(tx, platform, {
      kind,
      source: "cases",
      sourceId: randomUUID(),
      person: { id: user?.id ?? null, name, email },
      locale,
      subject,
      text,
      data: { cameBy },
    });
    const subjectOf = { kind: "case", id: String(number) };
    await recordAction(tx, platform, { operatorId: by.operatorId, action: "cases.create", subject: subjectOf });
    return number;
  });

/** A look at what people wrote is logged, once for as long as a proof of the factor counts. */
export async function openForReading(platform: Platform, { number, by }: { number: number; by: Operator }) {
  const since = new Date(platform.clock.now().getTime() - OPERATOR_SESSION.proof);
  const subject = { kind: "case", id: String(number) };
  const { operatorId } = by;
  if (!(await store.isVisible(platform.database, { number, kinds: kindsFor(by.permissions) })))
    throw new Problem("notFound");
  if (!(await hasViewed(platform.database, { operatorId, action: "cases.look", subject, since })))
    await recordView(platform, { operatorId, action: "cases.look", subject });
  await store.markRead(platform.database, number);
}
