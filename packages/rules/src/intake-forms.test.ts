import { expect, test } from "vitest";
import { intakeState, mayAnswer } from "./intake-forms.ts";

test("what has to be answered is open until it is handed in; without that it is optional", () => {
  const [must, may] = [{ isRequired: true }, { isRequired: false }];
  expect(intakeState({ questions: [may, must], answeredAt: null })).toBe("open");
  expect(intakeState({ questions: [may], answeredAt: null })).toBe("optional");
  expect(intakeState({ questions: [must], answeredAt: 1 })).toBe("answered");
});

test("answers change until the appointment begins, as long as it stands", () => {
  const startsAt = Date.parse("2026-11-20T09:00:00Z");
  expect(mayAnswer({ status: "Scheduled", startsAt }, startsAt - 1)).toBe(true);
  expect(mayAnswer({ status: "Pending", startsAt }, startsAt - 1)).toBe(true);
  expect(mayAnswer({ status: "Scheduled", startsAt }, startsAt)).toBe(false);
  expect(mayAnswer({ status: "Cancelled", startsAt }, startsAt - 1)).toBe(false);
});
