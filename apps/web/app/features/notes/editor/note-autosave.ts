/** After the last key, and after a failure. */
const PAUSE = 1000;
const AGAIN = 10_000;

export type NoteVersion = { version: number; text: string };
export type SaveResult =
  | { outcome: "kept"; version: number; at: string }
  /** Another version was saved, most likely by the same coach in another window. */
  | { outcome: "changed"; theirs: NoteVersion }
  | { outcome: "refused"; why: string }
  | { outcome: "away" };

export type SaveStatus =
  /** `at` is null before there is a note. */
  | { kind: "saved"; at: string | null; isNew: boolean }
  | { kind: "waiting" | "sending" | "away" }
  | { kind: "refused"; why: string }
  | { kind: "changed"; theirs: NoteVersion };

type CreateNoteAutosaveParams = {
  /** The server's version. */
  known: NoteVersion & { at: string | null };
  send: (written: NoteVersion) => Promise<SaveResult>;
  /** Stores the unsent text in this tab, or removes it. */
  keep: (unsent: NoteVersion | null) => void;
  tell: (state: SaveStatus) => void;
};

export type NoteAutosave = ReturnType<typeof createNoteAutosave>;

/** Saves a note soon after a change, one version at a time, and never over an unseen one. */
export function createNoteAutosave({ known, send, keep, tell }: CreateNoteAutosaveParams) {
  let { version, text: saved, at } = known;
  let text = saved;
  let theirs: NoteVersion | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  /** White space alone is no note. */
  const isSame = () => text === saved || (version === 0 && text.trim() === "");
  function plan(after: number) {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(saveNow, after);
  }
  function settle(isNew: boolean) {
    keep(null);
    tell({ kind: "saved", at, isNew });
  }
  /** Returns whether everything is saved then. */
  async function saveNow(): Promise<boolean> {
    clearTimeout(timer);
    // One at a time, so that no older text arrives after a newer one.
    while (sending) await sending;
    if (theirs || isOver) return false;
    if (isSame()) settle(false);
    else {
      sending = sendOnce();
      await sending;
    }
    return isSame();
  }
  async function sendOnce() {
    const written = { version, text };
    tell({ kind: "sending" });
    const sent = await send(written);
    sending = undefined;
    if (!isOver) heard(sent, written);
  }
  function heard(sent: SaveResult, written: NoteVersion) {
    if (sent.outcome === "kept") return arrived(sent, written);
    if (sent.outcome === "refused") return tell({ kind: "refused", why: sent.why });
    if (sent.outcome === "changed") {
      // The earlier save did arrive; only its answer was lost.
      if (sent.theirs.text === written.text) return arrived({ version: sent.theirs.version, at: at ?? "" }, written);
      theirs = sent.theirs;
      return tell({ kind: "changed", theirs });
    }
    tell({ kind: "away" });
    plan(AGAIN);
  }
  function arrived(kept: { version: number; at: string }, written: NoteVersion) {
    ({ version, at } = kept);
    saved = written.text;
    if (isSame()) return settle(true);
    keep({ version, text });
    tell({ kind: "waiting" });
    plan(PAUSE);
  }
  return {
    touch(typed: string) {
      text = typed;
      keep(isSame() ? null : { version, text });
      if (theirs) return;
      tell({ kind: "waiting" });
      plan(PAUSE);
    },
    /** On request, when the page is left, or when the connection is back. */
    saveNow,
    /** There are two versions: what is kept until somebody has chosen. */
    compare(found: NoteVersion, other: NoteVersion) {
      ({ text } = found);
      theirs = other;
      tell({ kind: "changed", theirs });
    },
    /** Somebody has chosen between the two versions. */
    async choose(chosen: string) {
      if (theirs) ({ version, text: saved } = theirs);
      theirs = undefined;
      text = chosen;
      await saveNow();
    },
    /** It is deleted: nothing of it comes back. */
    end() {
      isOver = true;
      clearTimeout(timer);
      keep(null);
    },
    stop: () => clearTimeout(timer),
  };
}
