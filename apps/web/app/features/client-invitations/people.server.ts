import { readInviting } from "@aufwind/contract/client-invitations";
import {
  inviteByEmail,
  listInvited,
  optOut,
  previewInvitations,
  readOptOut,
  remindInvited,
  withdrawInvited,
} from "@aufwind/contract/client-invitations-people";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { redirect } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { cookieOf, INVITED_TO } from "../../platform/http/cookies.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { loadPages } from "../../shared/list/load-pages.ts";
import { readView } from "../../shared/list/view.ts";
import { inviteBody, previewBody } from "./form-parsers.ts";
import { INVITED } from "./invited-view.ts";

const SIZE = 20;

/** Whom one has invited; null if not available. */
export async function loadInvited({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { view } = readView(INVITED, searchParams);
  const list = await loadPages({ list: INVITED, page: view.page, size: SIZE }, ({ params, query }) =>
    api(request, context)(listInvited, { params, query: { ...query, ...(view.status && { status: view.status }) } }),
  ).catch(() => null);
  const [count, last] = [Number(searchParams.get("invited")), searchParams.get("last") ?? ""];
  const isDay = /^\d{4}-\d\d-\d\d$/.test(last);
  return { view, list, invited: Number.isInteger(count) && count > 0 ? { count, last: isDay ? last : null } : null };
}
export type InvitedLoaded = Awaited<ReturnType<typeof loadInvited>>;

const idIn = (form: FormData) => ({ id: text(form, "id") ?? "" });

export const INVITED_ACTIONS = {
  remind: (visit: LoaderArgs) => formAction(visit, { route: remindInvited, params: idIn }),
  withdraw: (visit: LoaderArgs) => formAction(visit, { route: withdrawInvited, params: idIn }),
};

/** Shows first who would be invited; confirmed, it leads to the list. */
export const INVITE_ACTIONS = {
  preview: (visit: LoaderArgs) => formAction(visit, { route: previewInvitations, body: previewBody }),
  invite: async (visit: LoaderArgs) => {
    const answer = await formAction(visit, { route: inviteByEmail, body: inviteBody });
    if (!answer.data.ok) return answer;
    const { invited, lastDay } = answer.data.data;
    const to = pathTo("coachInvited", localeOf(new URL(visit.request.url)));
    return redirect(`${to}?invited=${invited}${lastDay ? `&last=${lastDay}` : ""}`, 303);
  },
};

/** Whose invitations the link stops; null for an invalid one. */
export async function loadOptOut({ request, context }: LoaderArgs, key: string) {
  const found = await api(request, context)(readOptOut, { params: { key } }).catch((error: unknown) =>
    error instanceof ApiProblem && error.body.status === 422 ? null : asErrorPage(error),
  );
  return { coach: found?.coach ?? null };
}

/** Mail programs post to the address itself (RFC 8058): that stops this coach; a button of the page says more. */
export const optOutAction = (visit: LoaderArgs, key: string) =>
  formAction(visit, {
    route: optOut,
    body: (form) => ({ key, of: text(form, "of") === "everybody" ? "everybody" : "coach" }),
  });

/** The address to which somebody was invited by their personal link, to fill in when registering. */
export async function askInvitedEmail({ request, context }: LoaderArgs): Promise<string | null> {
  const token = cookieOf(request.headers.get("cookie"), INVITED_TO);
  if (!token) return null;
  return api(request, context)(readInviting, { params: { token } }).then(
    ({ email }) => email,
    () => null,
  );
}
