import { isRouteErrorResponse, Outlet } from "react-router";
import { NoPermission } from "../features/operators/no-permission.tsx";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { WrongRole } from "../features/shell/wrong-role.tsx";
import { useCountInTitle } from "../platform/browser/count-in-title.ts";
import type { PageHandle } from "../platform/pages/page-meta.ts";
import { isPermissionMissing, isWrongRole } from "../platform/session/member.ts";
import { useTeam } from "../platform/session/use-team.ts";
import type { Route } from "./+types/team-layout.ts";

export const handle = { namespaces: ["operators"] } satisfies PageHandle;

/** The console of the team, which nobody else loads; the tab's title has the count of what waits. */
export default function TeamLayout() {
  useCountInTitle(useTeam()?.approvals ?? 0);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <FailurePage error={error} />;
  if (isWrongRole(error.data)) return <WrongRole {...error.data} />;
  return isPermissionMissing(error.data) ? <NoPermission {...error.data} /> : <FailurePage error={error} />;
}
