import type { Role } from "../../platform/member.ts";
import styles from "./member-frame.module.css";
import { MemberNav } from "./member-nav.tsx";
import { useLiveSession } from "./use-live-session.ts";

/** What surrounds every page of a signed-in person. */
export function MemberFrame({ role, children }: { role: Role; children: React.ReactNode }) {
  useLiveSession();
  return (
    <div className={styles.frame}>
      <MemberNav role={role} />
      <div className={styles.page}>{children}</div>
    </div>
  );
}
