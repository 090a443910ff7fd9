import { appealDecision, readDecision } from "@aufwind/contract/content-decisions";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";

/** A decision about what one wrote or reported. */
export const loadStatement = ({ request, context }: LoaderArgs, id: string) =>
  api(request, context)(readDecision, { params: { id } }).catch(asErrorPage);

export const appealAction = (visit: LoaderArgs, id: string) =>
  formAction(visit, {
    route: appealDecision,
    params: () => ({ id }),
    body: (form) => ({ text: text(form, "text") }),
  });
