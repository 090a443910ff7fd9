import { useSignedOut } from "../../platform/live/live-connection.tsx";
import type { Role } from "../../platform/session/member.ts";
import styles from "./member-frame.module.css";
import { MemberNav } from "./member-nav.tsx";

type MemberFrameProps = {
  role: Role;
  /** For coaches: whether the onboarding is not finished. */
  isSettingUp: boolean;
  children: React.ReactNode;
};

/** The frame of every member page. */
export function MemberFrame({ role, isSettingUp, children }: MemberFrameProps) {
  useSignedOut();
  return (
    <div className={styles.frame}>
      <MemberNav role={role} isSettingUp={isSettingUp} />
      <div className={styles.page}>{children}</div>
    </div>
  );
}
