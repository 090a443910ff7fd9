import type { Room } from "@aufwind/contract/video-calls";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./call.module.css";
import type { Call } from "./call.ts";
import { CallNote } from "./call-note.tsx";
import type { CallState } from "./call-state.ts";
import type { LocalMedia } from "./local-media.ts";
import type { RoomClock } from "./room-clock.ts";
import { TimeNotes } from "./time-notes.tsx";
import { useStore } from "./use-store.ts";

type CallNotesProps = {
  room: Room;
  clock: RoomClock;
  call: Call;
  state: CallState;
  media: LocalMedia;
  name: string;
  /** Plays the sound that the browser holds back. */
  onPlay: (() => void) | null;
  isShareFailed: boolean;
  onShareSeen: () => void;
};

/** What one has to know right now; screen readers say each of them once. */
export function CallNotes({ room, clock, call, state, media, name, ...rest }: CallNotesProps) {
  const { t } = useTranslation("video-calls");
  const { screen, camera } = useStore(media.store);
  const isSwitchedOff = useRelief({ call, state, media });
  const line = lineNote(state);
  return (
    <div className={styles.notes} role="status">
      {state.line === "connected" && <VisuallyHidden>{t("notes.connected", { name })}</VisuallyHidden>}
      {line && <CallNote>{t(`notes.${line}`, { name })}</CallNote>}
      {state.phase === "elsewhere" && (
        <CallNote act={{ label: t("notes.here"), do: call.comeHere }}>{t("notes.elsewhere")}</CallNote>
      )}
      {state.isAway && <CallNote isGrave>{t("notes.away")}</CallNote>}
      {rest.onPlay && (
        <CallNote act={{ label: t("notes.playSound"), do: rest.onPlay }}>{t("notes.soundBlocked")}</CallNote>
      )}
      {state.advice === "offer" && camera && (
        <CallNote
          act={{ label: t("notes.withoutPicture"), do: () => media.setCamera(false) }}
          other={{ label: t("notes.keepPicture"), do: () => call.settleAdvice() }}
        >
          {t("notes.poor")}
        </CallNote>
      )}
      {isSwitchedOff && !camera && (
        <CallNote act={{ label: t("notes.pictureBack"), do: () => media.setCamera(true) }}>
          {t("notes.switchedOff")}
        </CallNote>
      )}
      {screen && <CallNote>{t("notes.sharing", { name })}</CallNote>}
      {rest.isShareFailed && <CallNote onClose={rest.onShareSeen}>{t("notes.shareFailed")}</CallNote>}
      <TimeNotes room={room} clock={clock} />
    </div>
  );
}

/** How it stands between the two. */
function lineNote({ phase, isOtherHere, wasOtherHere, line }: CallState) {
  if (phase === "joining") return "joining";
  if (phase !== "inside") return null;
  if (!isOtherHere) return wasOtherHere ? "left" : "waiting";
  return line === "connected" ? null : line === "lost" ? "lost" : "connecting";
}

/** On a line that hardly carries anything one's own picture goes off by itself, so that the sound stays. */
function useRelief({ call, state, media }: Pick<CallNotesProps, "call" | "state" | "media">): boolean {
  const [isSwitchedOff, setSwitchedOff] = useState(false);
  const relieve = useEffectEvent(() => {
    if (media.store.get().camera) {
      media.setCamera(false);
      setSwitchedOff(true);
    }
    call.settleAdvice();
  });
  useEffect(() => {
    if (state.advice === "switchOff") relieve();
  }, [state.advice]);
  return isSwitchedOff;
}
