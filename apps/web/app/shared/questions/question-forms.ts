import { hasOptions, moved, type Question } from "@aufwind/rules/questions";
import { chosen, rows, text, whole } from "../../platform/forms/form-body.ts";

/** The answers as the API takes them: points as numbers, several choices as a list, nothing for what is empty. */
export function answersBody(form: FormData, questions: readonly Question[]) {
  const answers: Record<string, unknown> = {};
  for (const { id, kind } of questions) {
    const name = `answers.${id}`;
    const value =
      kind === "scale" ? whole(form, name) : kind === "choices" ? chosen(form, name) : (text(form, name) ?? "").trim();
    if (value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0)) answers[id] = value;
  }
  return answers;
}

/** The fields of the editor: questions in order, the answers to choose from one per line. */
export const questionsBody = (form: FormData) =>
  rows(form, "questions").map((row) => ({
    id: row.id,
    kind: row.kind,
    // Its field grows over several lines, the question itself has one.
    text: row.text?.trim().replaceAll(/\s*\n\s*/g, " "),
    isRequired: row.isRequired === "on",
    options: (row.options ?? "")
      .split(/\r?\n/)
      .map((each) => each.trim())
      .filter(Boolean),
    points: Number(row.points ?? 5),
    low: row.low ?? "",
    high: row.high ?? "",
  })) as Question[];

type EditParams = { act: string; blank: (id: string) => Question };

/** What a button of the editor does with the questions: move one, remove one, add one. */
export function applyEdit(questions: readonly Question[], { act, blank }: EditParams): Question[] {
  const [what, where = ""] = act.split(".");
  const place = Number(where);
  if (what === "up") return moved(questions, { from: place, to: place - 1 });
  if (what === "down") return moved(questions, { from: place, to: place + 1 });
  if (what === "remove") return questions.filter((_, each) => each !== place);
  if (what === "add") return [...questions, blank(freeId(questions))];
  return [...questions];
}

const freeId = (questions: readonly { id: string }[]) => {
  const known = new Set(questions.map(({ id }) => id));
  let number = questions.length + 1;
  while (known.has(`q${number}`)) number += 1;
  return `q${number}`;
};

const BLANK = {
  de: { text: "Ihre Frage", options: ["Ja", "Nein"] },
  en: { text: "Your question", options: ["Yes", "No"] },
};

/** A new question of a kind, complete enough to be stored. */
export function blankOf(kind: Question["kind"], locale: keyof typeof BLANK) {
  const { text, options } = BLANK[locale];
  const blank = { kind, text, isRequired: false, points: 5, low: "", high: "" } as const;
  return (id: string): Question => ({ ...blank, id, options: hasOptions(kind) ? options : [] });
}
