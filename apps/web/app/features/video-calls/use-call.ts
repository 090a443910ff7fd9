import type { Room } from "@aufwind/contract/video-calls";
import { useEffect, useState } from "react";
import { onLive } from "../../platform/live/live-store.ts";
import { Call } from "./call.ts";
import type { LocalMedia } from "./local-media.ts";
import { roomApi } from "./room-api.ts";
import { forgetInside, noteInside } from "./was-inside.ts";

type Parts = { room: Pick<Room, "appointmentId" | "side">; media: LocalMedia };

/** Being in the call for as long as this is shown; after a reload it is known that one was. */
export function useCall({ room: { appointmentId, side }, media }: Parts): Call | null {
  const [call, setCall] = useState<Call | null>(null);
  useEffect(() => {
    const own = new Call({ appointmentId, side, media, api: roomApi(appointmentId) });
    const leave = [
      onLive("room", (data) => own.hear({ kind: "room", data })),
      onLive("signal", (data) => own.hear({ kind: "signal", data })),
      onLive("reset", (data) => own.hear({ kind: "reset", data })),
    ];
    const note = () => {
      const { isMuted, isCameraOff } = media.store.get();
      noteInside(sessionStorage, { id: appointmentId, now: Date.now(), isMuted, isCameraOff });
    };
    window.addEventListener("pagehide", note);
    setCall(own);
    return () => {
      for (const each of leave) each();
      window.removeEventListener("pagehide", note);
      forgetInside(sessionStorage, appointmentId);
      own.leave();
    };
  }, [appointmentId, side, media]);
  return call;
}
