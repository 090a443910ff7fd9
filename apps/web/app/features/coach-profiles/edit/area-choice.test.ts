import { expect, test } from "vitest";
import { chosenAreas, ownAreas, typedAreas } from "./area-choice.ts";

test("what was sent counts more than what is stored, also where nothing was ticked", () => {
  expect(chosenAreas({}, ["burnout", "Singen"])).toEqual(["burnout", "Singen"]);
  expect(chosenAreas({ "areasOfIntervention:Tanz": "on", ownArea: "" }, ["burnout"])).toEqual(["Tanz"]);
  expect(chosenAreas({ ownArea: "" }, ["burnout"])).toEqual([]);
});

test("own areas are those that no category has", () => {
  expect(ownAreas(["burnout", "Singen"])).toEqual(["Singen"]);
});

test("an own area with the name of a topic is that topic, in either language", () => {
  expect(typedAreas(" Einsamkeit ,, loneliness; Klettern")).toEqual(["loneliness", "loneliness", "Klettern"]);
});
