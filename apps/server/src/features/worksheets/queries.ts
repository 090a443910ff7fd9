import type { Worksheet, WorksheetItem, WorksheetTemplate } from "@aufwind/contract/worksheets";
import type { Answers, Question } from "@aufwind/rules/questions";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openText } from "../../platform/session/sealed-text.ts";
import { isPair } from "../coach-clients/store.ts";
import { ANSWERS, WORKSHEETS } from "./policy.ts";
import * as store from "./store.ts";
import { findTemplate, findTemplates, type TemplateRow } from "./template-store.ts";

export type Asked = { title: string; intro: string; questions: Question[] };
type Deps = Pick<Platform, "config" | "log">;

export const listTemplates = async ({ database }: Platform, coachId: string) => ({
  items: (await findTemplates(database, coachId)).map(presentTemplate),
});

export async function readTemplate({ database }: Platform, own: { id: string; coachId: string }) {
  const row = await findTemplate(database, own);
  if (!row) throw new Problem("notFound");
  return presentTemplate(row);
}

const presentTemplate = ({ changed_at, sent, answered, ...row }: TemplateRow): WorksheetTemplate => ({
  ...row,
  changedAt: changed_at.toISOString(),
  sentCount: sent,
  answeredCount: answered,
});

/** What was asked, or null if it cannot be opened. */
export function askedIn(deps: Deps, row: store.WorksheetRow): Asked | null {
  const text = openText(deps, { of: WORKSHEETS, row });
  return text === null ? null : (JSON.parse(text) as Asked);
}

/** What coaches have sent a client. */
export const ownWorksheets = async (platform: Platform, clientId: string): Promise<WorksheetItem[]> =>
  (await store.findWorksheets(platform.database, { clientId })).map((row) => presentItem(platform, row));

type Pair = { coachId: string; clientId: string };

/** What a coach has sent a client with whom they work. */
export async function sentWorksheets(platform: Platform, pair: Pair): Promise<WorksheetItem[]> {
  if (!(await isPair(platform.database, pair))) throw new Problem("notFound");
  return (await store.findWorksheets(platform.database, pair)).map((row) => presentItem(platform, row));
}

type OfAppointment = { appointmentId: string; userId: string };

/** What was sent with an appointment, for its two people; nobody else finds any. */
export const worksheetsOfAppointment = async (platform: Platform, whose: OfAppointment): Promise<WorksheetItem[]> =>
  (await store.findOfAppointment(platform.database, whose)).map((row) => presentItem(platform, row));

function presentItem(deps: Deps, row: store.WorksheetRow): WorksheetItem {
  const asked = askedIn(deps, row);
  return {
    id: row.id,
    title: asked?.title ?? null,
    questionCount: asked?.questions.length ?? 0,
    coach: { id: row.coach_id, name: row.coach_name },
    client: { id: row.client_id, name: row.client_name },
    appointmentId: row.appointment_id,
    sentAt: row.sent_at.toISOString(),
    dueOn: row.due_on,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

type Own = { id: string; userId: string };

/** A worksheet for its client or its coach; a draft is the client's alone. */
export async function readWorksheet(platform: Platform, own: Own): Promise<Worksheet> {
  const row = await store.findWorksheet(platform.database, own);
  if (!row) throw new Problem("notFound");
  const asked = askedIn(platform, row);
  const [draft] = await store.findAnswers(platform.database, [row.id]);
  const isClient = row.client_id === own.userId;
  const answers = draft && (isClient || row.answered_at) ? answersIn(platform, draft) : {};
  if (!asked || answers === null) throw new Problem("textUnreadable");
  return {
    ...presentItem(platform, row),
    intro: asked.intro,
    questions: asked.questions,
    answers,
    version: isClient ? (draft?.version ?? 0) : 0,
    can: row.answered_at ? [] : [isClient ? "answer" : "withdraw"],
  };
}

function answersIn(deps: Deps, row: store.AnswerRow): Answers | null {
  const text = openText(deps, { of: ANSWERS, row });
  return text === null ? null : (JSON.parse(text) as Answers);
}

/** For the download of one's data, in clear words: a coach's templates, a client's answers. */
export async function copyOf(platform: Platform, userId: string) {
  const { database } = platform;
  const rows = await store.findWorksheets(database, { clientId: userId });
  const answers = await store.findAnswers(
    database,
    rows.map(({ id }) => id),
  );
  const answersOf = new Map(answers.map((row) => [row.id, answersIn(platform, row)]));
  const received = rows.map((row) => ({
    ...askedIn(platform, row),
    coach: row.coach_name,
    sentAt: row.sent_at,
    dueOn: row.due_on,
    answeredAt: row.answered_at,
    answers: answersOf.get(row.id) ?? {},
  }));
  const templates = await findTemplates(database, userId);
  return received.length + templates.length > 0 ? { received, templates } : undefined;
}
