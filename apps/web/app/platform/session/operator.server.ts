import { listApprovals } from "@aufwind/contract/approvals";
import { type CaseCounts, countCases } from "@aufwind/contract/cases";
import { type OperatorSession, readOperatorSession } from "@aufwind/contract/operators";
import type { Permission } from "@aufwind/rules/operators";
import { data, redirect } from "react-router";
import { api, asErrorPage, type LoaderArgs } from "../http/api.ts";
import { localeOf, pathTo } from "../pages/pages.ts";
import { requireRole } from "./member.server.ts";
import type { PermissionMissing } from "./member.ts";

/** Cached per request: layout and page load in parallel. */
const asked = new WeakMap<LoaderArgs["context"], Promise<OperatorSession>>();

function askOperator({ request, context }: LoaderArgs): Promise<OperatorSession> {
  const session = asked.get(context) ?? api(request, context)(readOperatorSession, {});
  asked.set(context, session);
  return session;
}

/** The operator of a page: signed in, with a second factor, and with one of these permissions if there are any. */
export async function requireOperator(visit: LoaderArgs, ...needed: Permission[]): Promise<OperatorSession> {
  await requireRole(visit, "operator");
  const session = await askOperator(visit).catch(asErrorPage);
  if (!session.hasFactor) throw redirect(pathTo("teamFactor", localeOf(new URL(visit.request.url))));
  if (needed.length > 0 && !needed.some((each) => session.permissions.includes(each)))
    throw data<PermissionMissing>({ neededPermissions: needed }, { status: 403 });
  return session;
}

/** For the page that says why a second factor is needed: whether there is one by now. */
export async function hasFactor(visit: LoaderArgs): Promise<boolean> {
  await requireRole(visit, "operator");
  return (await askOperator(visit).catch(asErrorPage)).hasFactor;
}

/** What the menu of the team shows; without a factor, or while the API is away, nothing waits. */
export async function loadTeamMenu(visit: LoaderArgs) {
  const session = await askOperator(visit).catch(() => null);
  const permissions = session?.permissions ?? [];
  const none = { permissions, methods: session?.methods ?? [], approvals: 0, cases: { mine: 0, overdue: 0, open: 0 } };
  if (!session?.hasFactor) return none;
  const call = api(visit.request, visit.context);
  const worksOnCases = permissions.some((each) => each !== "admin");
  const [{ items }, cases] = await Promise.all([
    call(listApprovals, { query: {} }).catch(() => ({ items: [] })),
    worksOnCases ? call(countCases, {}).catch(() => null) : null,
  ]);
  return {
    ...none,
    approvals: items.filter(({ can }) => can.decide).length,
    ...(cases && { cases: openOf(cases.lists) }),
  };
}
/** Of all that are not closed, those that sleep do not wait for us. */
const openOf = ({ mine, overdue, all, waiting }: CaseCounts["lists"]) => ({ mine, overdue, open: all - waiting });

export type TeamMenu = Awaited<ReturnType<typeof loadTeamMenu>>;
