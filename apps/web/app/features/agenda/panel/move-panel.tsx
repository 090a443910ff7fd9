import type { AppointmentItem } from "@aufwind/contract/appointments";
import { MINUTE } from "@aufwind/rules/time/durations";
import { useEffect } from "react";
import { announce } from "../../../platform/browser/accessibility.ts";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { berlinTime } from "../agenda-view.ts";
import styles from "./panel.module.css";
import { Panel } from "./panel.tsx";

type MovePanelProps = {
  appointment: AppointmentItem;
  at: string;
  zone: string;
  takesFocus: boolean;
  onPropose: () => void;
  onClose: () => void;
};

/** Says what will happen before it does: old and new time, and a button that names the new one. */
export function MovePanel({ appointment, at, zone, takesFocus, onPropose, onClose }: MovePanelProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const { scheduledAt, durationMinutes } = appointment;
  const name = appointment.client.name || t("gone");
  const time = momentOf({ at }, { locale, zone });
  useEffect(() => {
    if (!takesFocus) announce(t("move.heard", { time }));
  }, [takesFocus, time, t]);
  return (
    <Panel title={t("move.title")} takesFocus={takesFocus} onClose={onClose}>
      <dl className={styles.facts}>
        <dt>{t("move.from")}</dt>
        <dd>
          <del>
            <When {...{ at: scheduledAt, durationMinutes, zone }} />
          </del>
        </dd>
        <dt>{t("move.to")}</dt>
        <dd>
          <When {...{ at, durationMinutes, zone }} />
        </dd>
      </dl>
      <p>{t("move.accept", { name })}</p>
      <div className={styles.acts}>
        <Button small onClick={onPropose}>
          {t("move.propose", { time })}
        </Button>
        <Button look="quiet" small onClick={onClose}>
          {t("move.leave")}
        </Button>
      </div>
    </Panel>
  );
}

type WhenProps = { at: string; durationMinutes: number; zone: string };

function When({ at, durationMinutes, zone }: WhenProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const until = new Date(Date.parse(at) + durationMinutes * MINUTE).toISOString();
  const berlin = berlinTime({ at, until }, { locale, zone });
  return (
    <>
      {momentOf({ at, until }, { locale, zone })}
      {berlin && <span className={styles.soft}>{t("inBerlin", { time: berlin })}</span>}
    </>
  );
}
