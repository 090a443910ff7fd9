import { useState } from "react";
import { useActionData } from "react-router";
import type { FormResult } from "../../platform/forms/form-action.ts";

/**
 * `add.0`, and `add.1` after its success: a form that adds to a list is empty again after each success, and keeps its
 * input otherwise.
 */
export function useFreshName(base: string): string {
  const next = nextOf(base, useActionData<FormResult>());
  const [count, setCount] = useState(next);
  if (next > count) setCount(next);
  return `${base}.${Math.max(next, count)}`;
}

export function nextOf(base: string, result: Pick<FormResult, "form" | "ok"> | undefined): number {
  if (!result?.form.startsWith(`${base}.`)) return 0;
  return Number(result.form.slice(base.length + 1)) + (result.ok ? 1 : 0);
}
