import { Outlet } from "react-router";
import { Tools } from "../features/notifications/bell/tools.tsx";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { PublicShell } from "../features/shell/public-shell.tsx";
import type { Route } from "./+types/public-layout.ts";

export default function PublicLayout() {
  return (
    <PublicShell tools={<Tools />}>
      <Outlet />
    </PublicShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicShell tools={<Tools />}>
      <FailurePage error={error} />
    </PublicShell>
  );
}
