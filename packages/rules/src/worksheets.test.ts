import { expect, test } from "vitest";
import { QUESTION_LIMITS } from "./questions.ts";
import { answerBy } from "./worksheets.ts";
import { READY_WORKSHEETS, readyWorksheet } from "./worksheets-ready.ts";

test("what is sent before an appointment is due on its day in Berlin, what comes after it a week later", () => {
  const appointment = { startsAt: Date.parse("2026-11-18T23:30:00Z"), endsAt: Date.parse("2026-11-19T00:30:00Z") };
  expect(answerBy("before", appointment)).toBe("2026-11-19");
  expect(answerBy("after", appointment)).toBe("2026-11-26");
});

test.each(READY_WORKSHEETS)(
  "the ready worksheet %s has the same questions in both languages, within the limits",
  (name) => {
    const [de, en] = [readyWorksheet(name, "de"), readyWorksheet(name, "en")];
    const shapeOf = ({ questions }: typeof de) =>
      questions.map(({ kind, isRequired, options, points }) => [kind, isRequired, options.length, points]);
    expect(shapeOf(de)).toEqual(shapeOf(en));
    expect(new Set(de.questions.map(({ id }) => id)).size).toBe(de.questions.length);
    expect(Math.max(...de.questions.map(({ text }) => text.length))).toBeLessThanOrEqual(QUESTION_LIMITS.question);
  },
);
