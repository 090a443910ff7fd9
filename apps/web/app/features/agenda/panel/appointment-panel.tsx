import type { AppointmentItem, readAppointment } from "@aufwind/contract/appointments";
import type { readAppointmentEarning } from "@aufwind/contract/finances";
import { isLive } from "@aufwind/rules/appointments/status";
import { callFromBrowser, lightRoute } from "../../../platform/http/browser-api.ts";
import { momentOf } from "../../../platform/i18n/dates.ts";
import { formatMoney } from "../../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../../platform/i18n/locale.tsx";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { MessageLink } from "../../../shared/message-link.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { PageButton } from "../../../ui/button.tsx";
import { PostForm } from "../../../ui/form/post-form.tsx";
import { SubmitButton } from "../../../ui/form/submit-button.tsx";
import patterns from "../../../ui/patterns.module.css";
import { blockLookOf, StatusMark } from "../agenda-status.tsx";
import { berlinTime } from "../agenda-view.ts";
import styles from "./panel.module.css";
import { Panel } from "./panel.tsx";
import { Preparation } from "./preparation.tsx";
import { useAnswer } from "./use-answer.ts";

const READ = lightRoute<typeof readAppointment>({ method: "get", path: "/api/appointments/{id}" });
const EARNING = lightRoute<typeof readAppointmentEarning>({
  method: "get",
  path: "/api/coaches/finances/appointments/{id}",
});
const askEarning = (id: string) => callFromBrowser(EARNING, { params: { id } });
const askAppointment = (id: string) => callFromBrowser(READ, { params: { id } });

/** The client's note; fetched when opened, so that a calendar carries no notes. */
function BookingNote({ id }: { id: string }) {
  const { t } = useTranslation("agenda");
  const read = useAnswer(askAppointment, id);
  return (
    <div className={styles.note} aria-live="polite">
      <b>{t("facts.note")}</b>
      <p>{read === undefined ? "…" : (read?.note ?? t("facts.noteFailed"))}</p>
    </div>
  );
}

/** What arrives after our fees; its line is there from the beginning. */
function Earning({ id }: { id: string }) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const answer = useAnswer(askEarning, id);
  if (answer === null || answer?.arrivesCents === null) return null;
  return (
    <>
      <dt>{t("facts.forYou")}</dt>
      <dd>{answer ? formatMoney(locale, answer.arrivesCents ?? 0) : "…"}</dd>
    </>
  );
}

type AppointmentPanelProps = {
  appointment: AppointmentItem;
  /** In which it is held, where that was agreed. */
  language: string | undefined;
  zone: string;
  now: number;
  /** The link to the video call. */
  callLink: React.ReactNode;
  onClose: () => void;
};

/** An appointment beside the grid: its facts, and what can be done now. */
export function AppointmentPanel({ appointment, language, zone, now, callLink, onClose }: AppointmentPanelProps) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const { id, client, consultation, durationMinutes, scheduledAt: at, endsAt: until } = appointment;
  const { scheduledBefore, feeCents, hasNote } = appointment;
  const berlin = berlinTime({ at, until }, { locale, zone });
  const name = client.name || t("gone");
  const isUnpaid = blockLookOf(appointment, now) === "unpaid";
  return (
    <Panel
      title={name}
      mark={<StatusMark {...appointment} />}
      face={<Avatar name={name} picture={client.picture} large />}
      onClose={onClose}
    >
      <dl className={styles.facts}>
        {scheduledBefore && (
          <>
            <dt>{t("move.from")}</dt>
            <dd>
              <del>{momentOf({ at: scheduledBefore }, { locale, zone })}</del>
            </dd>
          </>
        )}
        <dt>{t(scheduledBefore ? "move.to" : "facts.when")}</dt>
        <dd>
          {momentOf({ at, until }, { locale, zone })}
          {berlin && <span className={styles.soft}>{t("inBerlin", { time: berlin })}</span>}
        </dd>
        <dt>{t("facts.what")}</dt>
        <dd>
          {t(`consultations:names.${consultation}`)}, {t("minutes", { count: durationMinutes })}
          {language && <span className={styles.soft}>{language}</span>}
        </dd>
        {feeCents > 0 && (
          <>
            <dt>{t("facts.price")}</dt>
            <dd>
              {formatMoney(locale, feeCents)}
              {isUnpaid && <span className={styles.soft}>{t("looks.unpaid")}</span>}
            </dd>
            <Earning id={id} />
          </>
        )}
        {appointment.awaiting === "coach" && appointment.answerBy && (
          <>
            <dt>{t("facts.answerBy")}</dt>
            <dd>{momentOf({ at: appointment.answerBy }, { locale, zone })}</dd>
          </>
        )}
      </dl>
      {hasNote && <BookingNote id={id} />}
      <Preparation clientId={client.id} isAhead={isLive(appointment.scheduledStatus)} />
      <p className={`${styles.links} ${patterns.thinLinks}`}>
        <PageLink to="coachAppointment" params={{ id }}>
          {t("facts.open")}
        </PageLink>
        {client.name && (
          <PageLink to="coachClient" params={{ id: client.id }}>
            {t("facts.file")}
          </PageLink>
        )}
        {client.name && isLive(appointment.scheduledStatus) && (
          <PageLink to="coachPreparation" params={{ id: client.id }}>
            {t("facts.prepare")}
          </PageLink>
        )}
      </p>
      <div className={styles.acts}>
        <AnswerForms appointment={appointment} zone={zone} />
        {callLink}
        <ActionLinks appointment={appointment} />
        {client.name && <MessageLink otherId={client.id} name={name} look="quiet" small isBrief />}
      </div>
    </Panel>
  );
}

/** A request is confirmed, and a new time accepted, from here; the button names that time. */
function AnswerForms({ appointment: { id, can, scheduledAt }, zone }: { appointment: AppointmentItem; zone: string }) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const act = (["confirm", "accept"] as const).find((each) => can.includes(each));
  if (!act) return null;
  const time = momentOf({ at: scheduledAt }, { locale, zone });
  return (
    <PostForm name={`${act}.${id}`} failure={t("answer.failed")} success={() => <p>{t(`answer.${act}Done`)}</p>}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton small wide>
        {act === "accept" ? t("answer.accept", { time }) : t("answer.confirm")}
      </SubmitButton>
    </PostForm>
  );
}

/** What needs a sentence or another time has a page of its own. */
function ActionLinks({ appointment: { id, can } }: { appointment: AppointmentItem }) {
  const { t } = useTranslation("agenda");
  const ending = (["reject", "decline", "cancel"] as const).find((each) => can.includes(each));
  return (
    <>
      {can.includes("reschedule") && (
        <PageButton to="coachReschedule" params={{ id }} look="ghost" small>
          {t("facts.move")}
        </PageButton>
      )}
      {ending && (
        <PageButton to="coachAppointment" params={{ id }} query={`act=${ending}`} look="quiet" small>
          {t(`ending.${ending}`)}
        </PageButton>
      )}
    </>
  );
}
