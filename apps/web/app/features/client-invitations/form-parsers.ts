import type { InvitationPreview } from "@aufwind/contract/client-invitations-people";
import { text, ticked } from "../../platform/forms/form-body.ts";

/** What was shown before, as the form carries it; undefined if somebody changed it. */
export function readPreview(said: string | undefined): InvitationPreview | undefined {
  try {
    const read = JSON.parse(said ?? "") as InvitationPreview;
    return Array.isArray(read.people) && Array.isArray(read.leftOut) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The people of the preview, in the words of the form. */
export const inviteBody = (form: FormData) => ({
  people: readPreview(text(form, "preview"))?.people,
  words: text(form, "words"),
  locale: text(form, "locale"),
  remind: ticked(form, "remind"),
  confirmed: ticked(form, "confirmed"),
});

/** A file that nobody chose is an empty one. */
export function previewBody(form: FormData) {
  const file = form.get("file");
  return {
    firstName: text(form, "firstName") ?? "",
    email: text(form, "email") ?? "",
    list: text(form, "list") ?? "",
    ...(file instanceof File && file.size > 0 && { file }),
  };
}
