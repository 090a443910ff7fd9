import { lazy, Suspense } from "react";
import { Outlet } from "react-router";
import styles from "../features/notifications/bell/bell.module.css";
import { FailurePage } from "../features/shell/failure-page.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { patiently } from "../platform/http/patiently.ts";
import { useMember } from "../platform/pages/site.ts";
import type { Route } from "./+types/layout.ts";

const loadDock = () => import("../features/conversations/sidebar/chat-dock.tsx");

/** Loaded with the icon, so that a click works from the first moment. */
const MemberTools = lazy(() =>
  patiently(() => Promise.all([import("../features/notifications/bell/member-tools.tsx"), loadDock()])).then(
    ([module]) => ({
      default: module.MemberTools,
    }),
  ),
);

const ChatDock = lazy(() => patiently(loadDock).then((module) => ({ default: module.ChatDock })));

/** The chat opens beside every page, public or not; only members load it. */
function Dock() {
  const side = useMember()?.userType;
  if (side !== "client" && side !== "coach") return null;
  return (
    <Suspense>
      <ChatDock side={side} />
    </Suspense>
  );
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
