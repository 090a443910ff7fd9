import { readAuditLog, verifyAuditLog } from "@aufwind/contract/audit-log";
import { listTeam } from "@aufwind/contract/operators";
import { ApiProblem } from "@aufwind/contract/platform/call";
import { formAction } from "../../platform/forms/form-action.ts";
import { api, asErrorPage, type LoaderArgs } from "../../platform/http/api.ts";
import { requireOperator } from "../../platform/session/operator.server.ts";
import { readView } from "../../shared/list/view.ts";
import { LOG, type LogView } from "./log-view.ts";

/** The rows of the address; `log` is null as long as the second factor was not proved lately. */
export async function loadLog(visit: LoaderArgs) {
  await requireOperator(visit, "compliance", "admin");
  const { view } = readView(LOG, new URL(visit.request.url).searchParams);
  const call = api(visit.request, visit.context);
  const [log, team] = await Promise.all([
    call(readAuditLog, { query: queryOf(view) }).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.body.code === "proofStale") return null;
      return asErrorPage(error);
    }),
    call(listTeam, {}).catch(asErrorPage),
  ]);
  return { view, log, team: team.items.map(({ id, name, email }) => ({ id, name: name || email })) };
}
export type LogFacts = Awaited<ReturnType<typeof loadLog>>;

const queryOf = ({ operator, action, outcome, subject, before }: LogView) => ({
  ...(operator && { operatorId: operator }),
  ...(action && { action }),
  ...(outcome && { outcome }),
  ...(subject && { subjectId: subject }),
  ...(before && { before: Number(before) }),
});

export const verifyAction = (visit: LoaderArgs) => formAction(visit, { route: verifyAuditLog });
