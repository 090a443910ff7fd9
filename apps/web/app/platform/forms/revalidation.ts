import type { ShouldRevalidateFunctionArgs } from "react-router";

/** What was refused because something changed is shown anew. */
export const reloadsConflict = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

/** After any refusal, what was shown may have changed: a hold has expired, a time or a price is another one. */
export const reloadsRefusal = ({ actionStatus = 0, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || (actionStatus >= 400 && actionStatus < 500);
