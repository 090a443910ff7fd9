import type { Room } from "@aufwind/contract/video-calls";
import { MINUTE, SECOND } from "@aufwind/rules/time/durations";
import { useEffect, useMemo, useState } from "react";

const two = (number: number) => String(number).padStart(2, "0");

/** "4:05" or "1:02:05": whole seconds, rounded so that none is shown too early. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

type Times = { startsAt: number; endsAt: number };

export const timesOf = ({ scheduledAt, endsAt }: Pick<Room, "scheduledAt" | "endsAt">) => ({
  startsAt: Date.parse(scheduledAt),
  endsAt: Date.parse(endsAt),
});

/** Before, during or after the agreed times. */
export type AppointmentPhase =
  | { is: "before"; left: number }
  | { is: "running"; passed: number; left: number; isSoonOver: boolean }
  | { is: "over"; passed: number };

const SOON = 5 * MINUTE;

export function phaseAt(now: number, { startsAt, endsAt }: Times): AppointmentPhase {
  if (now < startsAt) return { is: "before", left: startsAt - now };
  if (now >= endsAt) return { is: "over", passed: now - endsAt };
  return { is: "running", passed: now - startsAt, left: endsAt - now, isSoonOver: endsAt - now <= SOON };
}

/** The server's time, in milliseconds: a device's own clock may be wrong. */
export type ServerClock = () => number;

export function useServerClock(now: string): ServerClock {
  return useMemo(() => {
    const [server, began] = [Date.parse(now), performance.now()];
    return () => server + performance.now() - began;
  }, [now]);
}

/** The present moment, updated every second. */
export function useNow(clock: ServerClock): number {
  const [now, setNow] = useState(clock);
  useEffect(() => {
    const look = () => setNow(clock());
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
