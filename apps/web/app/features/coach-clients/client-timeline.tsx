import type { HistoryEntry } from "@aufwind/contract/coach-clients";
import { mayHaveNote } from "@aufwind/rules/notes";
import { formatAmount, formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { PagedRows } from "../../shared/list/list-parts.tsx";
import { viewQuery } from "../../shared/list/view.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { ShownHistory } from "./client.server.ts";
import styles from "./client-timeline.module.css";
import { FILE, type FileView } from "./clients-view.ts";

type ClientTimelineProps = {
  clientId: string;
  view: FileView;
  /** Null if it could not be loaded. */
  history: ShownHistory | null;
};

/** What happened between the two, newest first: everything, or the payments alone. */
export function ClientTimeline({ clientId, view, history }: ClientTimelineProps) {
  const { t } = useTranslation("coach-clients");
  const tab = view.tab === "payments" ? "payments" : "history";
  return (
    <Panel title={t(`tabs.${tab}`)} id={tab}>
      {!history && <Failure title={t("one.historyFailed")} />}
      {history?.items.length === 0 && <p className={styles.quiet}>{t(`timeline.none.${tab}`)}</p>}
      {history && history.items.length > 0 && (
        <PagedRows
          shown={history}
          queryOf={(page) => viewQuery(FILE, { ...view, page })}
          more={t("one.more")}
          mostShown={t("one.mostShown")}
        >
          <ol className={styles.timeline}>
            {history.items.map((entry) => (
              <li key={`${entry.kind} ${entry.id} ${entry.at}`} data-kind={entry.kind}>
                <span className={styles.sign}>
                  <Icon name={SIGNS[entry.kind]} />
                </span>
                <Entry entry={entry} clientId={clientId} />
              </li>
            ))}
          </ol>
        </PagedRows>
      )}
    </Panel>
  );
}

const SIGNS: Record<HistoryEntry["kind"], IconName> = {
  appointment: "video",
  payment: "card",
  refund: "card",
  document: "file",
  messages: "message",
};

/** One line, with the way to what it is about. */
function Entry({ entry, clientId }: { entry: HistoryEntry; clientId: string }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  const { kind, id, at, consultation, scheduledStatus, cents } = entry;
  const when = <Moment at={at} shape="dated" beside />;
  const amount = formatAmount(locale, cents ?? 0);
  const session = consultation ? t(`kinds.${consultation}`) : "";
  if (kind === "document") return <Line title={t("timeline.document")} when={when} more={entry.name} />;
  if (kind === "messages")
    return (
      <Line
        title={
          <PageLink to="conversation" params={{ id }} data-first>
            {t("timeline.messages", { count: entry.count ?? 0 })}
          </PageLink>
        }
        when={when}
      />
    );
  const title = kind === "appointment" ? session : t(`timeline.${kind}`, { amount });
  const hasNote = kind === "appointment" && scheduledStatus && mayHaveNote({ status: scheduledStatus, agreedAt: null });
  return (
    <Line
      title={
        <PageLink to="coachAppointment" params={{ id }} data-first>
          {title}
        </PageLink>
      }
      when={when}
      more={kind === "appointment" ? scheduledStatus && t(`timeline.status.${scheduledStatus}`) : session}
    >
      {hasNote && (
        <PageLink className={styles.note} to="coachClient" params={{ id: clientId }} query={`note=${id}`} hash="note">
          <Icon name="pen" />
          <span>
            {t(entry.hasNote ? "one.note" : "timeline.writeNote")}
            <VisuallyHidden>: {formatMoment(locale, at)}</VisuallyHidden>
          </span>
        </PageLink>
      )}
    </Line>
  );
}

type LineProps = {
  title: React.ReactNode;
  when: React.ReactNode;
  more?: React.ReactNode;
  children?: React.ReactNode;
};

const Line = ({ title, when, more, children }: LineProps) => (
  <div className={styles.entry}>
    <p className={styles.title}>{title}</p>
    <p className={styles.when}>{when}</p>
    <p className={styles.more}>
      {more}
      {children}
    </p>
  </div>
);
