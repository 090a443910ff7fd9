import { centsOf } from "@aufwind/rules/money";

/** Turns a form into the body of an API call by the same small functions, in the browser's check and in the action. */
export type BodyOf = (form: FormData) => unknown;

export const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
};
export const ticked = (form: FormData, name: string) => form.get(name) === "on";

/** An optional choice. */
export const choice = (form: FormData, name: string) => text(form, name) || null;

/** `salesPitch.de` and `salesPitch.en` as one text in both languages. */
export const inBoth = (form: FormData, name: string) => ({
  de: text(form, `${name}.de`) ?? "",
  en: text(form, `${name}.en`) ?? "",
});

/** The ticked boxes of a group: `areas:burnout` is `burnout`. */
export const chosen = (form: FormData, group: string) =>
  [...form.keys()].filter((name) => name.startsWith(`${group}:`)).map((name) => name.slice(group.length + 1));

/** The field of a control: the boxes of a group share one. */
export const fieldOf = (control: string) => control.split(":")[0] ?? control;

/** A whole number; anything else is passed on as typed, for the API to refuse. */
export function whole(form: FormData, name: string) {
  const typed = text(form, name)?.trim() ?? "";
  return /^-?\d{1,9}$/.test(typed) ? Number(typed) : typed || undefined;
}

/** An amount in cents; anything else is passed on as typed. */
export function amount(form: FormData, name: string) {
  const typed = text(form, name)?.trim() ?? "";
  return centsOf(typed) ?? (typed || undefined);
}

/** The rows of a list, `slots.0.from`, `slots.0.to`, `slots.1.from` …, in order, without gaps. */
export function rows(form: FormData, list: string): Record<string, string>[] {
  const found = new Map<number, Record<string, string>>();
  for (const [name, value] of form) {
    const [, index, field] = name.startsWith(`${list}.`) ? (/\.(\d{1,4})\.(\w+)$/.exec(name) ?? []) : [];
    if (index === undefined || field === undefined || typeof value !== "string") continue;
    found.set(Number(index), { ...found.get(Number(index)), [field]: value });
  }
  return [...found].sort(([a], [b]) => a - b).map(([, row]) => row);
}
