import type { Room } from "@aufwind/contract/video-calls";
import { useState } from "react";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { momentOf } from "../../platform/moments.ts";
import { CallNote } from "./call-note.tsx";
import { timesOf } from "./call-timer.tsx";
import { type RoomClock, useNow } from "./room-clock.ts";
import { MINUTE, standingAt } from "./spans.ts";

/** Five minutes before the end, and at the end: said once, and gone when it was seen. */
export function TimeNotes({ room, clock }: { room: Room; clock: RoomClock }) {
  const { t } = useTranslation("video-calls");
  const locale = useLocale();
  const [seen, setSeen] = useState<"soon" | "over" | null>(null);
  const standing = standingAt(useNow(clock), timesOf(room));
  if (standing.is === "running" && standing.isSoonOver && seen === null)
    return <SoonOver minutes={Math.ceil(standing.left / MINUTE)} onClose={() => setSeen("soon")} />;
  if (standing.is !== "over" || seen === "over") return null;
  const time = momentOf({ at: room.closesAt }, { locale, shape: "clock" });
  return <CallNote onClose={() => setSeen("over")}>{t("notes.over", { time })}</CallNote>;
}

/** Said as it was when it came up: counting down is the timer's. */
function SoonOver({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const { t } = useTranslation("video-calls");
  const [count] = useState(minutes);
  return <CallNote onClose={onClose}>{t("notes.soon", { count })}</CallNote>;
}
