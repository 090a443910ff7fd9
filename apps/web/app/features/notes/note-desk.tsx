import type { Note } from "@aufwind/contract/notes";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { useFormResult } from "../../ui/form/form-results.ts";
import { Icon } from "../../ui/icon.tsx";
import { type EarlierLink, EarlierNote } from "./earlier-note.tsx";
import { Editor } from "./editor/editor.tsx";
import { SaveState } from "./editor/save-state.tsx";
import { type OpenNote, useNote } from "./editor/use-note.ts";
import styles from "./note.module.css";
import type { Earlier } from "./note.server.ts";

/** A note as it is written; a refused one as it was sent without JavaScript. */
export function useOpenNote({ appointment, version, text, changedAt }: Note, userId: string): OpenNote {
  const refused = useFormResult("save", undefined)?.values;
  return useNote({ appointmentId: appointment.id, userId, version, text, at: changedAt }, refused);
}

type NoteDeskProps = {
  loaded: Note;
  note: OpenNote;
  earlier: Earlier | null;
  /** The address of this desk with another earlier note. */
  earlierAt: EarlierLink;
  /** Beside the title: which appointment it is about, where the page does not say it. */
  about?: React.ReactNode;
  /** Ways from here, at the end of the head. */
  ways?: React.ReactNode;
};

/** The editor with the note before beside it, and when it was saved. */
export function NoteDesk({ loaded: { version, text }, note, earlier, earlierAt, about, ways }: NoteDeskProps) {
  const { t } = useTranslation("notes");
  const refused = useFormResult("save", undefined)?.values;
  return (
    <>
      <SaveRefused />
      <div className={styles.desk} data-earlier={earlier ? "" : undefined}>
        <div className={styles.head}>
          <h2>{t("one.note")}</h2>
          {about}
          <span className={styles.private}>
            <Icon name="lock" /> {t("one.private")}
          </span>
          <div className={styles.saved}>
            <SaveState state={note.state} />
          </div>
          {ways}
        </div>
        <Editor note={note} version={version} shown={refused?.text ?? text} />
        <EarlierNote earlier={earlier} at={earlierAt} />
      </div>
    </>
  );
}

/** Why the form was refused, if sent without JavaScript. */
function SaveRefused() {
  const result = useFormResult("save", undefined);
  return result && !result.ok ? <ErrorSummary form="save" problem={result.problem} /> : null;
}
