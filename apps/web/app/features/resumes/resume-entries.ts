import type { StoredResume } from "@aufwind/contract/resumes";
import { type BodyOf, text } from "../../platform/forms/form-body.ts";

/** Each list of a resume with its fields. */
export const LISTS = {
  educations: ["degree", "year", "institution", "description"],
  workExperiences: ["title", "year", "company", "description"],
  professionalTrainings: ["title", "year", "trainingCenter", "description"],
  scientificPublications: ["title", "year", "publisher", "description"],
  conferences: ["title", "year", "organizer", "description"],
} as const;

export type ListName = keyof typeof LISTS;
export type EntryField = (typeof LISTS)[ListName][number];
export type Entry = StoredResume[ListName][number];

export const LIST_NAMES = Object.keys(LISTS) as ListName[];
export const isList = (name: string | undefined): name is ListName => name !== undefined && Object.hasOwn(LISTS, name);

/** A field as it is shown and edited. */
export const written = (entry: Entry | undefined, field: EntryField): string =>
  String((entry as Record<string, unknown> | undefined)?.[field] ?? "");

/** A short content hash: entries have no id. */
export function entryKey(entry: Entry): string {
  let sum = 5381;
  for (const letter of JSON.stringify(Object.entries(entry).sort())) sum = (sum * 33 + letter.charCodeAt(0)) % 2 ** 47;
  return sum.toString(36);
}

/** Each entry with a unique key: two may be equal. */
export function keyed(entries: readonly Entry[]): { key: string; entry: Entry }[] {
  const keys = entries.map(entryKey);
  return entries.map((entry, place) => {
    const key = keys[place] ?? "";
    const before = keys.slice(0, place).filter((other) => other === key).length;
    return { key: `${key}-${before}`, entry };
  });
}

export const headBody = (form: FormData) => ({
  title: text(form, "title"),
  description: text(form, "description"),
  fileUrl: text(form, "fileUrl"),
});

/** The control of a field: named by the API's path, as if the entry were the only one of its list. */
export const controlOf = (list: ListName, field: EntryField) => `${list}.0.${field}`;

const entryIn = (form: FormData, list: ListName) =>
  Object.fromEntries(LISTS[list].map((field) => [field, text(form, controlOf(list, field))]));

/** For the browser's check: a list with only this entry. */
export const CHECKED = Object.fromEntries(
  LIST_NAMES.map((list) => [list, (form: FormData) => ({ [list]: [entryIn(form, list)] })]),
) as Record<ListName, BodyOf>;

type Change = { list: ListName; entries: readonly Entry[] };

/** The problem code if the entry has changed since the page was loaded. */
export const CHANGED_ELSEWHERE = "changedElsewhere";

/** The entry's position; undefined once it was changed elsewhere. */
function placeOf(form: FormData, entries: readonly Entry[]): number | undefined {
  const place = entries.findIndex((entry) => entryKey(entry) === text(form, "was"));
  return place < 0 ? undefined : place;
}

/** The whole list with the form's entry, new or replaced; undefined if that one is gone. */
export function withEntry(form: FormData, { list, entries }: Change): unknown[] | undefined {
  const entry = entryIn(form, list);
  if (!text(form, "was")) return [entry, ...entries];
  const place = placeOf(form, entries);
  return place === undefined ? undefined : entries.with(place, entry as never);
}

/** The whole list without the named entry (of two equal ones one stays); undefined if it is gone. */
export function withoutEntry(form: FormData, { entries }: Change): unknown[] | undefined {
  const place = placeOf(form, entries);
  return place === undefined ? undefined : entries.toSpliced(place, 1);
}

/** The path of an error as the form's controls are named, wherever in the list the entry is. */
export const fieldInForm = (path: string) => path.replace(/^(\w+)\.\d+\./, "$1.0.");

/** What is still empty. */
export const missingIn = (form: FormData, list: ListName): EntryField[] =>
  LISTS[list].filter((field) => !text(form, controlOf(list, field))?.trim());
