import type { Question } from "@aufwind/rules/questions";
import { expect, test } from "vitest";
import { answersBody, applyEdit, questionsBody } from "./question-forms.ts";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const question = (id: string, kind: Question["kind"] = "shortText"): Question => ({
  ...{ id, kind, text: "?", isRequired: false, options: [], points: 5, low: "", high: "" },
});

test("answers are numbers, lists and words by their question, and what is empty is left out", () => {
  const questions = [question("a"), question("b", "scale"), question("c", "choices"), question("d", "date")];
  const form = formOf({ "answers.a": " gut ", "answers.b": "4", "answers.c:Ja": "on", "answers.d": "" });
  expect(answersBody(form, questions)).toEqual({ a: "gut", b: 4, c: ["Ja"] });
});

test("the editor's fields become questions, with one answer to choose from per line", () => {
  const fields = { id: "q1", kind: "choice", text: "Wie\r\n geht es?\n", options: "Ja\r\n\r\n Nein ", points: "5" };
  const named = Object.entries(fields).map(([name, value]) => [`questions.0.${name}`, value]);
  expect(questionsBody(formOf(Object.fromEntries(named)))).toMatchObject([
    { id: "q1", kind: "choice", text: "Wie geht es?", options: ["Ja", "Nein"], isRequired: false },
  ]);
});

test("buttons move, remove and add questions, and a new one never takes a known name", () => {
  const questions = [question("q1"), question("q3"), question("q4")];
  const ids = (act: string) => applyEdit(questions, { act, blank: question }).map(({ id }) => id);
  expect(ids("up.1")).toEqual(["q3", "q1", "q4"]);
  expect(ids("down.2")).toEqual(["q1", "q3", "q4"]);
  expect(ids("remove.0")).toEqual(["q3", "q4"]);
  expect(ids("add")).toEqual(["q1", "q3", "q4", "q5"]);
});
