import type { FormValues } from "../../platform/form-result.ts";
import { stillSignedIn } from "../../platform/still-signed-in.ts";

/** What a form holds now, by the names of its fields, as a draft keeps it. */
export function draftOf(form: FormData): FormValues {
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  return Object.fromEntries(typed.filter(([name]) => name !== "form"));
}

export type Kept = "kept" | "refused" | "away";

const path = (step: string) => `/api/coaches/onboarding/drafts/${step}`;

/** Keeps a draft, also while the page is being left; says whether it was kept, refused, or could not be sent. */
export async function keepDraft(step: string, draft: FormValues, signal: AbortSignal): Promise<Kept> {
  const send = () =>
    fetch(path(step), {
      method: "PUT",
      headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
      body: JSON.stringify({ draft }),
      keepalive: true,
      signal,
    }).catch(() => undefined);
  const first = await send();
  // Whoever writes for long has a token that ran out, in a session that goes on.
  const response = first?.status === 401 && (await stillSignedIn()) ? await send() : first;
  if (response?.ok) return "kept";
  return response && [400, 413, 422].includes(response.status) ? "refused" : "away";
}
