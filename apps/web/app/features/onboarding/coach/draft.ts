import type { FormValues } from "../../../platform/forms/form-action.ts";
import { stillSignedIn } from "../../../platform/session/still-signed-in.ts";

/** A form's present values, by field name. */
export function draftOf(form: FormData): FormValues {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(typed.filter(([name]) => name !== "form"));
}

export type Kept = "kept" | "refused" | "away";

const path = (step: string) => `/api/coaches/onboarding/drafts/${step}`;

type Typed = { step: string; draft: FormValues; since: string };

/** Browsers send no more than this while a page is being left. */
const MOST_BYTES = 60_000;

/** Saves a draft, also while the page is being left; returns whether it was saved, refused, or not sent. */
export async function keepDraft({ step, draft, since }: Typed, signal: AbortSignal): Promise<Kept> {
  const body = JSON.stringify({ draft, since });
  if (body.length > MOST_BYTES) return "refused";
  const send = () =>
    fetch(path(step), {
      method: "PUT",
      headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
      body,
      keepalive: true,
      signal,
    }).catch(() => undefined);
  const first = await send();
  // After long writing the token may have expired, while the session continues.
  const response = first?.status === 401 && (await stillSignedIn()) ? await send() : first;
  if (response?.ok) return "kept";
  return response && [400, 413, 422].includes(response.status) ? "refused" : "away";
}
