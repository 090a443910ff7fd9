import type { Preferences } from "@aufwind/contract/clients";
import { expect, test } from "vitest";
import { searchPath } from "../../shared/search-address/search-address.ts";
import { searchOf } from "./search-of.ts";

const wishes: Preferences = {
  clientId: "018f4c3a-0000-7000-8000-000000000001",
  preferredCoachingAreas: ["burnout", "stress"],
  healthConsent: true,
  preferredSpokenLanguages: ["tr"],
  preferredCoachMinFee: null,
  preferredCoachMaxFee: 120,
  preferredCoachGender: "female",
  referralSource: null,
  isFinished: true,
};

test("the search asks for what the client wishes, and leaves out what does not matter", () => {
  expect(searchPath("de", searchOf(wishes))).toBe(
    "/de/coaches?topic=burnout&topic=stress&language=tr&max=120&gender=female",
  );
  const open = { ...wishes, preferredCoachMaxFee: null, preferredCoachGender: null };
  expect(searchPath("en", searchOf(open))).toBe("/en/coaches?topic=burnout&topic=stress&language=tr");
});
