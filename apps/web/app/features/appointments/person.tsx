import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { Side } from "@aufwind/rules/appointments/status";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Initials } from "../../ui/initials.tsx";
import { Photo } from "../../ui/photo.tsx";
import styles from "./person.module.css";
import { otherOf } from "./sides.ts";

type People = Pick<AppointmentItem, "coach" | "client">;

/** The other person's name, also after they have left. */
export function useOtherName(people: People, side: Side): string {
  const { t } = useTranslation("appointments");
  return otherOf(people, side).name || t(`gone.${side === "client" ? "coach" : "client"}`);
}

/** The other person's picture; the name is beside it. */
export function Face({ people, side }: { people: People; side: Side }) {
  const name = useOtherName(people, side);
  const { picture } = otherOf(people, side);
  if (!picture) return <Initials name={name} large />;
  return <Photo className={styles.face} picture={picture} alt="" sizes="2.8rem" loading="lazy" />;
}
