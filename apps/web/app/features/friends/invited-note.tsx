import type { FriendInviting } from "@aufwind/contract/friends";
import { formatMoney } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/notices.tsx";

type InvitedNoteProps = {
  inviting: FriendInviting;
  /** With a provider the address needs no confirmation. */
  when: "confirmed" | "registered";
};

/** Above an invited registration: what the invitation brings. */
export function InvitedNote({ inviting: { firstName, creditCents }, when }: InvitedNoteProps) {
  const { t } = useTranslation("friends");
  const money = formatMoney(useLocale(), creditCents);
  return <Note>{t(`invited.${when}`, { name: firstName, money })}</Note>;
}
