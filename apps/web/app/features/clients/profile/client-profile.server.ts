import { type ClientProfile, readClientProfile, saveClientProfile } from "@aufwind/contract/clients";
import { formAction } from "../../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { requireRole } from "../../../platform/session/member.server.ts";
import { profileBody } from "./form-parsers.ts";

/** A client's own profile; for clients only. */
export async function loadProfile(visit: LoaderArgs): Promise<ClientProfile> {
  await requireRole(visit, "client");
  return api(visit.request, visit.context)(readClientProfile, {}).catch(asErrorPage);
}

export const saveProfile = (visit: LoaderArgs) => formAction(visit, { route: saveClientProfile, body: profileBody });
