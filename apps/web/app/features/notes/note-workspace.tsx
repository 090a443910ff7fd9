import type { Note } from "@aufwind/contract/notes";
import { formatDate } from "../../platform/i18n/format.ts";
import { PageLink, useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { ErrorSummary } from "../../ui/form/form-messages.tsx";
import { useFormResult } from "../../ui/form/form-results.ts";
import { Icon } from "../../ui/icon.tsx";
import patterns from "../../ui/patterns.module.css";
import { Editor } from "./editor/editor.tsx";
import { SaveState } from "./editor/save-state.tsx";
import { ShownNote } from "./editor/shown-note.tsx";
import { type OpenNote, useNote } from "./editor/use-note.ts";
import styles from "./note.module.css";
import type { EarlierNoteFacts } from "./note.server.ts";

/** A note as it is written; a refused one as it was sent without JavaScript. */
export function useOpenNote({ appointment, version, text, changedAt }: Note, userId: string): OpenNote {
  const refused = useFormResult("save", undefined)?.values;
  return useNote({ appointmentId: appointment.id, userId, version, text, at: changedAt }, refused);
}

type NoteWorkspaceProps = {
  loaded: Note;
  note: OpenNote;
  earlier: EarlierNoteFacts | null;
  /** The address of this desk with another earlier note. */
  earlierAt: EarlierLink;
  /** Beside the title: which appointment it is about, where the page does not say it. */
  about?: React.ReactNode;
  /** Ways from here, at the end of the head. */
  ways?: React.ReactNode;
};

/** The editor with the note before beside it, and when it was saved. */
export function NoteWorkspace({
  loaded: { version, text },
  note,
  earlier,
  earlierAt,
  about,
  ways,
}: NoteWorkspaceProps) {
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

/** Where the desk is with another earlier note. */
type EarlierLink = (id: string) => Pick<React.ComponentProps<typeof PageLink>, "to"> & {
  params: Record<string, string>;
  query: string;
  hash?: string;
};

type EarlierNoteProps = {
  at: EarlierLink;
  /** Null if there is none before it. */
  earlier: EarlierNoteFacts | null;
};

/** What was noted before about the same client, one note at a time. */
function EarlierNote({ at, earlier }: EarlierNoteProps) {
  const { t } = useTranslation("notes");
  const locale = useLocale();
  if (!earlier) return null;
  const step = (to: string | null, label: string, isBack = false) =>
    to && (
      <PageLink
        {...at(to)}
        className={`${patterns.round} ${patterns.arrow}`}
        data-back={isBack || undefined}
        aria-label={label}
      >
        <Icon name="chevronRight" />
      </PageLink>
    );
  return (
    <section className={styles.earlier} aria-labelledby="earlier">
      <div className={styles.earlierHead}>
        <h2 id="earlier">{t("earlier.title", { date: formatDate(locale, earlier.scheduledAt) })}</h2>
        {step(earlier.older, t("earlier.older"), true)}
        {step(earlier.newer, t("earlier.newer"))}
      </div>
      <ShownNote text={earlier.text} under={2} />
    </section>
  );
}
