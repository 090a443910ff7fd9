import { mentalHealth } from "@aufwind/rules/areas-catalog";
import { expect, test } from "vitest";
import { chosenTopics, foundTopics, isConsentGiven } from "./topic-choice.ts";

test("what was sent counts more than what is stored, also where nothing was ticked", () => {
  expect(chosenTopics({}, ["burnout"])).toEqual(["burnout"]);
  expect(chosenTopics({ form: "topics", "preferredCoachingAreas:stress": "on" }, ["burnout"])).toEqual(["stress"]);
  expect(chosenTopics({ form: "topics" }, ["burnout"])).toEqual([]);
});

test("a topic is found by a part of its name in the reader's language", () => {
  expect(foundTopics(mentalHealth, "erschopf", "de")).toEqual(["burnout"]);
  expect(foundTopics(mentalHealth, "exhaust", "en")).toEqual(["burnout"]);
  expect(foundTopics(mentalHealth, "Hausbau", "de")).toEqual([]);
});

test("whoever names the area, or nothing yet, sees all of its topics", () => {
  const all = mentalHealth.topics.map(({ key }) => key);
  expect(foundTopics(mentalHealth, mentalHealth.name.de, "de")).toEqual(all);
  expect(foundTopics(mentalHealth, "", "de")).toEqual(all);
});

test("a consent covers the topics it was given for, and no other health topic that is chosen later", () => {
  expect(isConsentGiven(["burnout"], ["burnout", "sleep"])).toBe(true);
  expect(isConsentGiven(["burnout", "salary"], ["burnout"])).toBe(true);
  expect(isConsentGiven(["burnout", "sleep"], ["burnout"])).toBe(false);
  expect(isConsentGiven(["burnout"], [])).toBe(false);
});

test("where no chosen topic needs a consent, none is shown as given", () => {
  expect(isConsentGiven(["salary"], ["burnout", "salary"])).toBe(false);
  expect(isConsentGiven([], ["burnout"])).toBe(false);
});
