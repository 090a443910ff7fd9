import { Outlet } from "react-router";
import { ChatDock } from "../features/conversations/sidebar/chat-dock.tsx";
import { News } from "../features/notifications/bell/tools.tsx";
import { Palette } from "../features/palette/palette.tsx";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { Frame } from "../features/shell/frame.tsx";
import { PublicShell } from "../features/shell/public-shell.tsx";
import { useMember } from "../platform/pages/site.ts";
import type { Route } from "./+types/layout.ts";

/** Where the chat opens beside every page, public or not; it listens before the icon that opens it is live. */
function Dock() {
  const side = useMember()?.userType;
  return side === "client" || side === "coach" ? <ChatDock side={side} /> : null;
}

export default function Layout() {
  return (
    <Frame>
      <Outlet />
      <Dock />
      <News />
      <Palette />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <PublicShell>
        <FailurePage error={error} />
      </PublicShell>
    </Frame>
  );
}
