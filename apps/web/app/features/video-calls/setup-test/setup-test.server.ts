import { listOwnSetupTests } from "@aufwind/contract/video-calls-setup-tests";
import { api, asErrorPage, type LoaderArgs } from "../../../platform/http/api.ts";
import { requireMember } from "../../../platform/session/member.server.ts";

/** What the last test found; null before the first. */
export async function loadSetupTest(visit: LoaderArgs) {
  await requireMember(visit);
  const { items } = await api(visit.request, visit.context)(listOwnSetupTests, {}).catch(asErrorPage);
  return { latest: items[0] ?? null };
}
