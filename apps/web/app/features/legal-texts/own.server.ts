import { agreeToText, readOwnTexts } from "@aufwind/contract/legal-texts";
import { formAction } from "../../platform/forms/form-action.ts";
import { text as field } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireRole } from "../../platform/session/member.server.ts";

/** What a coach was told of, and which versions apply. */
export async function loadOwnTexts(visit: LoaderArgs) {
  await requireRole(visit, "coach");
  return api(visit.request, visit.context)(readOwnTexts, {}).catch(asErrorPage);
}

/** What a coach has not agreed to yet, for the first page; nothing if it cannot be asked now. */
export const loadOpenTexts = ({ request, context }: LoaderArgs) =>
  api(request, context)(readOwnTexts, {}).then(
    ({ announced }) => announced.filter(({ can }) => can.agree),
    () => [],
  );

export const agreeAction = (visit: LoaderArgs) =>
  formAction(visit, {
    route: agreeToText,
    body: (form) => ({ text: field(form, "text"), version: field(form, "version") }),
  });
