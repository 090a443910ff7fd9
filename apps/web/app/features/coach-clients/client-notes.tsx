import type { NoteItem } from "@aufwind/contract/notes";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Moment } from "../../ui/moment.tsx";
import { Panel } from "../../ui/panel.tsx";
import patterns from "../../ui/patterns.module.css";
import { Failure } from "../../ui/placeholders.tsx";
import styles from "./client.module.css";
import type { ShownNotes } from "./client.server.ts";

type ClientNotesProps = {
  clientId: string;
  /** Null if they could not be loaded. */
  notes: ShownNotes | null;
  /** All of them as PDF. */
  papers: React.ReactNode;
};

/** The newest notes about a client, and the links to all. */
export function ClientNotes({ clientId, notes, papers }: ClientNotesProps) {
  const { t } = useTranslation("coach-clients");
  return (
    <Panel title={t("one.notes")} id="notes">
      <p className={styles.quiet}>{t("one.notesLead")}</p>
      {!notes && <Failure title={t("one.notesFailed")} />}
      {notes?.items.length === 0 && <p>{t("one.notesNone")}</p>}
      {notes && notes.items.length > 0 && (
        <>
          <ul className={styles.rows}>
            {notes.items.map((item) => (
              <Row key={item.appointment.id} item={item} />
            ))}
          </ul>
          <div className={styles.acts}>
            <PageLink className={`${patterns.link} ${styles.all}`} to="coachNotes" query={`client=${clientId}`}>
              {t("one.notesAll")} ({notes.totalCount})
            </PageLink>
            {papers}
          </div>
        </>
      )}
    </Panel>
  );
}

function Row({ item: { appointment, excerpt } }: { item: NoteItem }) {
  const { t } = useTranslation("coach-clients");
  return (
    <li className={styles.excerpt}>
      <PageLink to="coachNote" params={{ id: appointment.id }}>
        <Moment at={appointment.scheduledAt} shape="dated" beside />
      </PageLink>
      <p>{excerpt === null ? t("one.noteUnreadable") : excerpt || t("one.noteEmpty")}</p>
    </li>
  );
}
