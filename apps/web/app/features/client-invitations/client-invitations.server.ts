import { acceptInvitation, readInvitation, readInviting, renewInvitation } from "@aufwind/contract/client-invitations";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { data, redirect, redirectDocument } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { INVITED_TO } from "../../platform/http/cookies.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { loadSite } from "../../platform/pages/site.server.ts";
import { wantedPageCookie } from "../../platform/session/guest.server.ts";
import { askUser, wantedPath } from "../../platform/session/member.server.ts";
import { forgetInvitation, keepInvitation } from "../../shared/invitation-cookie.server.ts";
import { pickedQuery } from "../../shared/slot-picker/picked.ts";

/** The link for own clients; null if not available, or without a profile. */
export const loadInvitationLink = ({ request, context }: LoaderArgs) =>
  api(request, context)(readInvitation, {}).then(
    (invitation) => ({ invitation, isEarly: false }),
    (error: unknown) => ({ invitation: null, isEarly: error instanceof ApiProblem && error.body.status === 404 }),
  );

export const renewAction = (visit: LoaderArgs) => formAction(visit, { route: renewInvitation });

/** The inviter, and who came; empty for an invalid link. */
export async function loadInvitation(visit: LoaderArgs, token: string) {
  const { request, context } = visit;
  const inviting = await api(request, context)(readInviting, { params: { token } }).catch((error: unknown) => {
    const isDead = error instanceof ApiProblem && error.body.status === 422;
    return isDead ? null : asErrorPage(error);
  });
  const user = await askUser(visit).catch(() => null);
  const viewer = !user ? ("visitor" as const) : user.userType === "client" ? ("client" as const) : ("other" as const);
  const here = pathTo("invitation", localeOf(new URL(request.url)), { token });
  const isKept = inviting !== null && viewer === "visitor";
  const headers = isKept ? await keepInvitation(visit, INVITED_TO, token) : forgetInvitation(INVITED_TO);
  return data({ inviting, viewer, here }, { status: inviting ? 200 : 404, headers });
}
export type InvitationFacts = Awaited<ReturnType<typeof loadInvitation>>["data"];

/** Accepts, and redirects to the coach's free times if there are any. */
export async function acceptAction(visit: LoaderArgs, token: string) {
  const answer = await formAction(visit, { route: acceptInvitation, body: () => ({ token }) });
  if (!answer.data.ok) return answer;
  const { slug } = answer.data.data;
  return slug
    ? redirect(
        `${pathTo("coachPage", localeOf(new URL(visit.request.url)), { slug })}?${pickedQuery({ via: "invitation" })}#booking`,
        303,
      )
    : answer;
}

/** Registering takes a mail and perhaps another tab: the invitation waits in a cookie. */
export async function registerAction(visit: LoaderArgs) {
  const { publicUrl } = await loadSite(visit);
  const cookie = wantedPageCookie(wantedPath(visit.request.url), publicUrl.startsWith("https:"));
  const to = pathTo("registerClient", localeOf(new URL(visit.request.url)));
  return redirectDocument(to, { status: 303, headers: { "set-cookie": cookie } });
}
