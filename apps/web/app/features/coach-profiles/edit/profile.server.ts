import { type OwnProfile, readProfile } from "@aufwind/contract/coach-profiles";
import { namedLanguages } from "@aufwind/rules/languages";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { localeOf } from "../../../platform/pages/pages.ts";
import { requireRole } from "../../../platform/session/member.server.ts";

/** The coach's own profile; for coaches alone. */
export async function loadProfile(visit: LoaderArgs): Promise<OwnProfile> {
  await requireRole(visit, "coach");
  return api(visit.request, visit.context)(readProfile, {}).catch(asErrorPage);
}

/** All languages in the reader's words and order; made here, since browsers name some of them otherwise. */
export const languagesFor = ({ request }: LoaderArgs) => namedLanguages(localeOf(new URL(request.url)));
