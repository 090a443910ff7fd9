import { readCredits } from "@aufwind/contract/credits";
import { readFriendInviting, readFriends } from "@aufwind/contract/friends";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { data } from "react-router";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { INVITED_BY } from "../../platform/http/cookies.ts";
import { askUser } from "../../platform/session/member.server.ts";
import { keepInvitation } from "../../shared/invitation-cookie.server.ts";

/** The own link and who came by it; null if not available. */
export const askFriends = ({ request, context }: LoaderArgs) =>
  api(request, context)(readFriends, {}).catch(() => null);

export async function loadFriends(visit: LoaderArgs) {
  const credits = api(visit.request, visit.context)(readCredits, {}).catch(() => null);
  return { friends: await askFriends(visit), credits: await credits };
}

/** The inviter, and who came; empty for an invalid code. */
export async function loadInviting(visit: LoaderArgs, code: string) {
  const { request, context } = visit;
  const inviting = await api(request, context)(readFriendInviting, { params: { code } }).catch((error: unknown) =>
    error instanceof ApiProblem && error.body.status === 404 ? null : asErrorPage(error),
  );
  const user = await askUser(visit).catch(() => null);
  const own = user?.userType === "client" ? await askFriends(visit) : null;
  const viewer = !user
    ? ("visitor" as const)
    : own?.code === code.toLowerCase()
      ? ("self" as const)
      : ("member" as const);
  const kept =
    inviting && viewer === "visitor" ? await keepInvitation(visit, INVITED_BY, code.toLowerCase()) : undefined;
  return data({ inviting, viewer, code }, { status: inviting ? 200 : 404, ...(kept && { headers: kept }) });
}
export type InvitingFacts = Awaited<ReturnType<typeof loadInviting>>["data"];

/** The inviter of a registration; null without one. */
export async function askInviting({ request, context }: LoaderArgs, code: string | null) {
  if (!code) return null;
  const inviting = await api(request, context)(readFriendInviting, { params: { code } }).catch(() => null);
  return inviting && { ...inviting, code };
}
