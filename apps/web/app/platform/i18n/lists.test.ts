import { expect, test } from "vitest";
import { topicList } from "./lists.ts";

test("topics are a list as people write it", () => {
  expect(topicList([], "de")).toBe("");
  expect(topicList(["Stress", "Schlaf", "Trauer"], "de")).toBe("Stress, Schlaf und Trauer");
  expect(topicList(["Stress", "Sleep", "Grief"], "en")).toBe("Stress, Sleep and Grief");
});

test("a topic with an “and” of its own stands in quotation marks beside others, not alone", () => {
  expect(topicList(["Burnout und Erschöpfung", "Stress"], "de")).toBe("„Burnout und Erschöpfung“ und „Stress“");
  expect(topicList(["Burnout and exhaustion"], "en")).toBe("Burnout and exhaustion");
});
