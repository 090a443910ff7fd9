import type { Room } from "@aufwind/contract/video-calls";
import { useNavigate } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages.ts";
import { Button } from "../../ui/button.tsx";

/** To the conversation of the two; where it cannot be opened just now, to all of them. */
export function MessageButton({ room: { coachId, clientId } }: { room: Pick<Room, "coachId" | "clientId"> }) {
  const { t } = useTranslation("video-calls");
  const locale = useLocale();
  const navigate = useNavigate();
  const open = () =>
    import("./open-pair.ts")
      .then((module) => module.openPair({ coachId, clientId }))
      .then((id) => pathTo("conversation", locale, { id }))
      .catch(() => pathTo("messages", locale))
      .then((path) => navigate(path));
  return (
    <Button look="ghost" onClick={open}>
      {t("thanks.message")}
    </Button>
  );
}
