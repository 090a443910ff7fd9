import { type BodyOf, text } from "../../platform/form-body.ts";
import { type Entry, type EntryField, entryKey, LIST_NAMES, LISTS, type ListName } from "./resume-lists.ts";

export const headBody = (form: FormData) => ({
  title: text(form, "title"),
  description: text(form, "description"),
  fileUrl: text(form, "fileUrl"),
});

/** The control of a field: its name is the API's path to it, were the entry the only one of its list. */
export const controlOf = (list: ListName, field: EntryField) => `${list}.0.${field}`;

const entryIn = (form: FormData, list: ListName) =>
  Object.fromEntries(LISTS[list].map((field) => [field, text(form, controlOf(list, field))]));

/** For the browser's check: a list with nothing but this entry. */
export const CHECKED = Object.fromEntries(
  LIST_NAMES.map((list) => [list, (form: FormData) => ({ [list]: [entryIn(form, list)] })]),
) as Record<ListName, BodyOf>;

type Change = { list: ListName; entries: readonly Entry[] };

/** The whole list with the entry of the form: in place of the one it was, else as a new one. */
export function withEntry(form: FormData, { list, entries }: Change): unknown[] {
  const place = entries.findIndex((entry) => entryKey(entry) === text(form, "was"));
  const entry = entryIn(form, list);
  return place < 0 ? [entry, ...entries] : entries.with(place, entry as never);
}

/** The whole list without the entry that the form names; of two that are alike one stays. */
export function withoutEntry(form: FormData, { entries }: Change): unknown[] {
  const place = entries.findIndex((entry) => entryKey(entry) === text(form, "was"));
  return place < 0 ? [...entries] : entries.toSpliced(place, 1);
}

/** The path of an error as the form's controls are named, wherever in the list the entry stands. */
export const fieldInForm = (path: string) => path.replace(/^(\w+)\.\d+\./, "$1.0.");

/** What is still empty. */
export const missingIn = (form: FormData, list: ListName): EntryField[] =>
  LISTS[list].filter((field) => !text(form, controlOf(list, field))?.trim());
