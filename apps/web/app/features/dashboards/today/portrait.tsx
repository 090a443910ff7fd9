import type { AppointmentItem } from "@aufwind/contract/appointments";
import { Initials, Photo } from "../../../ui/avatar.tsx";
import styles from "./portrait.module.css";

type PortraitProps = { name: string; picture: AppointmentItem["client"]["picture"] };

/** Large, beside the name. */
export const Portrait = ({ name, picture }: PortraitProps) => (
  <span className={styles.portrait}>
    {picture ? <Photo picture={picture} alt="" sizes="124px" fetchPriority="high" /> : <Initials name={name} large />}
  </span>
);

/** Small, at the beginning of a line. */
export const Face = ({ name, picture }: PortraitProps) => (
  <span className={styles.face}>
    {picture ? <Photo picture={picture} alt="" sizes="32px" loading="lazy" /> : <Initials name={name} />}
  </span>
);
