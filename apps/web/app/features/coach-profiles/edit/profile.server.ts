import { type OwnProfile, readProfile } from "@aufwind/contract/coach-profiles";
import { namedLanguages } from "@aufwind/rules/languages";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { requireRole } from "../../../platform/session/member.server.ts";

/** The coach's own profile; for coaches only. */
export async function loadProfile(visit: LoaderArgs): Promise<OwnProfile> {
  await requireRole(visit, "coach");
  return api(visit.request, visit.context)(readProfile, {}).catch(asErrorPage);
}

/** All languages in the reader's language and order; made on the server, since browsers name some differently. */
export const languagesFor = ({ request }: LoaderArgs) => namedLanguages(localeOf(new URL(request.url)));
