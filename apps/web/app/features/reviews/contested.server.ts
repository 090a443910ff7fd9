import { decideReview, readContestedReview } from "@aufwind/contract/reviews";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, type LoaderArgs } from "../../platform/http/api.ts";

/** The review that a case is about, with its appointment; null for a case about anything else. */
export async function loadContestedReview({ request, context }: LoaderArgs, id: string | undefined) {
  // A case that was made by hand may name a review that is gone.
  return id ? api(request, context)(readContestedReview, { params: { id } }).catch(() => null) : null;
}

export const decideReviewAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: decideReview,
    params: (form) => ({ id: text(form, "id") }),
    body: (form) => ({ decision: text(form, "decision"), reason: text(form, "reason") ?? "" }),
  });
