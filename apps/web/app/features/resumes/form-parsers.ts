import { type BodyOf, text } from "../../platform/forms/form-body.ts";
import { type Entry, type EntryField, entryKey, LIST_NAMES, LISTS, type ListName } from "./resume-lists.ts";

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
