import type { Room } from "@aufwind/contract/video-calls";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Note } from "../../../ui/form/note.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LocalMedia } from "../call/local-media.ts";
import { wasInside } from "../call/was-inside.ts";
import { Lobby } from "../lobby/lobby.tsx";
import type { RoomClock } from "../room-clock.ts";
import type { RoomSlots } from "../room-slots.ts";

const loadCall = () => import("./call-view.tsx");
const CallView = lazy(() => loadCall().then(({ CallView: view }) => ({ default: view })));

type MeetingProps = Pick<RoomSlots, "chat"> & {
  room: Room;
  clock: RoomClock;
  isInside: boolean;
  onJoin: () => void;
  onLeave: (isRefused: boolean) => void;
};

/** The lobby, then the call, with the same camera and microphone. */
export function Meeting({ room, clock, chat, isInside, onJoin, onLeave }: MeetingProps) {
  const { t } = useTranslation("video-calls");
  const [media, setMedia] = useState<LocalMedia | "unsupported" | null>(null);
  const rejoin = useEffectEvent(onJoin);
  const id = room.appointmentId;
  useEffect(() => {
    if (!("RTCPeerConnection" in window)) return setMedia("unsupported");
    const was = isReload() ? wasInside(sessionStorage, { id, now: Date.now() }) : undefined;
    const own = new LocalMedia();
    own.open(was);
    setMedia(own);
    if (was) rejoin();
    // Joining should not wait for it.
    loadCall().catch(() => undefined);
    return () => own.close();
  }, [id]);
  if (!media) return <Skeleton lines={6} />;
  if (media === "unsupported") return <Note icon="alert">{t("lobby.unsupported")}</Note>;
  if (!isInside) return <Lobby room={room} media={media} onJoin={onJoin} />;
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <CallView {...{ room, clock, media, chat, onLeave }} />
    </Suspense>
  );
}

/** Whoever comes by a link sees the lobby first. */
const isReload = () => {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" || visit?.type === "back_forward";
};
