import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { News } from "../features/notifications/bell/tools.tsx";
import { Palette } from "../features/palette/palette.tsx";
import { Frame } from "../features/shell/frame.tsx";
import { FramedFailure } from "../features/shell/framed-failure.tsx";
import { loadWhenOnline } from "../platform/http/load-when-online.ts";
import { useMember } from "../platform/pages/site.ts";
import type { Route } from "./+types/layout.ts";

// Not loaded by visitors; members' pages have it at once.
const ChatDock = lazy(() =>
  loadWhenOnline(() => import("../features/conversations/sidebar/chat-dock.tsx")).then((module) => ({
    default: module.ChatDock,
  })),
);

/** Where the chat opens beside every page, public or not. */
function Dock() {
  const side = useMember()?.userType;
  if (side !== "client" && side !== "coach") return null;
  return (
    <Suspense>
      <ChatDock side={side} />
    </Suspense>
  );
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

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <FramedFailure error={error} />;
