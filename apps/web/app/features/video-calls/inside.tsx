import type { Room } from "@aufwind/contract/video-calls";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./call.module.css";
import type { Call } from "./call.ts";
import { CallHead } from "./call-head.tsx";
import { CallNotes } from "./call-notes.tsx";
import { ChatSide } from "./chat-side.tsx";
import { Controls } from "./controls.tsx";
import { DeviceFields } from "./device-fields.tsx";
import type { LocalMedia } from "./local-media.ts";
import type { RoomClock } from "./room-clock.ts";
import { useOtherName } from "./room-head.tsx";
import type { RoomSlots } from "./room-slots.ts";
import { Stage } from "./stage.tsx";
import { TrackAudio } from "./track-audio.tsx";
import { useConversation } from "./use-conversation.ts";
import { useStore } from "./use-store.ts";

export type CallViewProps = Pick<RoomSlots, "chat"> & {
  room: Room;
  clock: RoomClock;
  media: LocalMedia;
  /** One is outside again; `isRefused` where the room did not take one. */
  onLeave: (isRefused: boolean) => void;
};

/** Everything one sees while in the call. */
export function Inside({ room, clock, media, chat, onLeave, call }: CallViewProps & { call: Call }) {
  const { t } = useTranslation("video-calls");
  const name = useOtherName(room);
  const state = useStore(call.store);
  const { choice } = useStore(media.store);
  const picture = useRef<HTMLVideoElement>(null);
  const [open, setOpen] = useState<"chat" | "devices" | null>(null);
  const [play, setPlay] = useState<(() => void) | null>(null);
  const [isShareFailed, setShareFailed] = useState(false);
  const conversation = useConversation(room, open === "chat");
  const isRefused = ["closed", "unpaid", "refused"].includes(state.phase);
  const goOut = useEffectEvent(() => onLeave(state.phase !== "closed"));
  useEffect(() => {
    if (isRefused) goOut();
  }, [isRefused]);
  const hold = useCallback((again: (() => void) | null) => setPlay(() => again), []);
  const share = async () => setShareFailed(!(await media.share()));
  return (
    <div className={styles.call} data-chat={open === "chat" || undefined}>
      <CallHead {...{ room, clock, state, name }} />
      <div className={styles.middle}>
        <Stage {...{ state, media, name, picture }} face={room.other.picture} />
        <CallNotes
          {...{ room, clock, call, state, media, name, isShareFailed }}
          onPlay={play}
          onShareSeen={() => setShareFailed(false)}
        />
      </div>
      {open === "chat" && (
        <ChatSide
          {...{ chat, side: room.side, opened: conversation.opened }}
          onAgain={conversation.open}
          onClose={() => setOpen(null)}
        />
      )}
      <Controls
        {...{ room, clock, media, picture, isUnread: conversation.isUnread }}
        isChatOpen={open === "chat"}
        onShare={share}
        onChat={() => setOpen(open === "chat" ? null : "chat")}
        onDevices={() => setOpen("devices")}
        onLeave={() => onLeave(false)}
      />
      {state.received?.microphone && (
        <TrackAudio track={state.received.microphone} speaker={choice.speaker} onBlocked={hold} />
      )}
      {open === "devices" && (
        <Dialog title={t("devices.title")} onClose={() => setOpen(null)}>
          <DeviceFields media={media} isInCall />
        </Dialog>
      )}
    </div>
  );
}
