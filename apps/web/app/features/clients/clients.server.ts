import * as contract from "@aufwind/contract/clients";
import { type ClientProfile, readClientProfile, saveClientProfile } from "@aufwind/contract/clients";
import { namedLanguages } from "@aufwind/rules/languages";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf } from "../../platform/pages/pages.ts";
import { requireRole } from "../../platform/session/member.server.ts";
import { coachBody, referralBody, topicsBody } from "./preferences/preferences.ts";
import { profileBody } from "./profile-form.tsx";

/** A client's preferences; for clients only. */
export async function loadPreferences(visit: LoaderArgs): Promise<contract.Preferences> {
  await requireRole(visit, "client");
  return api(visit.request, visit.context)(contract.readPreferences, {}).catch(asErrorPage);
}

/** A client's first page works without this if it is not available. */
export const askPreferences = ({ request, context }: LoaderArgs): Promise<contract.Preferences | null> =>
  api(request, context)(contract.readPreferences, {}).catch(() => null);

/** All languages in the reader's language and order; made on the server, since browsers name some differently. */
export const languagesFor = ({ request }: LoaderArgs) => namedLanguages(localeOf(new URL(request.url)));

export const saveTopics = (visit: LoaderArgs) =>
  formAction(visit, { route: contract.savePreferredTopics, body: topicsBody });
export const saveCoach = (visit: LoaderArgs) =>
  formAction(visit, { route: contract.savePreferredCoach, body: coachBody });
export const saveReferral = (visit: LoaderArgs) =>
  formAction(visit, { route: contract.saveReferral, body: referralBody });
export const forgetPreferences = (visit: LoaderArgs) => formAction(visit, { route: contract.deletePreferences });

/** A client's own profile; for clients only. */
export async function loadProfile(visit: LoaderArgs): Promise<ClientProfile> {
  await requireRole(visit, "client");
  return api(visit.request, visit.context)(readClientProfile, {}).catch(asErrorPage);
}

export const saveProfile = (visit: LoaderArgs) => formAction(visit, { route: saveClientProfile, body: profileBody });
