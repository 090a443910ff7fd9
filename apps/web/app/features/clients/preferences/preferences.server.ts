import * as contract from "@aufwind/contract/clients";
import { namedLanguages } from "@aufwind/rules/languages";
import { formAction } from "../../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { requireRole } from "../../../platform/session/member.server.ts";
import { coachBody, referralBody, topicsBody } from "./form-parsers.ts";

/** What a client is looking for; for clients alone. */
export async function loadPreferences(visit: LoaderArgs): Promise<contract.Preferences> {
  await requireRole(visit, "client");
  return api(visit.request, visit.context)(contract.readPreferences, {}).catch(asErrorPage);
}

/** The first page of a client does without this where it cannot be had just now. */
export const askPreferences = ({ request, context }: LoaderArgs): Promise<contract.Preferences | null> =>
  api(request, context)(contract.readPreferences, {}).catch(() => null);

/** All languages in the reader's words and order; made here, since browsers name some of them otherwise. */
export const languagesFor = ({ request }: LoaderArgs) => namedLanguages(localeOf(new URL(request.url)));

export const saveTopics = (visit: LoaderArgs) =>
  formAction(visit, { route: contract.savePreferredTopics, body: topicsBody });
export const saveCoach = (visit: LoaderArgs) =>
  formAction(visit, { route: contract.savePreferredCoach, body: coachBody });
export const saveReferral = (visit: LoaderArgs) =>
  formAction(visit, { route: contract.saveReferral, body: referralBody });
export const forgetPreferences = (visit: LoaderArgs) => formAction(visit, { route: contract.deletePreferences });
