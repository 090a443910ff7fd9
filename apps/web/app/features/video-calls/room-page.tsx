import type { Room } from "@aufwind/contract/video-calls";
import { useEffect, useState } from "react";
import { announce } from "../../platform/announce.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Note } from "../../ui/form/note.tsx";
import { Closed, NoneFound } from "./closed.tsx";
import { Left } from "./left.tsx";
import { Meeting } from "./meeting.tsx";
import { useRoomClock } from "./room-clock.ts";
import { RoomHead } from "./room-head.tsx";
import type { RoomSlots } from "./room-slots.ts";
import { Thanks } from "./thanks.tsx";
import { TooEarly } from "./too-early.tsx";
import { useRoom } from "./use-room.ts";

/** The video room of one appointment; null where there is none at this address. */
export function RoomPage({ room, ...slots }: RoomSlots & { room: Room | null }) {
  return room ? <Known key={room.appointmentId} loaded={room} {...slots} /> : <NoneFound />;
}

function Known({ loaded, chat, afterwards }: RoomSlots & { loaded: Room }) {
  const { t } = useTranslation("video-calls");
  const { room, refresh } = useRoom(loaded);
  const clock = useRoomClock(room.now);
  const [place, setPlace] = useState<"lobby" | "call" | "left" | "refused" | "ended">("lobby");
  const leave = (isRefused: boolean) => {
    const isOver = clock() >= Date.parse(room.endsAt);
    setPlace(isOver ? "ended" : isRefused ? "refused" : "left");
    refresh();
  };
  useEffect(() => {
    const timer = setTimeout(refresh, Date.parse(room.closesAt) - clock());
    return () => clearTimeout(timer);
  }, [room.closesAt, clock, refresh]);
  const isOpened = loaded.state === "tooEarly" && room.state === "inWindow";
  useEffect(() => {
    if (isOpened) announce(t("early.open"));
  }, [isOpened, t]);
  if (place === "ended") return <Thanks room={room} first={afterwards(room)} />;
  // Whoever is in the call while the room closes is told so by the call itself.
  if (place !== "call") {
    if (room.state === "tooEarly") return <TooEarly {...{ room, clock, refresh }} />;
    if (room.state !== "inWindow") return <Closed room={room} />;
    if (place !== "lobby")
      return <Left room={room} isRefused={place === "refused"} onReturn={() => setPlace("lobby")} />;
  }
  return (
    <>
      <RoomHead room={room} title={t("lobby.title")} />
      <noscript>
        <Note>{t("unscripted")}</Note>
      </noscript>
      <Meeting {...{ room, clock, chat }} isInside={place === "call"} onJoin={() => setPlace("call")} onLeave={leave} />
    </>
  );
}
