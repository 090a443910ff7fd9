import { useLocation } from "react-router";
import { Tools } from "../features/notifications/bell/tools.tsx";
import { AppShell } from "../features/shell/app/app-shell.tsx";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { PublicShell } from "../features/shell/public-shell.tsx";
import type { PageHandle } from "../platform/pages/page-meta.ts";
import { isInArea } from "../platform/pages/pages.ts";
import { useMember } from "../platform/pages/site.ts";
import type { Route } from "./+types/not-found.ts";

export const handle = { namespaces: ["shell-app"] } satisfies PageHandle;

/** Every unknown address. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFound() {
  return null;
}

/** A wrong address below one's own pages keeps their menu. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = useMember()?.userType;
  const { pathname } = useLocation();
  const page = <FailurePage error={error} />;
  if (!role || !isInArea(pathname)) return <PublicShell tools={<Tools />}>{page}</PublicShell>;
  return (
    <AppShell role={role} isSettingUp={false} publicSlug={null} team={null} isFolded={false}>
      {page}
    </AppShell>
  );
}
