import { randomUUID } from "node:crypto";
import { type Answers, judgeAnswers } from "@aufwind/rules/questions";
import { type Moment, WORKSHEET_LIMITS } from "@aufwind/rules/worksheets";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { sealText } from "../../platform/session/sealed-text.ts";
import { expectActive } from "../accounts/queries.ts";
import { lockPair } from "../coach-clients/store.ts";
import { notifyByMail, resolveNotifications } from "../notifications/commands.ts";
import type { Address } from "../notifications/store.ts";
import { worksheetMail } from "./mails.ts";
import { ANSWERS, WORKSHEETS } from "./policy.ts";
import { type Asked, askedIn } from "./queries.ts";
import * as store from "./store.ts";
import { findTemplate } from "./template-store.ts";

type Pair = { coachId: string; clientId: string };
type SendParams = Pair & { templateId: string; dueOn: string | null };

/** Sends a copy of an own template to a client with whom the coach works. */
export const sendWorksheet = (platform: Platform, { templateId, dueOn, ...pair }: SendParams) =>
  transact(platform.database, async (tx) => {
    await expectActive(tx, pair.coachId);
    const template = await findTemplate(tx, { id: templateId, coachId: pair.coachId });
    if (!template || !(await lockPair(tx, pair))) throw new Problem("notFound");
    if ((await store.countUnanswered(tx, pair)) >= WORKSHEET_LIMITS.unanswered) throw new Problem("tooManyWorksheets");
    const appointmentId = await store.findNext(tx, { ...pair, now: platform.clock.now() });
    const id = await storeCopy(tx, platform, {
      ...pair,
      asked: template,
      templateId,
      appointmentId,
      dueOn,
      moment: null,
    });
    return { id: id ?? "" };
  });

type CopyParams = Pair & {
  asked: Asked;
  templateId: string;
  appointmentId: string | null;
  dueOn: string | null;
  moment: Moment | null;
};

/** Stores a copy and tells the client; nothing where a rule has sent it already. */
export async function storeCopy(tx: Tx, platform: Platform, copy: CopyParams): Promise<string | undefined> {
  const { title, intro, questions } = copy.asked;
  const row = { id: randomUUID(), client_id: copy.clientId };
  const text = JSON.stringify({ title, intro, questions });
  const isSent = await store.insertWorksheet(tx, {
    ...row,
    ...sealText(platform.config, { of: WORKSHEETS, row, text }),
    coach_id: copy.coachId,
    template_id: copy.templateId,
    appointment_id: copy.appointmentId,
    moment: copy.moment,
    due_on: copy.dueOn,
    sent_at: platform.clock.now(),
  });
  if (!isSent) return undefined;
  const kind = "worksheetSent";
  const notes = [{ userId: copy.clientId, kind, by: "coach", data: { worksheetId: row.id } }] as const;
  const mailOf = (address: Address) => worksheetMail(platform, { ...address, kind });
  await notifyByMail(tx, platform, { notes: [...notes], mailOf });
  return row.id;
}

/** Takes an unanswered one back. */
export const withdrawWorksheet = (platform: Platform, own: { id: string; coachId: string }): Promise<void> =>
  transact(platform.database, async (tx) => {
    const sheet = await store.lockWorksheet(tx, { id: own.id, userId: own.coachId });
    if (!sheet || sheet.coach_id !== own.coachId) throw new Problem("notFound");
    if (sheet.answered_at) throw new Problem("alreadyAnswered");
    await store.updateWorksheet(tx, sheet.id, { withdrawn_at: platform.clock.now() });
    await settle(tx, platform, sheet);
  });

/** What asked for answers is done; the client's open pages count what is left, also where the bell was read. */
async function settle(tx: Tx, platform: Platform, { id, client_id }: store.WorksheetRow) {
  const about = { userId: client_id, kinds: ["worksheetSent", "worksheetDue"] as const, data: { worksheetId: id } };
  await resolveNotifications(tx, platform, about);
  await platform.events.publish(tx, { audience: client_id, kind: "notifications", data: {} });
}

type AnswerParams = { id: string; clientId: string; answers: Answers };

/** Keeps answers as a draft if nobody changed it meanwhile. */
export const saveDraft = (platform: Platform, { version, ...given }: AnswerParams & { version: number }) =>
  transact(platform.database, async (tx) => {
    const { sheet, before } = await lockUnanswered(tx, given);
    if (before !== version) throw new Problem("changedMeanwhile");
    expectRight(platform, sheet, { answers: given.answers, isFinal: false });
    await storeAnswers(tx, platform, { id: sheet.id, answers: given.answers, version: before + 1 });
    return { version: before + 1 };
  });

/** Hands answers in, once: the second time changes nothing. */
export const submitAnswers = (platform: Platform, given: AnswerParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { sheet, before } = await lockUnanswered(tx, given);
    expectRight(platform, sheet, { answers: given.answers, isFinal: true });
    await storeAnswers(tx, platform, { id: sheet.id, answers: given.answers, version: before + 1 });
    await store.updateWorksheet(tx, sheet.id, { answered_at: platform.clock.now() });
    await settle(tx, platform, sheet);
    const kind = "worksheetAnswered";
    const notes = [{ userId: sheet.coach_id, kind, by: "client", data: { clientId: sheet.client_id } }] as const;
    const mailOf = (address: Address) => worksheetMail(platform, { ...address, kind, clientId: sheet.client_id });
    await notifyByMail(tx, platform, { notes: [...notes], mailOf });
  });

async function lockUnanswered(tx: Tx, { id, clientId }: AnswerParams) {
  const sheet = await store.lockWorksheet(tx, { id, userId: clientId });
  if (!sheet || sheet.client_id !== clientId) throw new Problem("notFound");
  if (sheet.answered_at) throw new Problem("alreadyAnswered");
  const [draft] = await store.findAnswers(tx, [id]);
  return { sheet, before: draft?.version ?? 0 };
}

function expectRight(platform: Platform, sheet: store.WorksheetRow, given: { answers: Answers; isFinal: boolean }) {
  const asked = askedIn(platform, sheet);
  if (!asked) throw new Problem("textUnreadable");
  const errors = judgeAnswers({ questions: asked.questions, ...given });
  if (errors.length > 0) throw new Problem("invalidFields", { errors });
}

type StoreAnswersParams = { id: string; answers: Answers; version: number };

async function storeAnswers(tx: Tx, { config, clock }: Platform, { id, answers, version }: StoreAnswersParams) {
  const sealed = sealText(config, { of: ANSWERS, row: { id }, text: JSON.stringify(answers) });
  await store.upsertAnswers(tx, { id, version, ...sealed, changed_at: clock.now() });
}
