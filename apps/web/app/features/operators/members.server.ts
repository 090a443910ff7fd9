import {
  acceptOperatorInvitation,
  changePermissions,
  checkOperatorInvitation,
  inviteOperator,
  listTeam,
  removeOperator,
} from "@aufwind/contract/operators";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { token as linkToken } from "@aufwind/contract/platform/fields";
import { redirectDocument } from "react-router";
import { formAction } from "../../platform/forms/form-action.ts";
import { chosen, text } from "../../platform/forms/form-body.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { localeOf, pathTo } from "../../platform/pages/pages.ts";
import { pathToLogin } from "../../platform/session/member.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";

/** Everybody in the team, and the one whom the address chose. */
export async function loadMembers(visit: LoaderArgs) {
  const { permissions } = await requireOperator(visit);
  const { items } = await api(visit.request, visit.context)(listTeam, {}).catch(asErrorPage);
  const choice = new URL(visit.request.url).searchParams.get("member");
  const mayChange = permissions.includes("admin");
  return {
    members: items,
    mayChange,
    isInviting: mayChange && choice === "new",
    member: items.find(({ id }) => id === choice) ?? null,
    now: Date.now(),
  };
}
export type MembersFacts = Awaited<ReturnType<typeof loadMembers>>;

const id = (form: FormData) => ({ id: text(form, "id") ?? "" });
const permissions = (form: FormData) => ({ permissions: chosen(form, "permissions"), reason: text(form, "reason") });

export const MEMBER_ACTIONS = {
  invite: (visit: LoaderArgs) =>
    formAction(visit, {
      route: inviteOperator,
      body: (form) => ({ email: text(form, "email"), ...permissions(form) }),
    }),
  permissions: (visit: LoaderArgs) => formAction(visit, { route: changePermissions, params: id, body: permissions }),
  remove: (visit: LoaderArgs) =>
    formAction(visit, { route: removeOperator, params: id, body: (form) => ({ reason: text(form, "reason") }) }),
};

/** The token of the address; null if the invitation was used, withdrawn, or is too old. */
export async function loadInvitation({ request, context }: LoaderArgs, given: string | undefined) {
  const { success, data } = linkToken.safeParse(given);
  if (!success) return { token: null };
  try {
    await api(request, context)(checkOperatorInvitation, { body: { token: data } });
  } catch (error) {
    // If it cannot be checked now, submitting the form will.
    if (error instanceof ApiProblem && error.body.code === "linkInvalid") return { token: null };
  }
  return { token: data };
}

/** Joins the team, then leads to the log-in and from there to the console. */
export async function acceptAction(visit: LoaderArgs, token: string | undefined) {
  const answer = await formAction(visit, {
    route: acceptOperatorInvitation,
    body: (form) => ({
      token: token ?? "",
      firstName: text(form, "firstName"),
      lastName: text(form, "lastName"),
      password: text(form, "password"),
      passwordConfirmation: text(form, "passwordConfirmation"),
    }),
    secrets: ["password", "passwordConfirmation", "token"],
  });
  if (!answer.data.ok) return answer;
  const locale = localeOf(new URL(visit.request.url));
  return redirectDocument(pathToLogin(locale, { reason: "joinedTeam", to: pathTo("teamHome", locale) }));
}
