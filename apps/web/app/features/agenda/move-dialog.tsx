import type { AppointmentItem } from "@aufwind/contract/appointments";
import { momentOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Button, PageButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PostForm } from "../../ui/form/post-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import styles from "./dialogs.module.css";
import { berlinTime } from "./shown-days.ts";

type MoveDialogProps = { appointment: AppointmentItem; at: string; zone: string; onClose: () => void };

/** Says what will happen before it does; otherwise the appointment stays in its place. */
export function MoveDialog({ appointment, at, zone, onClose }: MoveDialogProps) {
  const { t } = useTranslation("agenda");
  const { id, scheduledAt, durationMinutes } = appointment;
  const name = appointment.client.name || t("gone");
  const close = (
    <Button look="quiet" onClick={onClose}>
      {t("close")}
    </Button>
  );
  return (
    <Dialog title={t("move.title")} onClose={onClose}>
      <dl className={styles.facts}>
        <dt>{t("move.from")}</dt>
        <dd>
          <When {...{ at: scheduledAt, durationMinutes, zone }} />
        </dd>
        <dt>{t("move.to")}</dt>
        <dd>
          <When {...{ at, durationMinutes, zone }} />
        </dd>
      </dl>
      <PostForm
        name={`move.${id}`}
        failure={t("move.failed")}
        success={() => (
          <>
            <p>
              <strong>{t("move.done", { name })}</strong>
            </p>
            <div>{close}</div>
          </>
        )}
        help={() => (
          <>
            <p>{t("move.back")}</p>
            <div>
              <PageButton to="coachReschedule" params={{ id }} look="ghost" small>
                {t("move.other")}
              </PageButton>
            </div>
          </>
        )}
      >
        <p>{t("move.accept", { name })}</p>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="scheduledAt" value={at} />
        <div className={styles.acts}>
          <SubmitButton>{t("move.propose")}</SubmitButton>
          <Button look="quiet" onClick={onClose}>
            {t("move.leave")}
          </Button>
        </div>
      </PostForm>
    </Dialog>
  );
}

type WhenProps = { at: string; durationMinutes: number; zone: string };

function When({ at, durationMinutes, zone }: WhenProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const until = new Date(Date.parse(at) + durationMinutes * 60_000).toISOString();
  const berlin = berlinTime({ at, until }, { locale, zone });
  return (
    <>
      {momentOf({ at, until }, { locale, zone, shape: "dated" })}
      {berlin && <span className={styles.soft}>{t("inBerlin", { time: berlin })}</span>}
    </>
  );
}
