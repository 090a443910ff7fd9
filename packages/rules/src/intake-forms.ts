import { isLive, type Status } from "./appointments/status.ts";
import type { Question } from "./questions.ts";

/** With one kind of appointment. */
export const MOST_INTAKE_QUESTIONS = 15;

/** Answered; not yet, though something has to be; or not yet, and nothing has to be. */
export const INTAKE_STATES = ["answered", "open", "optional"] as const;
export type IntakeState = (typeof INTAKE_STATES)[number];

type Asked = { questions: readonly Pick<Question, "isRequired">[]; answeredAt: number | null };

export function intakeState({ questions, answeredAt }: Asked): IntakeState {
  if (answeredAt !== null) return "answered";
  return questions.some(({ isRequired }) => isRequired) ? "open" : "optional";
}

type Time = { status: Status; startsAt: number };

/** Answers are given and changed until the appointment begins; what was not answered keeps nobody out of it. */
export const mayAnswer = ({ status, startsAt }: Time, now: number): boolean => isLive(status) && now < startsAt;
