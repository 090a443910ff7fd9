import { expect, test } from "vitest";
import { AREAS, areaByKey, areaBySlug, areaName, areaOf, areasOf, isAcute, topicByKey } from "./areas.ts";

const topics = AREAS.flatMap((area) => area.topics);

test("there are six areas with six to ten topics each", () => {
  expect(AREAS).toHaveLength(6);
  for (const area of AREAS) {
    expect(area.topics.length).toBeGreaterThanOrEqual(6);
    expect(area.topics.length).toBeLessThanOrEqual(10);
  }
});

test("no topic key is used twice, also not in two areas", () => {
  const keys = topics.map((topic) => topic.key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("keys and addresses need no escaping", () => {
  const words = [...topics.map((topic) => topic.key), ...AREAS.flatMap(({ key, slug }) => [key, slug.en, slug.de])];
  for (const word of words) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("every name is written in both languages", () => {
  for (const { en, de } of [...topics, ...AREAS.map((area) => area.name)]) {
    expect(en.trim()).not.toBe("");
    expect(de.trim()).not.toBe("");
  }
});

test("everything about the mind and about addiction counts as health", () => {
  for (const key of ["mental-health", "health-addiction"]) {
    expect(areaByKey(key)?.topics.every((topic) => topic.health)).toBe(true);
  }
});

test("an area is found by its address in the language of the page only", () => {
  expect(areaBySlug("de", "karriere-und-beruf")?.key).toBe("career");
  expect(areaBySlug("en", "karriere-und-beruf")).toBeUndefined();
});

test("crisis numbers belong beside acute situations, not beside careers", () => {
  expect(AREAS.filter(isAcute).map((area) => area.key)).toEqual(["mental-health", "health-addiction", "acute-digital"]);
});

test("a topic is known by its key and by its name in either language", () => {
  expect(areaOf("debt")).toBe("debt");
  expect(areaOf("  money WORRIES ")).toBe("debt");
  expect(areaOf("Geldsorgen")).toBe("debt");
});

test("what is no topic stays as it was typed, on one line", () => {
  expect(areaOf("  Singen   vor Publikum ")).toBe("Singen vor Publikum");
  expect(areaName("Singen vor Publikum", "en")).toBe("Singen vor Publikum");
});

test("an area chosen twice counts once", () => {
  expect(areasOf(["debt", "Geldsorgen", "Singen", "SINGEN", "gaming"])).toEqual(["debt", "Singen", "gaming"]);
  expect(areasOf(["Singen", "Sin\u200bgen", "Übung", "U\u0308bung"])).toEqual(["Singen", "Übung"]);
});

test("topics have a name for each reader", () => {
  expect(areaName("debt", "de")).toBe("Geldsorgen");
  expect(topicByKey("crisis")?.acute).toBe(true);
  expect(topicByKey("no-such-topic")).toBeUndefined();
});
