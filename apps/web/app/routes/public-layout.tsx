import { Outlet } from "react-router";
import { Tools } from "../features/notifications/bell/tools.tsx";
import { PaletteButton } from "../features/palette/palette.tsx";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { PublicShell } from "../features/shell/public-shell.tsx";
import type { Route } from "./+types/public-layout.ts";

const tools = (
  <>
    <PaletteButton isRound />
    <Tools />
  </>
);

export default function PublicLayout() {
  return (
    <PublicShell tools={tools}>
      <Outlet />
    </PublicShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PublicShell tools={tools}>
      <FailurePage error={error} />
    </PublicShell>
  );
}
