import { isRouteErrorResponse, Outlet } from "react-router";
import { NoPermission } from "../features/operators/no-permission.tsx";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { WrongRole } from "../features/shell/wrong-role.tsx";
import { useCountInTitle } from "../platform/browser/count-in-title.ts";
import { usePage } from "../platform/i18n/locale.tsx";
import type { PageHandle } from "../platform/pages/page-meta.ts";
import { isPermissionMissing, isWrongRole } from "../platform/session/member.ts";
import { useTeam } from "../platform/session/use-team.ts";
import type { Route } from "./+types/team-layout.ts";

export const handle = { namespaces: ["operators"] } satisfies PageHandle;

/** The console of the team, which nobody else loads; the tab's title counts what waits: cases in the inbox, else approvals. */
export default function TeamLayout() {
  const { page } = usePage();
  const { approvals = 0, cases } = useTeam() ?? {};
  const isInbox = page === "teamCases" || page === "teamCase";
  useCountInTitle(isInbox ? (cases?.open ?? 0) : approvals);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) return <FailurePage error={error} />;
  if (isWrongRole(error.data)) return <WrongRole {...error.data} />;
  return isPermissionMissing(error.data) ? <NoPermission {...error.data} /> : <FailurePage error={error} />;
}
