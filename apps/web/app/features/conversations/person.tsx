import type { Picture } from "@aufwind/contract/coach-profiles";
import type { Conversation } from "@aufwind/contract/conversations";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./person.module.css";

/** The viewer of a conversation. */
export const ownId = ({ side, clientId, coachId }: Pick<Conversation, "side" | "clientId" | "coachId">): string =>
  side === "client" ? clientId : coachId;

/** The other person's name, also after they have left. */
export function useOtherName({ side, other }: Pick<Conversation, "side"> & { other: { name: string } }): string {
  const { t } = useTranslation("conversations");
  return other.name || t(`gone.${side === "client" ? "coach" : "client"}`);
}

type FaceProps = {
  name: string;
  picture: Picture | null;
  isOnline: boolean;
  /** If the word is beside it anyway. */
  quiet?: boolean;
};

/** Somebody's picture, with a dot while online; the name is beside it. */
export function Face({ name, picture, isOnline, quiet = false }: FaceProps) {
  const { t } = useTranslation("conversations");
  return (
    <span className={styles.face}>
      <Avatar name={name} picture={picture} large loading="lazy" />
      {isOnline && <span className={styles.dot} />}
      {isOnline && !quiet && <VisuallyHidden>{t("online")}</VisuallyHidden>}
    </span>
  );
}
