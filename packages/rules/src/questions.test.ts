import { expect, test } from "vitest";
import { type Answers, judgeAnswers, moved, QUESTION_LIMITS, type Question } from "./questions.ts";

const question = (id: string, over: Partial<Question>): Question => ({
  ...{ id, kind: "shortText", text: "?", isRequired: false, options: [], points: 5, low: "", high: "" },
  ...over,
});
const QUESTIONS = [
  question("text", { isRequired: true }),
  question("long", { kind: "longText" }),
  question("scale", { kind: "scale", points: 5 }),
  question("one", { kind: "choice", options: ["a", "b"] }),
  question("some", { kind: "choices", options: ["a", "b"] }),
  question("day", { kind: "date" }),
];
const codes = (answers: Answers, isFinal = true) =>
  judgeAnswers({ questions: QUESTIONS, answers, isFinal }).map(({ field, code }) => `${field} ${code}`);

test("whole answers are right, and a draft may leave out what is required", () => {
  const whole = { text: "gut", long: "viel", scale: 5, one: "a", some: ["b", "a"], day: "2026-02-28" };
  expect(codes(whole)).toEqual([]);
  expect(codes({})).toEqual(["answers.text required"]);
  expect(codes({ text: "", some: [] }, false)).toEqual([]);
});

test.each([
  ["a point above the scale", { scale: 6 }, "answers.scale invalid"],
  ["a point below the scale", { scale: 0 }, "answers.scale invalid"],
  ["half a point", { scale: 2.5 }, "answers.scale invalid"],
  ["a choice that is not offered", { one: "c" }, "answers.one invalid"],
  ["a choice twice", { some: ["a", "a"] }, "answers.some invalid"],
  ["a day that does not exist", { day: "2026-02-30" }, "answers.day invalid"],
  ["a list instead of a text", { long: ["a"] }, "answers.long invalid"],
  ["too long a text", { long: "x".repeat(QUESTION_LIMITS.longText + 1) }, "answers.long tooLong"],
  ["a question that is not there", { other: "x" }, "answers.other notAccepted"],
])("refuses %s", (_, answers, error) => {
  expect(codes(answers as Answers, false)).toEqual([error]);
});

test("moving a question past an end changes nothing", () => {
  expect(moved(["a", "b", "c"], { from: 0, to: 2 })).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], { from: 2, to: 1 })).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], { from: 0, to: -1 })).toEqual(["a", "b"]);
});
