import type { CalendarConnection } from "@aufwind/contract/calendars-connections";
import { momentOf } from "../../platform/i18n/dates.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { State } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./calendars.module.css";
import { CalendarChoice, Disconnect, NewPassword } from "./connection-forms.tsx";

const statusOf = ({ isLeaving, isStopped, problem, lastSuccessAt, calendars }: CalendarConnection) => {
  if (isLeaving) return "leaving";
  if (isStopped) return "stopped";
  if (problem) return "broken";
  if (!lastSuccessAt) return "waiting";
  return calendars.some(({ blocks, receives }) => blocks || receives) ? "working" : "choosing";
};

/** One account: how it stands, what it does, and its actions. */
export function ConnectionRow(connection: CalendarConnection) {
  const { t } = useTranslation("calendars");
  const { id, host, user, lastSuccessAt, problem, calendars, isStopped } = connection;
  const status = statusOf(connection);
  const name = user || host;
  return (
    <div className={styles.row}>
      <div className={`${patterns.spread} ${styles.head}`}>
        <h3>{name}</h3>
        <State on={status === "working"}>{t(`connections.${status}`)}</State>
      </div>
      <p className={styles.soft}>
        {t("imports.from", { host })}
        {status === "working" && <Figures {...connection} />}
      </p>
      {status === "waiting" && <p>{t("connections.fresh")}</p>}
      {status === "choosing" && <p>{t("connections.choose")}</p>}
      {status === "leaving" && <p>{t("connections.leavingText")}</p>}
      {problem && status !== "leaving" && <Problem {...{ problem, lastSuccessAt }} />}
      {isStopped && <Stopped {...{ id, name }} />}
      {lastSuccessAt && (
        <dl className={styles.times}>
          <div>
            <dt>{t("connections.synced")}</dt>
            <dd>
              <Moment at={lastSuccessAt} beside />
            </dd>
          </div>
        </dl>
      )}
      {status !== "leaving" && (
        <>
          {calendars.length > 0 && <CalendarChoice key={status} {...connection} isOpen={status === "choosing"} />}
          {connection.kind === "caldav" && <NewPassword {...{ id, name }} isOpen={problem === "wrongPassword"} />}
          <div className={styles.acts}>
            <PageForm name={`refreshConnection.${id}`} failure={t("imports.notRefreshed")}>
              <input type="hidden" name="id" value={id} />
              <SubmitButton look="ghost" small pendingLabel={t("imports.refreshing")}>
                {t("connections.refresh")} <VisuallyHidden>: {name}</VisuallyHidden>
              </SubmitButton>
            </PageForm>
            <Disconnect {...{ id, name }} />
          </div>
        </>
      )}
    </div>
  );
}

function Figures({ busyCount, writtenCount, waitingCount }: CalendarConnection) {
  const { t } = useTranslation("calendars");
  return (
    <>
      {" · "}
      {t("imports.busy", { count: busyCount })}
      {" · "}
      {t("connections.written", { count: writtenCount })}
      {waitingCount > 0 && <> · {t("connections.unwritten", { count: waitingCount })}</>}
    </>
  );
}

type ProblemProps = { problem: NonNullable<CalendarConnection["problem"]>; lastSuccessAt: string | null };

function Problem({ problem, lastSuccessAt }: ProblemProps) {
  const { t } = useTranslation("calendars");
  const locale = useLocale();
  const words = t(`connectionProblems.${problem}`);
  return (
    <p className={styles.problem}>
      <Icon name="alert" />
      <span>
        {lastSuccessAt
          ? t("problems.since", { problem: words, when: momentOf({ at: lastSuccessAt }, { locale }) })
          : words}
      </span>
    </p>
  );
}

/** Our entries are gone there, and nothing is written before the coach answers. */
function Stopped({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("calendars");
  return (
    <div className={styles.problem}>
      <Icon name="alert" />
      <div className={styles.step}>
        <p>{t("connections.stoppedText")}</p>
        <PageForm name={`resumeConnection.${id}`} failure={t("connections.notResumed")}>
          <input type="hidden" name="id" value={id} />
          <SubmitButton small look="ghost">
            {t("connections.resume")} <VisuallyHidden>: {name}</VisuallyHidden>
          </SubmitButton>
        </PageForm>
      </div>
    </div>
  );
}
