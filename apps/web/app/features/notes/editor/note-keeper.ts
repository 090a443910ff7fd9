/** After the last key, and after a failure. */
const PAUSE = 1000;
const AGAIN = 10_000;

export type Version = { version: number; text: string };
export type Sent =
  | { outcome: "kept"; version: number; at: string }
  /** Another version was saved, most likely by the same coach in another window. */
  | { outcome: "changed"; theirs: Version }
  | { outcome: "refused"; why: string }
  | { outcome: "away" };

export type KeptState =
  /** `at` is null before there is a note. */
  | { kind: "saved"; at: string | null; isNew: boolean }
  | { kind: "waiting" | "sending" | "away" }
  | { kind: "refused"; why: string }
  | { kind: "changed"; theirs: Version };

type CreateNoteKeeperParams = {
  /** The server's version. */
  known: Version & { at: string | null };
  send: (written: Version) => Promise<Sent>;
  /** Stores the unsent text in this tab, or removes it. */
  keep: (unsent: Version | null) => void;
  tell: (state: KeptState) => void;
};

export type NoteKeeper = ReturnType<typeof createNoteKeeper>;

/** Saves a note soon after a change, one version at a time, and never over an unseen one. */
export function createNoteKeeper({ known, send, keep, tell }: CreateNoteKeeperParams) {
  let { version, text: saved, at } = known;
  let text = saved;
  let theirs: Version | undefined;
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
  function heard(sent: Sent, written: Version) {
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
  function arrived(kept: { version: number; at: string }, written: Version) {
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
    compare(found: Version, other: Version) {
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
