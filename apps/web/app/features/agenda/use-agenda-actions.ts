import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useCallback, useEffect, useRef, useState } from "react";
import type { Appointment } from "./calendar.tsx";
import { instantOf, type WallSpan } from "./zone-clock.ts";

export type Asked =
  | { kind: "appointment"; appointment: AppointmentItem }
  | { kind: "move"; appointment: AppointmentItem; at: string }
  | ({ kind: "timeOff" } & WallSpan);

type ChooseParams = { typed?: boolean };

/** Actions in the calendar become questions; the past cannot be changed. */
export function useAgendaActs({ now, zone }: { now: string; zone: string }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState(false);
  const nowMs = useServerClock(now);

  function ask(question: Asked, at: string) {
    const isPast = Date.parse(at) <= nowMs();
    setRefused(isPast);
    setAsked(isPast ? null : question);
  }
  return {
    asked,
    refused,
    nowMs,
    open({ appointment }: Appointment) {
      setRefused(false);
      setAsked({ kind: "appointment", appointment });
    },
    move({ appointment }: Appointment, to: string) {
      const at = instantOf(to, zone);
      if (Date.parse(at) !== Date.parse(appointment.scheduledAt)) ask({ kind: "move", appointment, at }, at);
    },
    /** If times are only a suggestion for a form, the form validates them. */
    choose(span: WallSpan, { typed = false }: ChooseParams = {}) {
      const question = { kind: "timeOff" as const, ...span };
      if (!typed) return ask(question, instantOf(span.to, zone));
      setRefused(false);
      setAsked(question);
    },
    close: useCallback(() => setAsked(null), []),
  };
}

/** The server's time, advancing with the page; the browser's own clock may be wrong. */
function useServerClock(now: string): () => number {
  const begun = useRef({ now: Date.parse(now), at: 0 });
  useEffect(() => {
    begun.current = { now: Date.parse(now), at: performance.now() };
  }, [now]);
  return useCallback(() => begun.current.now + performance.now() - begun.current.at, []);
}
