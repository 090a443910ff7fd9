import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import { ChatDock } from "../features/conversations/sidebar/chat-dock.tsx";
import styles from "../features/notifications/bell/bell.module.css";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { patiently } from "../platform/http/patiently.ts";
import { useMember } from "../platform/pages/site.ts";
import type { Route } from "./+types/layout.ts";

const MemberTools = lazy(() =>
  patiently(() => import("../features/notifications/bell/member-tools.tsx")).then((module) => ({
    default: module.MemberTools,
  })),
);

/** Where the chat opens beside every page, public or not; it listens before the icon that opens it is live. */
function Dock() {
  const side = useMember()?.userType;
  return side === "client" || side === "coach" ? <ChatDock side={side} /> : null;
}

/** Only members load it; its style sheet belongs to the page, since it is visible before. */
const Tools = () =>
  useMember() && (
    <div className={styles.tools}>
      <Suspense>
        <MemberTools />
      </Suspense>
    </div>
  );

export default function Layout() {
  return (
    <Shell tools={<Tools />}>
      <Outlet />
      <Dock />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell tools={<Tools />}>
      <FailurePage error={error} />
    </Shell>
  );
}
