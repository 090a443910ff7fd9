import type { Conversation } from "@aufwind/contract/conversations";
import { useTranslation } from "../../platform/i18n/use-translation.ts";

/** The viewer of a conversation. */
export const ownId = ({ side, clientId, coachId }: Pick<Conversation, "side" | "clientId" | "coachId">): string =>
  side === "client" ? clientId : coachId;

/** The other person's name, also after they have left. */
export function useOtherName({ side, other }: Pick<Conversation, "side"> & { other: { name: string } }): string {
  const { t } = useTranslation("conversations");
  return other.name || t(`gone.${side === "client" ? "coach" : "client"}`);
}
