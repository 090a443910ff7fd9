import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router";
import { loadTeamAppointments, TEAM_ACTIONS } from "../features/appointments/team/team.server.ts";
import { TeamAppointmentsPage } from "../features/appointments/team/team-page.tsx";
import { memberMeta, type PageHandle } from "../platform/pages/page-meta.ts";
import { provenActions } from "../shared/proof/proof.server.ts";

export { offlineAction as clientAction } from "../platform/forms/offline-action.ts";

export const handle = { namespaces: ["appointments-team", "appointments", "cases"] } satisfies PageHandle;

export const meta = (args: MetaArgs) => memberMeta(args, "appointments-team:title");

export const loader = (visit: LoaderFunctionArgs) => loadTeamAppointments(visit);

export const action = provenActions(() => TEAM_ACTIONS);

export default function TeamAppointments() {
  return <TeamAppointmentsPage {...useLoaderData<typeof loader>()} />;
}
