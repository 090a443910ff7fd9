/** The kinds of questions a coach can ask; everything that asks in writing uses these. */
export const QUESTION_KINDS = ["shortText", "longText", "scale", "choice", "choices", "date"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const QUESTION_LIMITS = {
  question: 300,
  /** At least two to choose between. */
  fewestOptions: 2,
  options: 12,
  option: 120,
  /** What an end of a scale means. */
  end: 60,
  shortText: 300,
  longText: 5000,
} as const;

/** A scale runs from 1 to one of these. */
export const SCALE_POINTS = [5, 7, 10] as const;
export type ScalePoints = (typeof SCALE_POINTS)[number];

export type Question = {
  /** Unique among those it is asked with. */
  id: string;
  kind: QuestionKind;
  text: string;
  isRequired: boolean;
  /** To choose from. */
  options: string[];
  /** Of a scale. */
  points: ScalePoints;
  /** What the two ends of a scale mean; may be empty. */
  low: string;
  high: string;
};

export const hasOptions = (kind: QuestionKind): boolean => kind === "choice" || kind === "choices";

/** What a kind of question does not have is not stored: nobody would see it. */
export const tidy = (question: Question): Question => ({
  ...question,
  options: hasOptions(question.kind) ? question.options : [],
  ...(question.kind !== "scale" && { points: 5, low: "", high: "" }),
});

export type AnswerValue = string | number | string[];
export type Answers = Record<string, AnswerValue>;
type AnswerCode = "required" | "invalid" | "tooLong" | "notAccepted";
type AnswerError = { field: string; code: AnswerCode; params: { max?: number } };

type JudgeParams = {
  questions: readonly Question[];
  answers: Answers;
  /** Whether it is handed in: a draft may be incomplete. */
  isFinal: boolean;
};

/** What is wrong with answers, by question; an answer to a question that is not there is refused. */
export function judgeAnswers({ questions, answers, isFinal }: JudgeParams): AnswerError[] {
  const known = new Set(questions.map(({ id }) => id));
  const foreign = Object.keys(answers).filter((id) => !known.has(id));
  return [
    ...foreign.map((id): AnswerError => ({ field: `answers.${id}`, code: "notAccepted", params: {} })),
    ...questions.flatMap((question) => {
      const error = errorOf(question, { value: answers[question.id], isFinal });
      return error ? [{ params: {}, ...error, field: `answers.${question.id}` }] : [];
    }),
  ];
}

type Judged = { value: AnswerValue | undefined; isFinal: boolean };

function errorOf(
  question: Question,
  { value, isFinal }: Judged,
): (Pick<AnswerError, "code"> & Partial<AnswerError>) | null {
  if (isUnanswered(value)) return question.isRequired && isFinal ? { code: "required" } : null;
  switch (question.kind) {
    case "shortText":
    case "longText": {
      const max = QUESTION_LIMITS[question.kind];
      if (typeof value !== "string") return { code: "invalid" };
      return [...value].length > max ? { code: "tooLong", params: { max } } : null;
    }
    case "scale":
      return isOnScale(question, value) ? null : { code: "invalid" };
    case "choice":
      return typeof value === "string" && question.options.includes(value) ? null : { code: "invalid" };
    case "choices":
      return isChosen(question, value) ? null : { code: "invalid" };
    case "date":
      return typeof value === "string" && isDay(value) ? null : { code: "invalid" };
  }
}

const isUnanswered = (value: AnswerValue | undefined): value is undefined =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const isOnScale = ({ points }: Question, value: AnswerValue | undefined) =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= points;

const isChosen = ({ options }: Question, value: AnswerValue | undefined) =>
  Array.isArray(value) && new Set(value).size === value.length && value.every((each) => options.includes(each));

function isDay(text: string): boolean {
  try {
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && Temporal.PlainDate.from(text, { overflow: "reject" }) !== null;
  } catch {
    return false;
  }
}

type Moved = { from: number; to: number };

/** A list with one entry in another place; a place that is not there changes nothing. */
export function moved<T>(list: readonly T[], { from, to }: Moved): T[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
