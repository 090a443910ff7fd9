import type { ChangedMailing, NewMailing } from "@aufwind/contract/mailings";
import type { AuditAction } from "@aufwind/rules/audit-log";
import { LOCALES } from "@aufwind/rules/locale";
import { isChangeable, isOfService, LONGEST_AHEAD_DAYS, type MailingEvent, nextState } from "@aufwind/rules/mailings";
import { DAY } from "@aufwind/rules/time/durations";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { recordAction } from "../audit-log/commands.ts";
import { mailingMail, SAMPLE } from "./mails.ts";
import * as store from "./store.ts";

type By = { operatorId: string };
type One = By & { id: string };

const columnsOf = ({ audience, necessity, ...given }: z.output<typeof NewMailing>) => ({
  name: given.name,
  audience,
  necessity: isOfService(audience) ? necessity : "",
  subject_de: given.subjectDe,
  subject_en: given.subjectEn,
  text_de: given.textDe,
  text_en: given.textEn,
});

export const createMailing = (platform: Platform, { operatorId, ...given }: z.output<typeof NewMailing> & By) =>
  transact(platform.database, async (tx): Promise<string> => {
    const now = platform.clock.now();
    const times = { created_by: operatorId, created_at: now, changed_at: now };
    const id = await store.insertMailing(tx, { ...columnsOf(given), ...times });
    const { name, audience } = given;
    await record(tx, platform, { operatorId, action: "mailings.create", id, after: { name, audience } });
    return id;
  });

export const changeMailing = (
  platform: Platform,
  { operatorId, id, version, ...given }: z.output<typeof ChangedMailing> & One,
) =>
  transact(platform.database, async (tx): Promise<void> => {
    const row = await lockDraft(tx, id);
    if (row.version !== version) throw new Problem("changedMeanwhile");
    const changes = { version: version + 1, changed_at: platform.clock.now() };
    await store.updateMailing(tx, id, { ...columnsOf(given), ...changes });
    const { name, audience } = given;
    await record(tx, platform, { operatorId, action: "mailings.change", id, after: { name, audience } });
  });

export const removeMailing = (platform: Platform, { operatorId, id }: One) =>
  transact(platform.database, async (tx): Promise<void> => {
    const { name } = await lockDraft(tx, id);
    await store.deleteMailing(tx, id);
    await record(tx, platform, { operatorId, action: "mailings.remove", id, before: { name } });
  });

/** To whoever asks for it, in both languages, so that it is read before others read it. */
export const testMailing = (platform: Platform, { operatorId, id }: One) =>
  transact(platform.database, async (tx): Promise<string> => {
    const row = await store.findMailing(tx, id);
    const email = (await findUser(tx, operatorId))?.email;
    if (!row || !email) throw new Problem("notFound");
    const mails = LOCALES.map((locale) => mailingMail(platform, row, { ...SAMPLE, email, locale, isTest: true }));
    await platform.outbox.add(tx, ...mails);
    await record(tx, platform, { operatorId, action: "mailings.test", id });
    return email;
  });

/** Sends a draft as it was seen, now or at a time to come. */
export const scheduleMailing = (
  platform: Platform,
  { operatorId, id, version, dueAt }: One & { version: number; dueAt: string | null },
) =>
  transact(platform.database, async (tx): Promise<void> => {
    const now = platform.clock.now();
    const row = await lock(tx, id);
    const state = stateAfter(row, "schedule");
    if (row.version !== version) throw new Problem("changedMeanwhile");
    const due = dueAt === null ? now : new Date(dueAt);
    const latest = now.getTime() + LONGEST_AHEAD_DAYS * DAY;
    if (due < now || due.getTime() > latest)
      throw new Problem("invalidFields", { errors: [{ field: "dueAt", code: "withinYear", params: {} }] });
    await store.updateMailing(tx, id, { state, due_at: due });
    const after = { dueAt: due.toISOString(), audience: row.audience, version };
    await record(tx, platform, { operatorId, action: "mailings.schedule", id, after });
  });

export const unscheduleMailing = (platform: Platform, { operatorId, id }: One) =>
  transact(platform.database, async (tx): Promise<void> => {
    const state = stateAfter(await lock(tx, id), "unschedule");
    await store.updateMailing(tx, id, { state, due_at: null });
    await record(tx, platform, { operatorId, action: "mailings.unschedule", id });
  });

/** Waits for the batch that is being written; nobody is written to after it. */
export const stopMailing = (platform: Platform, { operatorId, id, reason }: One & { reason: string }) =>
  transact(platform.database, async (tx): Promise<void> => {
    const state = stateAfter(await lock(tx, id), "stop");
    await store.updateMailing(tx, id, { state, ended_at: platform.clock.now() });
    await record(tx, platform, { operatorId, action: "mailings.stop", id, reason });
  });

export const resumeMailing = (platform: Platform, { operatorId, id }: One) =>
  transact(platform.database, async (tx): Promise<void> => {
    const state = stateAfter(await lock(tx, id), "resume");
    await store.updateMailing(tx, id, { state, ended_at: null, settled_at: null });
    await record(tx, platform, { operatorId, action: "mailings.resume", id });
  });

async function lock(tx: Tx, id: string): Promise<store.MailingRow> {
  const row = await store.lockMailing(tx, id);
  if (!row) throw new Problem("notFound");
  return row;
}

async function lockDraft(tx: Tx, id: string): Promise<store.MailingRow> {
  const row = await lock(tx, id);
  if (!isChangeable(row.state)) throw new Problem("mailingState");
  return row;
}

function stateAfter({ state }: store.MailingRow, event: MailingEvent) {
  const next = nextState(state, event);
  if (!next) throw new Problem("mailingState");
  return next;
}

type Recorded = One & {
  action: Extract<AuditAction, `mailings.${string}`>;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
};

const record = (tx: Tx, platform: Platform, { id, ...act }: Recorded) =>
  recordAction(tx, platform, { ...act, subject: { kind: "mailing", id } });
