import type { AppointmentItem } from "@aufwind/contract/appointments";
import { useMemo, useRef, useState } from "react";
import { momentOf, placeName } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { CallLink } from "../../shared/call-link.tsx";
import styles from "./agenda.module.css";
import type { AgendaFacts } from "./agenda.server.ts";
import { agendaDays, hoursOf } from "./agenda-days.ts";
import { AgendaList } from "./agenda-list.tsx";
import { AgendaSide } from "./agenda-side.tsx";
import { DayDots } from "./day-dots.tsx";
import { minutesOf } from "./grid/grid-layout.ts";
import { MonthView } from "./grid/month-view.tsx";
import { TimeGrid } from "./grid/time-grid.tsx";
import type { Proposal } from "./grid/use-grid-drag.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { AgendaPanel } from "./panel/agenda-panel.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useAgendaActs } from "./use-agenda-acts.ts";
import { useAgendaKeys } from "./use-agenda-keys.ts";
import { useServerClock } from "./use-server-clock.ts";
import { wallOf } from "./zone-clock.ts";

/** The coach's days, all drawn by the server: a grid of hours or a month; on a phone dots with the list of a day. */
export function Agenda({ shown, days: range, today, now: readAt, agenda, languages, pauses, week }: AgendaFacts) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const zone = agenda.timeZone;
  const now = useServerClock(readAt);
  const days = useMemo(() => agendaDays(agenda, range), [agenda, range]);
  const acts = useAgendaActs({ now, zone });
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
