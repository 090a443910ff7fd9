import type { Worksheet, WorksheetTemplate } from "@aufwind/contract/worksheets";
import { moved, type Question } from "@aufwind/rules/worksheets";
import { chosen, rows, text, whole } from "../../platform/forms/form-body.ts";

/** The answers as the API takes them: points as numbers, several choices as a list, nothing for what is empty. */
export function answersBody(form: FormData, questions: Worksheet["questions"]) {
  const answers: Record<string, unknown> = {};
  for (const { id, kind } of questions) {
    const name = `answers.${id}`;
    const value =
      kind === "scale" ? whole(form, name) : kind === "choices" ? chosen(form, name) : (text(form, name) ?? "").trim();
    if (value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0)) answers[id] = value;
  }
  return answers;
}

type Content = Pick<WorksheetTemplate, "title" | "intro" | "questions">;

/** The form of a template: its questions in order, the answers to choose from one per line. */
export function templateBody(form: FormData) {
  const questions = rows(form, "questions").map((row) => ({
    id: row.id,
    kind: row.kind,
    text: row.text,
    isRequired: row.isRequired === "on",
    options: (row.options ?? "")
      .split(/\r?\n/)
      .map((each) => each.trim())
      .filter(Boolean),
    points: Number(row.points ?? 5),
    low: row.low ?? "",
    high: row.high ?? "",
  }));
  return { title: text(form, "title"), intro: text(form, "intro"), questions } as Content;
}

/** What a button of the editor does with the questions: move one, remove one, add one. */
export function applyAct(content: Content, { act, blank }: { act: string; blank: (id: string) => Question }): Content {
  const [what, where = ""] = act.split(".");
  const place = Number(where);
  const { questions } = content;
  if (what === "up") return { ...content, questions: moved(questions, { from: place, to: place - 1 }) };
  if (what === "down") return { ...content, questions: moved(questions, { from: place, to: place + 1 }) };
  if (what === "remove") return { ...content, questions: questions.filter((_, each) => each !== place) };
  if (what === "add") return { ...content, questions: [...questions, blank(freeId(questions))] };
  return content;
}

const freeId = (questions: readonly { id: string }[]) => {
  const known = new Set(questions.map(({ id }) => id));
  let number = questions.length + 1;
  while (known.has(`q${number}`)) number += 1;
  return `q${number}`;
};
