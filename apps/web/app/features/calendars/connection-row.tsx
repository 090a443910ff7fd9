import type { CalendarConnection } from "@aufwind/contract/calendars-connections";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PageForm } from "../../ui/form/page-form.tsx";
import { SubmitButton } from "../../ui/form/submit-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CalendarProblem, CalendarRow, CalendarTime, RefreshForm } from "./calendar-row.tsx";
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
  const isChosen = calendars.some(({ blocks, receives }) => blocks || receives);
  const name = user || host;
  return (
    <CalendarRow
      {...{ name, host }}
      state={{ isWorking: status === "working", label: t(`connections.${status}`) }}
      figures={status === "working" && <Figures {...connection} />}
    >
      {status === "waiting" && <p>{t("connections.fresh")}</p>}
      {status === "choosing" && <p>{t("connections.choose")}</p>}
      {status === "leaving" && <p>{t("connections.leavingText")}</p>}
      {problem && status !== "leaving" && (
        <CalendarProblem text={t(`connectionProblems.${problem}`)} lastSuccessAt={lastSuccessAt} />
      )}
      {isStopped && <Stopped {...{ id, name }} />}
      {lastSuccessAt && (
        <dl className={styles.times}>
          <CalendarTime label={t("connections.synced")} at={lastSuccessAt} />
        </dl>
      )}
      {status !== "leaving" && (
        <>
          {/* Open until something is chosen; a sync that ends meanwhile must not close it over what is being ticked. */}
          {calendars.length > 0 && <CalendarChoice key={String(isChosen)} {...connection} isOpen={!isChosen} />}
          {connection.kind === "caldav" && <NewPassword {...{ id, name }} isOpen={problem === "wrongPassword"} />}
          <div className={styles.acts}>
            <RefreshForm form="refreshConnection" label={t("connections.refresh")} {...{ id, name }} />
            <Disconnect {...{ id, name }} />
          </div>
        </>
      )}
    </CalendarRow>
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
