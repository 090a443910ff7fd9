import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { momentOf, placeName } from "../../platform/moments.ts";
import { pathTo } from "../../platform/pages.ts";
import { onPlainClick } from "../../platform/plain-click.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./agenda.module.css";
import type { AgendaFacts } from "./agenda.server.ts";
import { agendaDays, hoursOf } from "./agenda-days.ts";
import { AgendaList } from "./agenda-list.tsx";
import { AppointmentDialog } from "./appointment-dialog.tsx";
import { Legend } from "./legend.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import type { RoomSlot } from "./room-slot.ts";
import { queryOf } from "./shown-days.ts";
import { TimeOffDialog } from "./time-off-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useAgendaActs } from "./use-agenda-acts.ts";
import { useCalendar } from "./use-calendar.ts";

/** The coach's days: drawn where there is room and JavaScript, else as a list; both lead to the same pages. */
export function Agenda({ shown, days: range, today, now, agenda, room }: AgendaFacts & RoomSlot) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const navigate = useNavigate();
  const zone = agenda.timeZone;
  const days = useMemo(() => agendaDays(agenda, range), [agenda, range]);
  const Calendar = useCalendar(shown.view);
  const { asked, refused, nowMs, open, move, choose, close } = useAgendaActs({ now, zone });
  const { first, last } = hoursOf(days);
  const height = { "--hours": last - first } as React.CSSProperties;
  const isFailed = Calendar === "failed";

  const addTimeOff = onPlainClick(() => {
    const day = shown.date < today ? today : shown.date;
    choose({ from: `${day}T09:00`, to: `${day}T17:00` }, { typed: true });
  });
  return (
    <div className={styles.agenda}>
      <Toolbar {...{ shown, days: range, today }} />
      <div className={styles.notes}>
        <p suppressHydrationWarning>
          {t("zone", { place: placeName(zone), time: momentOf({ at: now }, { locale, zone, shape: "clock" }) })}
        </p>
        <PageButton to="coachExceptions" hash="new" look="ghost" small onClick={addTimeOff}>
          <Icon name="sun" /> {t("addTimeOff")}
        </PageButton>
      </div>
      {refused && (
        <p className={styles.refused} role="alert">
          <Icon name="alert" /> {t("past")}
        </p>
      )}
      {isFailed && <p role="alert">{t("notDrawn")}</p>}
      <div className={styles.stage} data-view={shown.view} data-failed={isFailed || undefined}>
        {shown.view !== "list" && !isFailed && (
          <div className={styles.drawn} style={height}>
            {Calendar ? (
              <Calendar
                {...{ shown, days, today, zone, nowMs }}
                onOpen={open}
                onMove={move}
                onChoose={choose}
                onDay={(date) => navigate(`${pathTo("coachAgenda", locale)}?${queryOf({ view: "day", date })}`)}
              />
            ) : (
              <Skeleton lines={8} />
            )}
            <Legend />
          </div>
        )}
        <div className={styles.list}>
          <AgendaList {...{ days, today, zone, room }} />
        </div>
      </div>
      {asked?.kind === "appointment" && (
        <AppointmentDialog {...asked} zone={zone} room={room(asked.appointment)} onClose={close} />
      )}
      {asked?.kind === "move" && <MoveDialog {...asked} zone={zone} onClose={close} />}
      {asked?.kind === "timeOff" && <TimeOffDialog {...asked} onClose={close} />}
    </div>
  );
}
