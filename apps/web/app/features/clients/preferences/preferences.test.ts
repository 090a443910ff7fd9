import { PreferredCoach, PreferredTopics, Referral } from "@aufwind/contract/clients";
import { mentalHealth } from "@aufwind/rules/areas-catalog";
import { expect, test } from "vitest";
import { chosenTopics, coachBody, foundTopics, isConsentGiven, referralBody, topicsBody } from "./preferences.ts";

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

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

test("topics that touch health go with the consent, and are refused without it", () => {
  const fields = { "preferredCoachingAreas:burnout": "on", "preferredCoachingAreas:salary": "on" };
  const agreed = topicsBody(sent({ ...fields, healthConsent: "on" }));
  expect(agreed).toEqual({ preferredCoachingAreas: ["burnout", "salary"], healthConsent: true });
  expect(PreferredTopics.safeParse(agreed).success).toBe(true);
  expect(PreferredTopics.safeParse(topicsBody(sent(fields))).success).toBe(false);
});

test("a consent that no topic needs is not given", () => {
  const body = topicsBody(sent({ "preferredCoachingAreas:salary": "on", healthConsent: "on" }));
  expect(body).toEqual({ preferredCoachingAreas: ["salary"], healthConsent: false });
});

test("fees and gender that are left open do not matter", () => {
  const body = coachBody(
    sent({ "preferredSpokenLanguages:tr": "on", preferredCoachMinFee: "", preferredCoachGender: "" }),
  );
  expect(PreferredCoach.parse(body)).toEqual({
    preferredSpokenLanguages: ["tr"],
    preferredCoachMinFee: null,
    preferredCoachMaxFee: null,
    preferredCoachGender: null,
  });
});

test("a fee that is no number goes on as it was typed, for the rules to say so", () => {
  const body = coachBody(sent({ "preferredSpokenLanguages:de": "on", preferredCoachMaxFee: "viel" }));
  expect(body.preferredCoachMaxFee).toBe("viel");
  expect(PreferredCoach.safeParse(body).success).toBe(false);
});

test("nobody has to say where they heard of us", () => {
  expect(Referral.parse(referralBody(sent({ referralSource: "" })))).toEqual({ referralSource: null });
  expect(Referral.parse(referralBody(sent({})))).toEqual({ referralSource: null });
  expect(Referral.parse(referralBody(sent({ referralSource: "friend" })))).toEqual({ referralSource: "friend" });
});
