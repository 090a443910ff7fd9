import { useState } from "react";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/form-result.ts";
import type { ListName } from "./resume-lists.ts";

export const newForm = (list: ListName, count: number) => `save.${list}.new-${count}`;

/** How many entries were added by this form, as its name counts them: a form that did its work is a new, empty one. */
export function countAfter(list: ListName, before: number, result: FormResult | undefined): number {
  const [, count] = result?.form.startsWith(`save.${list}.new-`) ? result.form.split("-") : [];
  if (count === undefined) return before;
  return Number(count) + (result?.ok ? 1 : 0);
}

export function useNewForm(list: ListName): { name: string; count: number } {
  const result = useActionData<FormResult>();
  const [seen, setSeen] = useState({ result, count: countAfter(list, 0, result) });
  if (result !== seen.result) setSeen({ result, count: countAfter(list, seen.count, result) });
  return { name: newForm(list, seen.count), count: seen.count };
}
