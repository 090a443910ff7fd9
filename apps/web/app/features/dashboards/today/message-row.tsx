import type { CoachToday } from "@aufwind/contract/dashboards-today";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { formatRelative } from "../../../platform/i18n/time-spans.ts";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Pill } from "../../../ui/pill.tsx";
import { ActionLink } from "./waiting-actions.tsx";
import { Line } from "./waiting-line.tsx";

type MessageRowProps = {
  item: CoachToday["waiting"]["messages"][number];
  now: number;
  /** For whoever has left. */
  gone: string;
};

/** An unread conversation, for either side. */
export function MessageRow({ item, now, gone }: MessageRowProps) {
  const { t } = useTranslation("dashboards-today");
  const locale = useLocale();
  const { conversationId, other, lastMessage, notReadMessagesCount } = item;
  const name = other.name || gone;
  return (
    <Line
      name={name}
      picture={other.picture}
      to={{ page: "conversation", params: { id: conversationId } }}
      about={
        <>
          {notReadMessagesCount > 1 && `${t("waiting.unread", { count: notReadMessagesCount })} · `}
          {lastMessage?.text ? t("waiting.quote", { text: lastMessage.text }) : t("waiting.attachment")}
        </>
      }
      pill={
        lastMessage && <Pill tone="bare">{formatRelative(locale, { at: Date.parse(lastMessage.sentAt), now })}</Pill>
      }
      acts={
        <ActionLink page="conversation" params={{ id: conversationId }} who={name} icon="message">
          {t("waiting.answer")}
        </ActionLink>
      }
    />
  );
}
