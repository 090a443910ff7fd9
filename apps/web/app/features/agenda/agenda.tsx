import type { AppointmentItem } from "@aufwind/contract/appointments";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { momentOf, placeName } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { pathTo } from "../../platform/pages/pages.ts";
import { CallLink } from "../../shared/call-link.tsx";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/placeholders.tsx";
import styles from "./agenda.module.css";
import type { AgendaFacts } from "./agenda.server.ts";
import { agendaDays, hoursOf } from "./agenda-days.ts";
import { AgendaList } from "./agenda-list.tsx";
import { SHOWN_STANDINGS, SIGNS } from "./agenda-status.tsx";
import { AppointmentDialog } from "./appointment-dialog.tsx";
import type { CalendarProps } from "./calendar.tsx";
import legendStyles from "./legend.module.css";
import { MoveDialog } from "./move-dialog.tsx";
import { queryOf, type View } from "./shown-days.ts";
import { TimeOffDialog } from "./time-off-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useAgendaActs } from "./use-agenda-actions.ts";

type Loaded = ComponentType<CalendarProps> | "failed" | undefined;

/** The minimum width for a week or a month; the style sheet has the same value. */
const WIDE = "(min-width: 44.01rem)";

/** The drawn calendar, once loaded and if there is space; the list until then, and if it fails. */
function useCalendar(view: View): Loaded {
  const [loaded, setLoaded] = useState<Loaded>();
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const room = window.matchMedia(WIDE);
    const look = () => setWide(room.matches);
    look();
    room.addEventListener("change", look);
    return () => room.removeEventListener("change", look);
  }, []);
  const isDrawn = view === "day" || (view !== "list" && isWide);
  useEffect(() => {
    if (!isDrawn) return;
    import("./calendar.tsx").then(
      ({ Calendar }) => setLoaded(() => Calendar),
      () => setLoaded("failed"),
    );
  }, [isDrawn]);
  return isDrawn ? loaded : undefined;
}

const GROUNDS = ["open", "off", "busy"] as const;

/** The legend of colours and icons. */
function Legend() {
  const { t } = useTranslation("agenda");
  return (
    <ul className={legendStyles.legend} aria-label={t("legend.title")}>
      {GROUNDS.map((ground) => (
        <li key={ground}>
          <span className={legendStyles.ground} data-ground={ground} /> {t(`legend.${ground}`)}
        </li>
      ))}
      {SHOWN_STANDINGS.map((standing) => (
        <li key={standing}>
          <span className={legendStyles.sign} data-standing={standing}>
            <Icon name={SIGNS[standing]} />
          </span>{" "}
          {t(`standings.${standing}`)}
        </li>
      ))}
    </ul>
  );
}

/** The coach's days: drawn if there is space and JavaScript, else a list; both link to the same pages. */
export function Agenda({ shown, days: range, today, now, agenda }: AgendaFacts) {
  const callLink = (item: AppointmentItem) => (
    <CallLink appointment={item} now={Date.parse(now)} name={item.client.name} small isBrief />
  );
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
          <AgendaList {...{ days, today, zone, callLink }} />
        </div>
      </div>
      {asked?.kind === "appointment" && (
        <AppointmentDialog {...asked} zone={zone} callLink={callLink(asked.appointment)} onClose={close} />
      )}
      {asked?.kind === "move" && <MoveDialog {...asked} zone={zone} onClose={close} />}
      {asked?.kind === "timeOff" && <TimeOffDialog {...asked} onClose={close} />}
    </div>
  );
}
