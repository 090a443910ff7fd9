import { ProfileStep } from "@aufwind/contract/onboarding";
import { expect, test } from "vitest";
import {
  areasBody,
  bioBody,
  chosenAreas,
  introductionBody,
  networksBody,
  ownAreas,
  profileStepBody,
  typedAreas,
} from "./form-parsers.ts";

function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test("what is left open is not said, and an empty tagline is sent as one", () => {
  expect(introductionBody(form({ title: "dr", preferredPronoun: "", organizationSector: "health" }))).toEqual({
    title: "dr",
    preferredPronoun: null,
    preferredGenderIdentity: null,
    organizationSector: "health",
    tagLine: { de: "", en: "" },
  });
});

test("an own area that was typed and not added is meant too, each area once", () => {
  const sent = form({
    "areasOfIntervention:burnout": "on",
    "areasOfIntervention:Singen": "on",
    ownArea: "Singen, Tanz",
  });
  expect(areasBody(sent).areasOfIntervention).toEqual(["burnout", "Singen", "Tanz"]);
});

test("a box that is not ticked switches the about part off", () => {
  expect(bioBody(form({ "aboutMe.de": "Hallo" })).enableBIO).toBe(false);
  expect(bioBody(form({ enableBIO: "on" })).enableBIO).toBe(true);
});

test("the fourth step is what the API takes", () => {
  const sent = form({
    "salesPitch.de": "Klar sehen",
    "aboutMe.en": "Hello",
    "areasOfIntervention:burnout": "on",
    "spokenLanguages:de": "on",
    "spokenLanguages:en": "on",
  });
  expect(ProfileStep.parse(profileStepBody(sent))).toMatchObject({
    salesPitch: { de: "Klar sehen", en: "" },
    areasOfIntervention: ["burnout"],
    spokenLanguages: ["de", "en"],
  });
});

test("every network has its field", () => {
  expect(networksBody(form({ xing: "https://xing.com/profile/a" }))).toMatchObject({
    xing: "https://xing.com/profile/a",
    linkedin: undefined,
  });
});

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
