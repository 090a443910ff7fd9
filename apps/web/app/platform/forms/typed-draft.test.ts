import { expect, test } from "vitest";
import { draftOf } from "./typed-draft.ts";

test("a draft holds every field by its name, but never a consent", () => {
  const form = new FormData();
  form.append("form", "clientOnboarding");
  form.append("preferredCoachingAreas:burnout", "on");
  form.append("healthConsent", "on");
  expect(draftOf(form)).toEqual({ form: "clientOnboarding", "preferredCoachingAreas:burnout": "on" });
});
