import type { Room } from "@aufwind/contract/video-calls";
import { useCallback, useEffect, useState } from "react";
import { useLive } from "../../platform/live/use-live.ts";

/** The room as it stands now. Read from the browser and not by the router: a line that is lost must not end the page. */
export function useRoom(loaded: Room): { room: Room; refresh: () => Promise<void> } {
  const [room, setRoom] = useState(loaded);
  const id = loaded.appointmentId;
  const refresh = useCallback(async () => {
    const fresh = await import("./read-room.ts").then((module) => module.readRoomNow(id)).catch(() => null);
    if (fresh) setRoom((known) => (fresh.now >= known.now ? fresh : known));
  }, [id]);
  useLive("room", ({ appointmentId }) => appointmentId === id && refresh());
  useLive("appointment", (changed) => changed.id === id && refresh());
  useLive("reset", () => void refresh());
  useEffect(() => {
    const look = () => !document.hidden && refresh();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refresh]);
  return { room, refresh };
}
