import type { AppointmentItem } from "@aufwind/contract/appointments";
import { mayHaveNote } from "@aufwind/rules/notes";
import { formatMoment } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ShownPages } from "../../shared/list/list-parts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Failure } from "../../ui/placeholders.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./client.module.css";
import type { ShownHistory } from "./client.server.ts";

type Standing = { standingOf: (item: AppointmentItem) => React.ReactNode };

/** All appointments of the pair, newest first. */
export function ClientHistory({ history, standingOf }: Standing & { history: ShownHistory | null }) {
  const { t } = useTranslation("coach-clients");
  return (
    <Panel title={t("one.history")} id="history">
      {!history && <Failure title={t("one.historyFailed")} />}
      {history?.items.length === 0 && <p className={styles.quiet}>{t("one.historyNone")}</p>}
      {history && history.items.length > 0 && <Found history={history} standingOf={standingOf} />}
    </Panel>
  );
}

function Found({ history, standingOf }: Standing & { history: ShownHistory }) {
  const { t } = useTranslation("coach-clients");
  return (
    <ShownPages shown={history} more={t("one.more")} mostShown={t("one.mostShown")}>
      <ul className={styles.rows}>
        {history.items.map((item) => (
          <Row key={item.id} item={item} standingOf={standingOf} />
        ))}
      </ul>
    </ShownPages>
  );
}

function Row({ item, standingOf }: Standing & { item: AppointmentItem }) {
  const { t } = useTranslation("coach-clients");
  const locale = useLocale();
  const { id, scheduledAt, consultation, scheduledStatus } = item;
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <PageLink to="coachAppointment" params={{ id }} data-first>
          <Moment at={scheduledAt} shape="dated" beside />
        </PageLink>
        {mayHaveNote({ status: scheduledStatus, agreedAt: null }) && (
          <PageLink className={styles.note} to="coachNote" params={{ id }}>
            <Icon name="pen" />
            <span>
              {t("one.note")}
              <VisuallyHidden>: {formatMoment(locale, scheduledAt)}</VisuallyHidden>
            </span>
          </PageLink>
        )}
      </div>
      <div className={styles.standing}>
        <span className={styles.quiet}>{t(`kinds.${consultation}`)}</span>
        {standingOf(item)}
      </div>
    </li>
  );
}
