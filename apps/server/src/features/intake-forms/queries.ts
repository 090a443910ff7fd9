import type { Intake, IntakeForm, IntakeItem } from "@aufwind/contract/intake-forms";
import { CONSULTATIONS } from "@aufwind/rules/consultations";
import { intakeState, mayAnswer } from "@aufwind/rules/intake-forms";
import type { Answers, Question } from "@aufwind/rules/questions";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { openText } from "../../platform/session/sealed-text.ts";
import { findForms } from "./form-store.ts";
import { INTAKE_ANSWERS } from "./policy.ts";
import * as store from "./store.ts";

/** A coach's forms, also of kinds for which nothing is asked. */
export async function listForms({ database }: Platform, coachId: string): Promise<IntakeForm[]> {
  const forms = new Map((await findForms(database, coachId)).map((form) => [form.consultation, form]));
  return CONSULTATIONS.map((consultation) => {
    const { questions, version, asked } = forms.get(consultation) ?? { questions: [], version: 0, asked: [] };
    const isChanged = JSON.stringify(questions) !== JSON.stringify(asked);
    return { consultation, questions, version, askedCount: asked.length, isChanged };
  });
}

type Said = { questions: Question[]; answers: Answers };

/** What is asked, and answered so far; null if it cannot be opened. */
export function saidIn(deps: Pick<Platform, "config" | "log">, row: store.IntakeRow): Said | null {
  if (row.id === null) return { questions: row.questions ?? [], answers: {} };
  const text = openText(deps, { of: INTAKE_ANSWERS, row });
  return text === null ? null : (JSON.parse(text) as Said);
}

type Own = { appointmentId: string; userId: string };

/** For its client and its coach; nobody else finds any, and a draft is the client's alone. */
export async function readIntake(platform: Platform, own: Own): Promise<Intake | null> {
  const row = await store.findIntake(platform.database, own);
  return row ? presentIntake(platform, row, own.userId) : null;
}

function presentIntake(platform: Platform, row: store.IntakeRow, userId: string): Intake {
  const said = saidIn(platform, row);
  if (!said) throw new Problem("textUnreadable");
  const isClient = row.client_id === userId;
  const time = { status: row.status, startsAt: row.starts_at.getTime() };
  const isOpen = isClient && mayAnswer(time, platform.clock.now().getTime());
  return {
    ...presentItem(row, said.questions),
    questions: said.questions,
    answers: isClient || row.answered_at ? said.answers : {},
    version: isClient ? (row.version ?? 0) : 0,
    can: isOpen ? ["answer"] : [],
  };
}

const presentItem = (row: store.IntakeRow, questions: readonly Question[]): IntakeItem => ({
  appointmentId: row.appointment_id,
  scheduledAt: row.starts_at.toISOString(),
  consultation: row.consultation,
  state: intakeState({ questions, answeredAt: row.answered_at?.getTime() ?? null }),
  answeredAt: row.answered_at?.toISOString() ?? null,
});

type Pair = { coachId: string; clientId: string };

/** What an own client was asked with bookings. */
export const intakesOf = async ({ database }: Platform, pair: Pair): Promise<IntakeItem[]> =>
  (await store.findIntakes(database, pair)).map((row) => presentItem(row, row.questions ?? []));

/** What is asked with the pair's next appointment that is not over; null if nothing is. */
export async function nextIntake(platform: Platform, pair: Pair): Promise<Intake | null> {
  const now = platform.clock.now().getTime();
  const ahead = (await store.findIntakes(platform.database, pair)).filter(({ starts_at }) => +starts_at > now - HOUR);
  const next = ahead.at(-1);
  return next ? presentIntake(platform, next, pair.coachId) : null;
}
/** Who prepares late still finds it. */
const HOUR = 3_600_000;

/** For the download of one's data, in clear words: what a coach asks, what a client answered. */
export async function copyOf(platform: Platform, userId: string) {
  const rows = await store.findAnswersBy(platform.database, userId);
  const answered = rows.map((row) => ({
    coach: row.coach_name,
    startsAt: row.starts_at,
    answeredAt: row.answered_at,
    ...saidIn(platform, row),
  }));
  const forms = await findForms(platform.database, userId);
  return answered.length + forms.length > 0 ? { answered, forms } : undefined;
}
