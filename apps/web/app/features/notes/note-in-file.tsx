import type { Note } from "@aufwind/contract/notes";
import { PageLink } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Moment } from "../../ui/moment.tsx";
import patterns from "../../ui/patterns.module.css";
import styles from "./note.module.css";
import type { EarlierNoteFacts } from "./note.server.ts";
import { NoteWorkspace, useOpenNote } from "./note-workspace.tsx";

type NoteInFileProps = { loaded: Note; userId: string; earlier: EarlierNoteFacts | null };

/** A note written within the client's file; its own page has the rest. */
export function NoteInFile({ loaded, userId, earlier }: NoteInFileProps) {
  const { t } = useTranslation("notes");
  const { id, client, scheduledAt, consultation } = loaded.appointment;
  const file = { to: "coachClient", params: { id: client.id } } as const;
  return (
    <div className={styles.note} id="note">
      <NoteWorkspace
        loaded={loaded}
        note={useOpenNote(loaded, userId)}
        earlier={earlier}
        earlierAt={(other) => ({ ...file, query: `note=${id}&earlier=${other}`, hash: "note" })}
        about={
          <span className={styles.about}>
            <Moment at={scheduledAt} beside /> · {t(`kinds.${consultation}`)}
          </span>
        }
        ways={
          <span className={`${patterns.thinLinks} ${styles.inFile}`}>
            <PageLink to="coachNote" params={{ id }}>
              {t("one.page")}
            </PageLink>
            <PageLink {...file}>{t("one.close")}</PageLink>
          </span>
        }
      />
    </div>
  );
}
