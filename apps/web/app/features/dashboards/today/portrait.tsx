import type { AppointmentItem } from "@aufwind/contract/appointments";
import { Avatar } from "../../../ui/avatar.tsx";
import styles from "./portrait.module.css";

type PortraitProps = { name: string; picture: AppointmentItem["client"]["picture"] };

/** Large, beside the name. */
export const Portrait = ({ name, picture }: PortraitProps) => (
  <span className={styles.portrait}>
    <Avatar name={name} picture={picture} sizes="124px" fetchPriority="high" large />
  </span>
);

/** Small, at the beginning of a line. */
export const Face = ({ name, picture }: PortraitProps) => (
  <span className={styles.face}>
    <Avatar name={name} picture={picture} sizes="32px" loading="lazy" />
  </span>
);
