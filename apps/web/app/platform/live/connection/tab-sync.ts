/** What to do with an event: nothing, tell it, or first say that something before it was missed. */
type Judgement = "known" | "next" | "afterGap";
export type Heard = { kind: string /** Null where it passes and is told only once. */; id: number | null };

export type Cursor = {
  /** The newest event of this tab; undefined where nothing is known yet. */
  readonly last: number | undefined;
  judge(heard: Heard, from: "stream" | "tab"): Judgement;
  /** Goes to where another tab, or a fresh reading, is; answers whether something was missed on the way. */
  catchUp(last: number): boolean;
};

/** How far one tab is in the events of its person: each is told once, and what was missed does not go unnoticed. */
export function createCursor(start: number | undefined): Cursor {
  let last = start;
  return {
    get last() {
      return last;
    },
    judge({ kind, id }, from) {
      if (id === null) return "next";
      const before = last;
      // A stream that begins anew counts from wherever it is.
      if (kind === "reset") {
        last = id;
        return "next";
      }
      if (before !== undefined && id <= before) return "known";
      last = id;
      // The stream itself leaves out events of other sessions, and says so where it could not go on from ours.
      return from === "stream" || id - 1 === before ? "next" : "afterGap";
    },
    catchUp(other) {
      if (last !== undefined && other <= last) return false;
      last = other;
      return true;
    },
  };
}

import type { LiveSummary } from "@aufwind/contract/events";
import type { LiveState, Told } from "../live-store.ts";

/** What tabs of one person say to each other. */
export type Note =
  | { is: "event"; told: Told; id: number | null }
  /** A tab has come, or is seen again: where is the one that leads? */
  | { is: "ask" }
  | { is: "here"; last: number | undefined; state: LiveState }
  | { is: "counts"; summary: LiveSummary }
  | { is: "over" };

type Means = {
  cursor: Cursor;
  post: (note: Note) => void;
  tell: (told: Told) => void;
  show: (state: LiveState) => void;
  count: (summary: LiveSummary) => void;
  /** Somebody says that the session is over. */
  over: () => void;
};

export type Tab = {
  /** From the stream: told here and passed on. */
  pass(told: Told, id: number | null): void;
  state(state: LiveState): void;
  counts(summary: LiveSummary): void;
  /** From another tab. */
  read(note: Note): void;
  isLeading: boolean;
  /** Whether the tab that leads has been heard since this one asked. */
  isAnswered: boolean;
  ask(): void;
};

const RESET: Told = { kind: "reset", data: {} };

/** One tab: what it hears, from the stream while it leads and from the leading tab otherwise, and what it passes on. */
export function createTab({ cursor, post, tell, show, count, over }: Means): Tab {
  let shown: LiveState = "starting";
  function take(told: Told, { id, from }: { id: number | null; from: "stream" | "tab" }) {
    const judged = cursor.judge({ kind: told.kind, id }, from);
    if (judged === "known") return;
    if (judged === "afterGap") tell(RESET);
    if (from === "stream") post({ is: "event", told, id });
    tell(told);
  }
  function display(state: LiveState) {
    shown = state;
    show(state);
  }
  const here = (): Note => ({ is: "here", last: cursor.last, state: shown });
  const tab: Tab = {
    isLeading: false,
    isAnswered: false,
    pass: (told, id) => take(told, { id, from: "stream" }),
    state(state) {
      display(state);
      post(here());
    },
    counts(summary) {
      count(summary);
      post({ is: "counts", summary });
    },
    ask() {
      tab.isAnswered = false;
      post({ is: "ask" });
    },
    read(note) {
      if (note.is === "over") return over();
      if (note.is === "ask") return tab.isLeading ? post(here()) : undefined;
      // Two may lead for a moment, when one wakes up whose turn another has taken; only ids count then.
      if (note.is === "event") return take(note.told, { id: note.id, from: "tab" });
      if (note.is === "counts") return count(note.summary);
      if (tab.isLeading) return;
      tab.isAnswered = true;
      display(note.state);
      if (note.last !== undefined && cursor.catchUp(note.last)) tell(RESET);
    },
  };
  return tab;
}
