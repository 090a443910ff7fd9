import { useEffect, useMemo, useState } from "react";

/** The server's time, in milliseconds: the clock of a person's own device may be wrong. */
export type RoomClock = () => number;

export function useRoomClock(now: string): RoomClock {
  return useMemo(() => {
    const [server, began] = [Date.parse(now), performance.now()];
    return () => server + performance.now() - began;
  }, [now]);
}

/** The present moment, looked at every second. */
export function useNow(clock: RoomClock): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const look = () => setNow(clock());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
