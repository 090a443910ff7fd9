import { expect, test } from "vitest";
import { statusesBefore } from "./statuses.ts";
import { choiceFor, topicOf, topicsFor } from "./topics.ts";

test("without a choice everything comes every way", () =>
  expect(choiceFor("reminders")).toEqual({ inApp: true, email: true, push: true }));

test("what belongs to a contract or to money is mailed whatever was chosen", () => {
  const nothing = { inApp: false, email: false, push: false };
  expect(choiceFor("appointments", nothing)).toEqual({ inApp: false, email: true, push: false });
  expect(choiceFor("payments", nothing)).toEqual({ inApp: true, email: true, push: false });
  expect(choiceFor("reminders", nothing)).toEqual(nothing);
});

test("what is not seen in the app is not pushed either", () => {
  const onlyPush = { inApp: false, email: false, push: true };
  expect(choiceFor("reminders", onlyPush).push).toBe(false);
  expect(choiceFor("messages", onlyPush)).toEqual({ inApp: true, email: false, push: true });
});

test("only coaches choose about a practice", () => {
  expect(topicsFor("client")).not.toContain("practice");
  expect(topicsFor("coach")).toContain("practice");
});

test("the kinds of the specification have their topics", () =>
  expect([topicOf("unanswered"), topicOf("book"), topicOf("remind")]).toEqual(["requests", "requests", "reminders"]));

test("only what the bell shows can be dismissed, and reading takes back what was deleted", () => {
  expect(statusesBefore("dismiss")).not.toContain("Read");
  expect(statusesBefore("delete")).not.toContain("Deleted");
  expect(statusesBefore("read")).toContain("Deleted");
});
