import type { AppointmentItem, readAppointment } from "@aufwind/contract/appointments";
import { useEffect, useState } from "react";
import { callFromBrowser, lightRoute } from "../../platform/http/browser-api.ts";
import { momentOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { StandingMark } from "./agenda-status.tsx";
import styles from "./dialogs.module.css";
import { berlinTime } from "./shown-days.ts";

const READ = lightRoute<typeof readAppointment>({ method: "get", path: "/api/appointments/{id}" });

/** The client's note; fetched when opened, so that a calendar carries no notes. */
function BookingNote({ id }: { id: string }) {
  const { t } = useTranslation("agenda");
  const [text, setText] = useState<string | null>();
  useEffect(() => {
    let isShown = true;
    callFromBrowser(READ, { params: { id } })
      .then(({ note }) => isShown && setText(note))
      .catch(() => isShown && setText(null));
    return () => {
      isShown = false;
    };
  }, [id]);
  return (
    <>
      <dt>{t("facts.note")}</dt>
      <dd className={styles.note} aria-live="polite">
        {text === undefined ? "…" : (text ?? t("facts.noteFailed"))}
      </dd>
    </>
  );
}

type AppointmentDialogProps = {
  appointment: AppointmentItem;
  zone: string;
  /** The link to the video call. */
  callLink: React.ReactNode;
  onClose: () => void;
};

/** The facts of an appointment, and its links. */
export function AppointmentDialog({ appointment, zone, callLink, onClose }: AppointmentDialogProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const { id, client, consultation, durationMinutes, scheduledAt: at, endsAt: until, can, hasNote } = appointment;
  const berlin = berlinTime({ at, until }, { locale, zone });
  return (
    <Dialog title={client.name || t("gone")} onClose={onClose}>
      <div>
        <StandingMark {...appointment} />
      </div>
      <dl className={styles.facts}>
        <dt>{t("facts.when")}</dt>
        <dd>
          {momentOf({ at, until }, { locale, zone, shape: "dated" })}
          {berlin && <span className={styles.soft}>{t("inBerlin", { time: berlin })}</span>}
        </dd>
        <dt>{t("facts.what")}</dt>
        <dd>
          {t(`consultations:names.${consultation}`)}, {t("minutes", { count: durationMinutes })}
        </dd>
        {hasNote && <BookingNote id={id} />}
      </dl>
      <div className={styles.acts}>
        {callLink}
        <PageButton to="coachAppointment" params={{ id }} small>
          {t("facts.open")}
        </PageButton>
        {can.includes("reschedule") && (
          <PageButton to="coachReschedule" params={{ id }} look="ghost" small>
            {t("facts.move")}
          </PageButton>
        )}
      </div>
    </Dialog>
  );
}
