import { expect, test } from "vitest";
import { areaName, areaOf, areasOf, topicByKey } from "./chosen-areas.ts";

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
