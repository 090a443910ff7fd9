import { listNotes, type Note, readNote } from "@aufwind/contract/notes";
import { useEffect, useState } from "react";
import { callFromBrowser } from "../../platform/http/browser-api.ts";
import { formatDate } from "../../platform/i18n/format.ts";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Failure, Skeleton } from "../../ui/placeholders.tsx";
import { Editor } from "./editor/editor.tsx";
import { SaveState } from "./editor/save-state.tsx";
import { ShownNote } from "./editor/shown-note.tsx";
import styles from "./note.module.css";
import { useOpenNote } from "./note-workspace.tsx";

type Before = { text: string; scheduledAt: string } | null;
type Loaded = { note: Note; before: Before };

type NoteInCallProps = { appointmentId: string; coachId: string };

/** Beside the picture: the coach's note on this appointment, and the one before. */
export function NoteInCall({ appointmentId, coachId }: NoteInCallProps) {
  const { t } = useTranslation("notes");
  const [loaded, setLoaded] = useState<Loaded | "failed" | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    let isGone = false;
    const set = (next: Loaded | "failed") => !isGone && setLoaded(next);
    load(appointmentId).then(set, () => set("failed"));
    return () => {
      isGone = true;
    };
  }, [appointmentId, tries]);
  if (loaded === "failed") return <Failure title={t("call.failed")} onRetry={() => setTries((count) => count + 1)} />;
  return loaded ? <Desk {...loaded} userId={coachId} /> : <Skeleton lines={6} />;
}

async function load(id: string): Promise<Loaded> {
  const note = await callFromBrowser(readNote, { params: { id } });
  // The note itself is what counts: without the one before it is written all the same.
  return { note, before: await readBefore(note).catch(() => null) };
}

async function readBefore({ appointment }: Note): Promise<Before> {
  const params = { page: "0", size: "5", sort: "desc" } as const;
  const { items } = await callFromBrowser(listNotes, { params, query: { clientId: appointment.client.id } });
  const before = items.find(({ appointment: each }) => each.scheduledAt < appointment.scheduledAt)?.appointment;
  if (!before) return null;
  const { text } = await callFromBrowser(readNote, { params: { id: before.id } });
  return { text, scheduledAt: before.scheduledAt };
}

function Desk({ note: loaded, before, userId }: Loaded & { userId: string }) {
  const { t } = useTranslation("notes");
  const locale = useLocale();
  const note = useOpenNote(loaded, userId);
  return (
    <div className={styles.inCall}>
      <div className={styles.callHead}>
        <span className={styles.private}>
          <Icon name="lock" /> {t("one.private")}
        </span>
        <SaveState state={note.state} />
      </div>
      {before && (
        <Disclosure summary={t("earlier.title", { date: formatDate(locale, before.scheduledAt) })}>
          <ShownNote text={before.text} under={2} />
        </Disclosure>
      )}
      <Editor note={note} version={loaded.version} shown={loaded.text} />
    </div>
  );
}
