import { lazy, Suspense } from "react";
import { loadWhenOnline } from "../../../platform/http/load-when-online.ts";
import { useMember } from "../../../platform/pages/site.ts";
import styles from "./bell.module.css";

// Loaded by members alone, and after the page, which does not wait for its texts.
const loadTools = () => loadWhenOnline(() => import("./member-tools.tsx"));
const MemberTools = lazy(() => loadTools().then((module) => ({ default: module.MemberTools })));
const MemberNews = lazy(() => loadTools().then((module) => ({ default: module.MemberNews })));

/** Its style sheet belongs to the page, since its space is visible before. */
export function Tools() {
  const role = useMember()?.userType;
  if (role !== "client" && role !== "coach") return null;
  return (
    <div className={styles.tools}>
      <Suspense>
        <MemberTools role={role} />
      </Suspense>
    </div>
  );
}

/** Once on every page, public or not. */
export function News() {
  const role = useMember()?.userType;
  if (role !== "client" && role !== "coach") return null;
  return (
    <Suspense>
      <MemberNews />
    </Suspense>
  );
}
