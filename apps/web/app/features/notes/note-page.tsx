import type { Note } from "@aufwind/contract/notes";
import { useNavigate, useSearchParams } from "react-router";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { onPlainClick } from "../../platform/pages/link-clicks.ts";
import { PageButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Moment } from "../../ui/moment.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import patterns from "../../ui/patterns.module.css";
import { DeleteStep } from "./delete-step.tsx";
import styles from "./note.module.css";
import type { EarlierNoteFacts } from "./note.server.ts";
import { NoteWorkspace, useOpenNote } from "./note-workspace.tsx";
import { NotePdfButtons } from "./pdf-buttons.tsx";
import { useClientName } from "./use-client-name.ts";

type NotePageProps = { loaded: Note; userId: string; earlier: EarlierNoteFacts | null };

/** One note: its appointment, the editor with the note before beside it, and its actions. */
export function NotePage({ loaded, userId, earlier }: NotePageProps) {
  const { t } = useTranslation("notes");
  const [params] = useSearchParams();
  const { appointment } = loaded;
  const { id, client, scheduledAt } = appointment;
  const note = useOpenNote(loaded, userId);
  const isThere = note.state.kind !== "saved" || note.state.at !== null || note.state.isNew;
  return (
    <>
      <PageHeader title={t("one.title", { name: useClientName(client.name) })} lead={t("one.lead")}>
        <p className={styles.about}>
          <Moment at={scheduledAt} shape="full" beside /> · {t(`kinds.${appointment.consultation}`)}
        </p>
        <p className={`${patterns.links} ${styles.ways}`}>
          <PageLink to="coachAppointment" params={{ id }}>
            {t("one.appointment")}
          </PageLink>
          {client.name && (
            <PageLink to="coachClient" params={{ id: client.id }}>
              {t("one.file")}
            </PageLink>
          )}
          <PageLink to="coachNotes" query={`client=${client.id}`}>
            {t("one.ofClient")}
          </PageLink>
          <PageLink to="coachNotes">{t("one.all")}</PageLink>
        </p>
      </PageHeader>
      <div className={styles.note}>
        {params.get("act") === "delete" && isThere && <DeleteStep id={id} onDeleting={note.letGo} />}
        <NoteWorkspace
          loaded={loaded}
          note={note}
          earlier={earlier}
          earlierAt={(other) => ({ to: "coachNote", params: { id }, query: `earlier=${other}` })}
        />
        {isThere && (
          <div className={styles.acts}>
            <NotePdfButtons path={`/api/appointments/${id}/note`} before={note.saveNow} />
            <DeleteLink id={id} />
          </div>
        )}
      </div>
    </>
  );
}

function DeleteLink({ id }: { id: string }) {
  const { t } = useTranslation("notes");
  const navigate = useNavigate();
  // A dialog opens over the page: keep the scroll position.
  const open = onPlainClick(() => navigate("?act=delete", { preventScrollReset: true }));
  return (
    <PageButton to="coachNote" params={{ id }} query="act=delete" look="quiet" onClick={open}>
      <Icon name="trash" /> {t("deleting.label")}
    </PageButton>
  );
}
