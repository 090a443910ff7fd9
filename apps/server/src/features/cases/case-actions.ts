import { kindsFor, WRITING_LASTS } from "@aufwind/rules/cases";
import { asLocale } from "@aufwind/rules/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import { findColleagues } from "../operators/store.ts";
import { answerMail } from "./mails.ts";
import { referenceOf, worksOn } from "./queries.ts";
import * as store from "./store.ts";

export type CaseActionParams = { number: number; by: Operator };

/** The case, locked; one of a kind that the operator does not work on is not found. */
async function lockFor(tx: Tx, { number, by }: CaseActionParams): Promise<store.LockedCase> {
  const known = await store.lockCase(tx, { number, kinds: kindsFor(by.permissions) });
  if (!known) throw new Problem("notFound");
  return known;
}

const expectOpen = ({ state }: store.LockedCase) => {
  if (state === "closed") throw new Problem("caseClosed");
};
const expectWhole = ({ merged_into_id }: store.LockedCase) => {
  if (merged_into_id) throw new Problem("caseMerged");
};
const expectVersion = (known: store.LockedCase, version: number) => {
  if (known.version !== version) throw new Problem("caseChanged");
};

/** A complaint is decided by somebody who has not decided before (P2B Regulation, Article 11). */
async function expectImpartial(tx: Tx, { kind, source_id }: store.LockedCase, { operatorId }: Operator) {
  if (kind === "complaint" && (await store.hasRestricted(tx, { restrictionId: source_id, operatorId })))
    throw new Problem("ownDecision");
}

type Act = {
  act: "answer" | "note" | "assign" | "wait" | "snooze" | "close" | "reopen" | "merge";
  by: Operator;
  data?: Record<string, unknown>;
  before?: Record<string, unknown>;
  reason?: string;
};

/** Writes an act into the history of a case and into the log. */
async function recordInCase(tx: Tx, platform: Platform, known: { id: string; number: number }, doing: Act) {
  const { act, by, data = {}, reason } = doing;
  const entry = { case_id: known.id, kind: "act", author_id: by.operatorId, at: platform.clock.now() };
  await store.insertEntry(tx, { ...entry, text: reason ?? "", data: JSON.stringify({ act, ...data }) });
  await logInCase(tx, platform, known, doing);
}

const logInCase = (
  tx: Tx,
  platform: Platform,
  { number }: { number: number },
  { act, by, data, before, reason }: Act,
) =>
  recordAction(tx, platform, {
    operatorId: by.operatorId,
    action: `cases.${act}`,
    subject: { kind: "case", id: String(number) },
    ...(before && { before }),
    ...(data && { after: data }),
    ...(reason && { reason }),
  });

type AnswerCaseParams = CaseActionParams & { text: string; version: number; thenClose: boolean };

/** Answers the person: by mail in their language, and in the case, which they see in their help center. */
export const answerCase = (platform: Platform, { text, version, thenClose, ...acting }: AnswerCaseParams) =>
  transact(platform.database, async (tx) => {
    const known = await lockFor(tx, acting);
    expectVersion(known, version);
    expectWhole(known);
    await expectImpartial(tx, known, acting.by);
    const person = known.person_id ? await store.findAddressee(tx, known.person_id) : undefined;
    const email = person?.email ?? known.person_email;
    if (!email) throw new Problem("caseWithoutAddress");

    const now = platform.clock.now();
    const { operatorId } = acting.by;
    const isClosed = thenClose || known.state === "closed";
    await store.updateCase(tx, known.id, {
      ...(isClosed && { state: "closed", closed_at: known.closed_at ?? now, wakes_at: null }),
      assignee_id: known.assignee_id ?? operatorId,
      writing_by: null,
      writing_until: null,
      is_unread: false,
      answered_at: now,
      changed_at: now,
    });
    await store.insertEntry(tx, { case_id: known.id, kind: "sent", author_id: operatorId, text, at: now });
    const mail = answerMail(platform, {
      email,
      // The language of the case, as its templates are: the person wrote in it.
      locale: asLocale(known.locale),
      ...(person && { firstName: person.first_name }),
      text,
      reference: referenceOf(known),
      // Only requests of somebody signed in are shown in the help center.
      hasThread: known.source === "support_requests" && person !== undefined,
    });
    await platform.outbox.add(tx, mail);
    const by = acting.by;
    if (thenClose && known.state !== "closed") await recordInCase(tx, platform, known, { act: "close", by });
    await logInCase(tx, platform, known, { act: "answer", by });
  });

/** A note that only the team reads. */
export const addCaseNote = (platform: Platform, { text, ...acting }: CaseActionParams & { text: string }) =>
  transact(platform.database, async (tx) => {
    const known = await lockFor(tx, acting);
    expectWhole(known);
    const now = platform.clock.now();
    await store.updateCase(tx, known.id, { changed_at: now });
    await store.insertEntry(tx, { case_id: known.id, kind: "note", author_id: acting.by.operatorId, text, at: now });
    await logInCase(tx, platform, known, { act: "note", by: acting.by });
  });

/** Gives a case to somebody who works on its kind, or back to all. */
export const assignCase = (
  platform: Platform,
  { assigneeId, ...acting }: CaseActionParams & { assigneeId: string | null },
) =>
  transact(platform.database, async (tx) => {
    const known = await lockFor(tx, acting);
    expectOpen(known);
    const colleague = (await findColleagues(tx)).find(({ id }) => id === assigneeId);
    if (assigneeId && !(colleague && worksOn(colleague.permissions, known.kind)))
      throw new Problem("invalidFields", { errors: [{ field: "assigneeId", code: "invalid", params: {} }] });
    await store.updateCase(tx, known.id, { assignee_id: assigneeId, changed_at: platform.clock.now() });
    await recordInCase(tx, platform, known, {
      act: "assign",
      by: acting.by,
      data: { assigneeId, name: colleague?.name ?? null },
      before: { assigneeId: known.assignee_id },
    });
  });

type SleepParams = CaseActionParams & { state: "snoozed" | "waiting"; until: Date };

/** Lets a case sleep: until later, or until the person replies. */
export const snoozeCase = (platform: Platform, { state, until, ...acting }: SleepParams) =>
  transact(platform.database, async (tx) => {
    const known = await lockFor(tx, acting);
    expectOpen(known);
    const now = platform.clock.now();
    if (until <= now)
      throw new Problem("invalidFields", { errors: [{ field: "until", code: "exceptionPast", params: {} }] });
    await store.updateCase(tx, known.id, { state, wakes_at: until, is_unread: false, changed_at: now });
    const act = state === "snoozed" ? "snooze" : "wait";
    await recordInCase(tx, platform, known, { act, by: acting.by, data: { until: until.toISOString() } });
  });

type CloseCaseParams = CaseActionParams & { version: number; reason: string };

export const closeCase = (platform: Platform, { version, reason, ...acting }: CloseCaseParams) =>
  transact(platform.database, async (tx) => {
    const known = await lockFor(tx, acting);
    expectOpen(known);
    expectVersion(known, version);
    await expectImpartial(tx, known, acting.by);
    const now = platform.clock.now();
    const closed = { state: "closed", closed_at: now, wakes_at: null, is_unread: false, changed_at: now };
    await store.updateCase(tx, known.id, closed);
    await recordInCase(tx, platform, known, { act: "close", by: acting.by, reason });
  });

export const reopenCase = (platform: Platform, acting: CaseActionParams) =>
  transact(platform.database, async (tx) => {
    const known = await lockFor(tx, acting);
    if (known.state !== "closed") throw new Problem("caseOpen");
    expectWhole(known);
    // The same cause may have opened another one since.
    if (await store.lockOpenCaseOf(tx, { source: known.source, sourceId: known.source_id }))
      throw new Problem("caseOpen");
    await store.updateCase(tx, known.id, { state: "open", closed_at: null, changed_at: platform.clock.now() });
    await recordInCase(tx, platform, known, { act: "reopen", by: acting.by });
  });

/** Two cases of one person become one; each keeps its own history, and the other shows both. */
export const mergeCase = (platform: Platform, { into, ...acting }: CaseActionParams & { into: number }) =>
  transact(platform.database, async (tx) => {
    if (into === acting.number)
      throw new Problem("invalidFields", { errors: [{ field: "into", code: "invalid", params: {} }] });
    // In the order of their numbers: two who merge each into the other wait for one another.
    const numbers = [acting.number, into].sort((one, other) => one - other);
    const locked: store.LockedCase[] = [];
    for (const number of numbers) locked.push(await lockFor(tx, { number, by: acting.by }));
    const [known, target] = [acting.number, into].map((number) => locked.find((each) => each.number === number));
    if (!known || !target) throw new Problem("notFound");
    expectOpen(known);
    expectOpen(target);
    await expectImpartial(tx, known, acting.by);
    if (!isSamePerson(known, target)) throw new Problem("casesDiffer");
    const now = platform.clock.now();
    const closed = { state: "closed", closed_at: now, wakes_at: null, is_unread: false, changed_at: now };
    await store.updateCase(tx, known.id, { ...closed, merged_into_id: target.id });
    await store.moveMerged(tx, { from: known.id, into: target.id });
    const due_at = known.due_at < target.due_at ? known.due_at : target.due_at;
    await store.updateCase(tx, target.id, { due_at, changed_at: now });
    await recordInCase(tx, platform, known, { act: "merge", by: acting.by, data: { into } });
  });

/** By account, or by the address that both gave. */
const isSamePerson = (one: store.LockedCase, other: store.LockedCase): boolean =>
  one.person_id || other.person_id
    ? one.person_id === other.person_id
    : one.person_email?.toLowerCase() === other.person_email?.toLowerCase();

type WriteParams = CaseActionParams & { isWriting: boolean };

/** Shows others who writes, at once (`changed_cases_are_told`); whoever was first stays until a minute after the last keystroke. */
export async function showWriting({ database, clock }: Platform, { number, by, isWriting }: WriteParams) {
  const now = clock.now();
  const until = isWriting ? new Date(now.getTime() + WRITING_LASTS) : null;
  const { operatorId, permissions } = by;
  await store.setWriting(database, { number, kinds: kindsFor(permissions), operatorId, now, until });
}
