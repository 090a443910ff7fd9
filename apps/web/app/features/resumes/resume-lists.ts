import type { StoredResume } from "@aufwind/contract/resumes";

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
