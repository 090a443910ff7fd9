import { Outlet } from "react-router";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { Shell } from "../features/shell/shell.tsx";
import type { Route } from "./+types/layout.ts";

export default function Layout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <FailurePage error={error} />
    </Shell>
  );
}
