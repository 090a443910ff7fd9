import { expect, test } from "vitest";
import { draftOf } from "./draft.ts";

test("a draft holds every field by its name, ticked boxes as on, and not the name of the form", () => {
  const form = new FormData();
  form.append("form", "onboarding");
  form.append("salesPitch.de", "Klar sehen");
  form.append("areasOfIntervention:Singen", "on");
  form.append("file", new File(["x"], "x.pdf"));
  expect(draftOf(form)).toEqual({ "salesPitch.de": "Klar sehen", "areasOfIntervention:Singen": "on" });
});
