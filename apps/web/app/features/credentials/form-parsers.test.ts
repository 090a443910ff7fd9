import { expect, test } from "vitest";
import { entryValue, offerablesOf, offerBody } from "./form-parsers.ts";

const RESUME = {
  educations: [{ degree: "master" as const, year: 2012, institution: "HU | Berlin", description: "" }],
  professionalTrainings: [{ title: "Coach", year: 2019, trainingCenter: "DBVC", description: "" }],
};

test("an entry goes through the form as what was seen at its place", () => {
  const [master, coach] = offerablesOf(RESUME);
  const form = new FormData();
  form.set("fileUrl", "documents/a.pdf");
  for (const [entry, list] of [[master, "educations"] as const, [coach, "professionalTrainings"] as const]) {
    if (!entry) throw new Error("no entry");
    form.set("entry", entryValue(entry));
    const { year, organisation } = entry;
    expect(offerBody(form)).toEqual({ list, place: 0, year, organisation, fileUrl: "documents/a.pdf" });
  }
});
