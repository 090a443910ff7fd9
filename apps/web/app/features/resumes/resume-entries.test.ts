import { ResumePart } from "@aufwind/contract/resumes";
import { expect, test } from "vitest";
import {
  CHECKED,
  controlOf,
  entryKey,
  fieldInForm,
  keyed,
  LIST_NAMES,
  LISTS,
  missingIn,
  withEntry,
  withoutEntry,
} from "./resume-entries.ts";

const coach = { title: "Coach", year: 2019, company: "Praxis Nord", description: "Einzelcoaching" };
const lead = { title: "Leitung", year: 2014, company: "Klinikverbund", description: "Personal" };
const entries = [coach, lead];
const list = "workExperiences";

function formOf(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const typed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${list}.0.${field}`, value]));
const filled = typed({ title: "Trainerin", year: "2021", company: "Akademie", description: "Kurse" });

test("a new entry joins the others", () => {
  const sent = withEntry(formOf({ ...filled, was: "" }), { list, entries });
  expect(sent).toHaveLength(3);
  expect(sent).toEqual(expect.arrayContaining([...entries, expect.objectContaining({ title: "Trainerin" })]));
});

test("a changed entry keeps its position", () => {
  const sent = withEntry(formOf({ ...filled, was: entryKey(lead) }), { list, entries });
  expect(sent).toEqual([coach, { title: "Trainerin", year: "2021", company: "Akademie", description: "Kurse" }]);
});

test("an entry that was changed or removed elsewhere is neither added again nor removed", () => {
  const elsewhere = [coach, { ...lead, year: 2015 }];
  const form = formOf({ ...filled, was: entryKey(lead) });
  expect(withEntry(form, { list, entries: elsewhere })).toBeUndefined();
  expect(withoutEntry(form, { list, entries: elsewhere })).toBeUndefined();
  expect(withoutEntry(form, { list, entries: [coach] })).toBeUndefined();
});

test("one entry goes, and of two that are alike one stays", () => {
  expect(withoutEntry(formOf({ was: entryKey(coach) }), { list, entries })).toEqual([lead]);
  expect(withoutEntry(formOf({ was: entryKey(coach) }), { list, entries: [coach, coach] })).toEqual([coach]);
});

test("an entry has the same key wherever its fields stand, and another one as soon as it differs", () => {
  const { year, ...rest } = coach;
  expect(entryKey({ year, ...rest })).toBe(entryKey(coach));
  expect(entryKey({ ...coach, year: 2020 })).not.toBe(entryKey(coach));
});

test("entries that are alike are told apart by how many came before", () => {
  const keys = keyed([coach, lead, coach]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  expect(keyed([coach, coach]).map(({ key }) => key)).toEqual([keys[0], keys[2]]);
});

test.each(LIST_NAMES)("the browser's check of %s finds every empty field at its control", (each) => {
  const parsed = ResumePart.safeParse(CHECKED[each](formOf({})));
  const paths = parsed.error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual(LISTS[each].map((field) => controlOf(each, field)));
});

test("an error of the API finds the form's field, wherever the entry stands", () => {
  expect(fieldInForm("workExperiences.12.year")).toBe("workExperiences.0.year");
  expect(fieldInForm("workExperiences")).toBe("workExperiences");
});

test("what is missing shrinks as fields are filled; blanks fill nothing", () => {
  expect(missingIn(formOf(typed({ title: "Coach", year: "  " })), list)).toEqual(["year", "company", "description"]);
  expect(missingIn(formOf(filled), list)).toEqual([]);
});
