import type { FullPreparation } from "@aufwind/contract/coach-clients";
import { berlinDay, dayOf, formatDay } from "../../platform/i18n/dates.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { BackLink } from "../../ui/links.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Pill } from "../../ui/pill.tsx";
import styles from "./client.module.css";
import { useClientName } from "./client-face.tsx";
import prepared from "./preparation.module.css";

type PreparationPageProps = {
  client: {
    id: string;
    name: string;
    /** The appointment to write a note about; null if there is none. */
    noted: string | null;
  };
  known: FullPreparation;
  /** What was asked with the booking of the next appointment. */
  asked: React.ReactNode;
  checkIns: React.ReactNode;
  answered: React.ReactNode;
  unanswered: React.ReactNode;
};

/** What a coach looks at before an appointment, on one page. */
export function PreparationPage({ client, known, asked, checkIns, answered, unanswered }: PreparationPageProps) {
  const { t } = useTranslation("coach-clients");
  const name = useClientName(client.name);
  const met = known.metCount > 0 ? t("prepare.met", { count: known.metCount }) : t("prepare.first");
  return (
    <>
      <PageHeader
        back={
          <BackLink to="coachClient" params={{ id: client.id }}>
            {t("prepare.file")}
          </BackLink>
        }
        title={t("prepare.title", { name })}
        lead={`${t("prepare.lead")} ${met}`}
      />
      <div className={styles.columns}>
        <div>
          {asked}
          <LastNote note={known.lastNote} noted={client.noted} />
          <Panel title={t("prepare.goals")}>
            {known.goals.length === 0 ? <p>{t("prepare.goalsNone")}</p> : <Goals goals={known.goals} />}
          </Panel>
        </div>
        <div>
          <Panel title={t("prepare.answered")}>
            {known.answered.length > 0 ? answered : <p>{t("prepare.answeredNone")}</p>}
            {known.answered.length + known.unanswered.length === 0 && client.name && (
              <p>
                <PageLink
                  className={patterns.link}
                  to="coachClient"
                  params={{ id: client.id }}
                  query="tab=goals"
                  hash="worksheets"
                >
                  {t("prepare.sendWorksheet")}
                </PageLink>
              </p>
            )}
          </Panel>
          {known.unanswered.length > 0 && <Panel title={t("prepare.unanswered")}>{unanswered}</Panel>}
          <Panel title={t("prepare.checkIns")}>
            {known.checkIns.length > 0 ? checkIns : <p>{t("prepare.checkInsNone")}</p>}
          </Panel>
        </div>
      </div>
    </>
  );
}

function LastNote({ note, noted }: { note: FullPreparation["lastNote"]; noted: string | null }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  return (
    <Panel
      title={t("prepare.note")}
      aside={
        note && (
          <PageLink to="coachNote" params={{ id: note.appointmentId }}>
            {dayOf(note.scheduledAt, { locale })}
          </PageLink>
        )
      }
    >
      <p>{note ? (note.excerpt ?? t("prepare.noteUnreadable")) : t("prepare.noteNone")}</p>
      {!note && noted && (
        <p>
          <PageLink className={patterns.link} to="coachNote" params={{ id: noted }}>
            {t("prepare.writeNote")}
          </PageLink>
        </p>
      )}
      {note && note.agreed.length > 0 && (
        <>
          <h3>{t("prepare.agreed")}</h3>
          <ul className={prepared.list}>
            {note.agreed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Goals({ goals }: Pick<FullPreparation, "goals">) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  const today = berlinDay(Date.now());
  return (
    <ul className={prepared.goals}>
      {goals.map(({ id, title, doneCount, steps }) => (
        <li key={id}>
          <h3>
            <PageLink to="coachGoal" params={{ id }}>
              {title ?? t("prepare.unreadable")}
            </PageLink>
            {doneCount > 0 && <small> {t("prepare.steps", { done: doneCount })}</small>}
          </h3>
          <ul>
            {steps.map((step) => (
              <li key={step.id} className={prepared.step}>
                <span>{step.text ?? t("prepare.unreadable")}</span>
                {step.dueOn && (
                  <Pill tone={step.dueOn < today ? "warn" : "plain"}>
                    {t(step.dueOn < today ? "prepare.over" : "prepare.by", {
                      day: formatDay(locale, step.dueOn, "plain"),
                    })}
                  </Pill>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
