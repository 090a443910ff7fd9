import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useShortcuts } from "../../platform/browser/shortcuts.ts";
import { momentOf, placeName } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { CallLink } from "../../shared/call-link.tsx";
import styles from "./agenda.module.css";
import type { AgendaFacts } from "./agenda.server.ts";
import { agendaDays, hoursOf } from "./agenda-days.ts";
import { AgendaList } from "./agenda-list.tsx";
import { AgendaSide } from "./agenda-side.tsx";
import { type AgendaView, stepView, viewQuery } from "./agenda-view.ts";
import { DayDots } from "./day-dots.tsx";
import { minutesOf } from "./grid/grid-layout.ts";
import { MonthView } from "./grid/month-view.tsx";
import { TimeGrid } from "./grid/time-grid.tsx";
import type { Proposal } from "./grid/use-grid-drag.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { AgendaPanel } from "./panel/agenda-panel.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useAgendaActions } from "./use-agenda-actions.ts";
import { wallOf } from "./zone-clock.ts";

/** The coach's days, all drawn by the server: a grid of hours or a month; on a phone dots with the list of a day. */
export function Agenda({ shown, days: range, today, now: readAt, agenda, languages, pauses, week }: AgendaFacts) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const zone = agenda.timeZone;
  const now = useServerClock(readAt);
  const days = useMemo(() => agendaDays(agenda, range), [agenda, range]);
  const acts = useAgendaActions({ now, zone });
  const { asked, notice } = acts;
  const stage = useRef<HTMLDivElement>(null);
  const [isMovedByKey, setByKey] = useState(false);
  const moving = asked?.kind === "move" ? asked : notice?.kind === "moving" ? notice : null;

  function addTimeOff() {
    const day = shown.date < today ? today : shown.date;
    acts.ask({ kind: "timeOff", from: `${day}T09:00`, to: `${day}T17:00` });
  }
  function close() {
    const opened = asked?.kind === "appointment" ? asked.id : asked?.kind === "move" ? asked.appointment.id : undefined;
    acts.close();
    // The focus returns to what was opened, unless it is elsewhere.
    if (opened && document.activeElement?.closest("[data-panel]"))
      stage.current?.querySelector<HTMLElement>(`a[data-id="${opened}"]`)?.focus();
  }
  useAgendaKeys({ shown, today, onTimeOff: addTimeOff, onUndo: acts.undo, onClose: close });

  const callLink = (item: AppointmentItem) => (
    <CallLink appointment={item} now={Date.parse(readAt)} name={item.client.name} small isBrief />
  );
  const grid = {
    ...{ days, today, zone, now, pauses },
    openId: asked?.kind === "appointment" ? asked.id : undefined,
    proposal: moving && proposalOf(moving, zone),
    onOpen({ appointment: { id } }: { appointment: AppointmentItem }) {
      setByKey(false);
      // Enter after moving by keys leads to the question about it.
      if (asked?.kind !== "move" || asked.appointment.id !== id) acts.ask({ kind: "appointment", id });
    },
    onOpenOff: ({ id }: { id: string }) => acts.ask({ kind: "off", id }),
    onMove(id: string, to: string, isByKey = false) {
      const appointment = agenda.appointments.find((each) => each.id === id);
      setByKey(isByKey);
      if (appointment) acts.proposeMove(appointment, to);
    },
    onChoose: acts.chooseTime,
    onSuggest: acts.suggestTime,
  };
  const { first, last } = hoursOf(days);
  return (
    <div className={styles.agenda} data-view={shown.view} style={{ "--hours": last - first } as React.CSSProperties}>
      <Toolbar {...{ shown, days: range, today }} onTimeOff={addTimeOff} />
      <div className={styles.frame}>
        <div className={styles.stage} data-panel={asked ? "open" : undefined} ref={stage}>
          <AgendaSide {...{ shown, days: range, today, week, zone }} />
          <div className={styles.drawn}>
            {(shown.view === "day" || shown.view === "week") && <TimeGrid key={range.from} {...grid} />}
            {shown.view === "month" && <MonthView {...grid} month={shown.date.slice(0, 7)} />}
          </div>
          {(shown.view === "week" || shown.view === "month") && (
            <div className={styles.dots}>
              <DayDots {...{ days, shown, today, now }} />
              <AgendaList days={days.filter(({ day }) => day === shown.date)} {...{ today, zone, pauses, callLink }} />
            </div>
          )}
          {shown.view === "list" && (
            <div className={styles.list}>
              <AgendaList {...{ days, today, zone, pauses, callLink }} />
            </div>
          )}
          {asked && (
            <AgendaPanel
              {...{ asked, agenda, now, languages, callLink }}
              takesFocus={!isMovedByKey}
              onPropose={acts.startMove}
              onClose={close}
            />
          )}
        </div>
      </div>
      <p className={styles.zone} suppressHydrationWarning>
        {t("zone", { place: placeName(zone), time: momentOf({ at: readAt }, { locale, zone, shape: "clock" }) })}
      </p>
      {notice && (
        <NoticeBar
          key={notice.kind}
          {...{ notice, zone }}
          onUndo={acts.undo}
          onEnd={() => (notice.kind === "moving" ? acts.sendMove(notice) : acts.hush())}
          onClose={acts.hush}
        />
      )}
    </div>
  );
}

function proposalOf({ appointment, at }: { appointment: AppointmentItem; at: string }, zone: string): Proposal {
  const wall = wallOf(at, zone);
  const from = minutesOf(wall.slice(11));
  return { id: appointment.id, day: wall.slice(0, 10), from, to: from + appointment.durationMinutes };
}

type AgendaKeysParams = {
  shown: AgendaView;
  today: string;
  onTimeOff: () => void;
  onUndo: () => void;
  onClose: () => void;
};

/** The keys of the calendar. */
function useAgendaKeys({ shown, today, onTimeOff, onUndo, onClose }: AgendaKeysParams) {
  const navigate = useNavigate();
  const locale = useLocale();
  const to = (place: AgendaView) => () => void navigate(`${pathTo("coachAgenda", locale)}?${viewQuery(place)}`);
  const { date } = shown;
  useShortcuts("agenda:title", [
    { key: "t", label: "agenda:today", act: to({ view: shown.view, date: today }) },
    { key: "d", label: "agenda:view.day", act: to({ view: "day", date }) },
    { key: "w", label: "agenda:view.week", act: to({ view: "week", date }) },
    { key: "m", label: "agenda:view.month", act: to({ view: "month", date }) },
    { key: "l", label: "agenda:view.list", act: to({ view: "list", date }) },
    { key: "ArrowLeft", label: `agenda:earlier.${shown.view}`, act: to(stepView(shown, -1)) },
    { key: "ArrowRight", label: `agenda:later.${shown.view}`, act: to(stepView(shown, 1)) },
    { key: "n", label: "agenda:addTimeOff", act: onTimeOff },
    { key: "z", label: "agenda:undo", act: onUndo },
    { key: "Escape", label: "agenda:close", act: onClose, whileTyping: true },
  ]);
}

const TICK_MS = 20_000;

/** The server's time, advancing with the page; the browser's own clock may be wrong. */
function useServerClock(now: string): number {
  const [passed, setPassed] = useState({ since: now, ms: 0 });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => setPassed({ since: now, ms: performance.now() - began }), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return Date.parse(now) + (passed.since === now ? passed.ms : 0);
}
