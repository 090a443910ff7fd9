import type { listAffected } from "@aufwind/contract/agenda";
import type { AppointmentItem } from "@aufwind/contract/appointments";
import type { rescheduleAppointment } from "@aufwind/contract/appointments-transitions";
import { ApiProblem } from "@aufwind/contract/platform/call";
import type { addException, removeException } from "@aufwind/contract/schedules";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { callFromBrowser, lightRoute } from "../../platform/http/browser-api.ts";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { ClosedTime } from "./closed-time.ts";
import { instantOf, type WallSpan } from "./zone-clock.ts";

const RESCHEDULE = lightRoute<typeof rescheduleAppointment>({
  method: "post",
  path: "/api/appointments/{id}/reschedule",
});
const ADD_OFF = lightRoute<typeof addException>({ method: "post", path: "/api/coaches/schedule/exceptions" });
const REMOVE_OFF = lightRoute<typeof removeException>({
  method: "delete",
  path: "/api/coaches/schedule/exceptions/{id}",
});
const AFFECTED = lightRoute<typeof listAffected>({ method: "get", path: "/api/coaches/agenda/affected" });

type Move = { appointment: AppointmentItem; at: string };

/** What the panel shows. */
export type OpenPanel =
  | { kind: "appointment"; id: string }
  | ({ kind: "move" } & Move)
  | { kind: "off"; id: string }
  | ({ kind: "timeOff" } & WallSpan)
  | { kind: "affected"; closed: ClosedTime };

/** What the bar below says; `moving` has not been sent yet, so that it can be taken back. */
export type Notice =
  | ({ kind: "moving" } & Move)
  | { kind: "moved"; name: string }
  | { kind: "closed"; closed: ClosedTime }
  | { kind: "opened" }
  | { kind: "past" }
  | { kind: "failed"; detail: string; moveId?: string };

type AgendaActionsParams = { now: number; zone: string };

/** What is done in the calendar by pointer and keys. A move asks first and waits a little; time off is there at once. */
export function useAgendaActions({ now, zone }: AgendaActionsParams) {
  const { t } = useTranslation("agenda");
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<OpenPanel | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const waiting = useWaitingMove();

  const fail = (error: unknown, moveId?: string) => {
    const detail = error instanceof ApiProblem ? error.body.detail : "";
    setNotice({ kind: "failed", detail: detail || t("notSent"), ...(moveId && { moveId }) });
    revalidate();
  };
  async function sendMove({ appointment, at }: Move) {
    waiting.current = null;
    setNotice(null);
    try {
      await callFromBrowser(RESCHEDULE, { params: { id: appointment.id }, body: { scheduledAt: at } });
      setNotice({ kind: "moved", name: appointment.client.name || t("gone") });
      await revalidate();
    } catch (error) {
      fail(error, appointment.id);
    }
  }
  async function closeTime(span: WallSpan) {
    try {
      const stored = await callFromBrowser(ADD_OFF, { body: { kind: "timeOff", note: "", ...span } });
      const affected = await callFromBrowser(AFFECTED, { query: span }).then(
        ({ items }) => items,
        () => null,
      );
      const closed = { ...stored, affected };
      if (affected?.length !== 0) setAsked({ kind: "affected", closed });
      setNotice({ kind: "closed", closed });
      await revalidate();
    } catch (error) {
      fail(error);
    }
  }
  const isPast = (wall: string) => Date.parse(instantOf(wall, zone)) <= now;
  function refusePast() {
    setAsked(null);
    setNotice({ kind: "past" });
  }
  /** Another action does not wait for the move before it. */
  const settle = () => {
    if (waiting.current) sendMove(waiting.current);
  };
  return {
    asked,
    notice,
    ask: setAsked,
    close: useCallback(() => setAsked(null), []),
    hush: useCallback(() => setNotice(null), []),
    sendMove,
    /** Shows what it would mean; nothing has happened yet. */
    proposeMove(appointment: AppointmentItem, to: string) {
      const at = instantOf(to, zone);
      if (Date.parse(at) === Date.parse(appointment.scheduledAt)) return setAsked(null);
      if (Date.parse(at) <= now) return refusePast();
      setNotice(null);
      setAsked({ kind: "move", appointment, at });
    },
    startMove({ appointment, at }: Move) {
      settle();
      waiting.current = { appointment, at };
      setAsked(null);
      setNotice({ kind: "moving", appointment, at });
    },
    chooseTime(span: WallSpan) {
      if (isPast(span.to)) return refusePast();
      settle();
      closeTime(span);
    },
    suggestTime(span: WallSpan) {
      if (isPast(span.to)) return refusePast();
      setAsked({ kind: "timeOff", ...span });
    },
    /** Takes back what the bar tells of. */
    async undo() {
      if (notice?.kind === "moving") {
        waiting.current = null;
        setNotice(null);
      }
      if (notice?.kind !== "closed") return;
      setAsked(null);
      try {
        await callFromBrowser(REMOVE_OFF, { params: { id: notice.closed.id } });
        setNotice({ kind: "opened" });
        await revalidate();
      } catch (error) {
        fail(error);
      }
    },
  };
}

/** A move that was agreed to is sent at the latest when the page is left. */
function useWaitingMove() {
  const waiting = useRef<Move | null>(null);
  useEffect(() => {
    const send = () => {
      const move = waiting.current;
      if (!move) return;
      waiting.current = null;
      const path = RESCHEDULE.path.replace("{id}", move.appointment.id);
      const headers = { "content-type": "application/json" };
      void fetch(path, { method: "POST", keepalive: true, headers, body: JSON.stringify({ scheduledAt: move.at }) });
    };
    window.addEventListener("pagehide", send);
    return () => {
      window.removeEventListener("pagehide", send);
      send();
    };
  }, []);
  return waiting;
}
