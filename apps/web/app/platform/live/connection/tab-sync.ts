import type { LiveSummary } from "@aufwind/contract/events";
import type { LiveEvent, LiveState } from "../live-store.ts";

/** What to do with an event: ignore it, deliver it, or first report a gap. */
type Judgement = "known" | "next" | "afterGap";
export type ReceivedEvent = { kind: string /** Null where it passes and is told only once. */; id: number | null };

export type Cursor = {
  /** This tab's newest event; undefined if unknown. */
  readonly last: number | undefined;
  judge(heard: ReceivedEvent, from: "stream" | "tab"): Judgement;
  /** Moves to where another tab, or a fresh load, is; returns whether something was missed. */
  catchUp(last: number): boolean;
};

/** One tab's position in its person's events: each is delivered once, and gaps are noticed. */
export function createCursor(start: number | undefined): Cursor {
  let last = start;
  return {
    get last() {
      return last;
    },
    judge({ kind, id }, from) {
      if (id === null) return "next";
      const before = last;
      // A new stream counts from wherever it is.
      if (kind === "reset") {
        last = id;
        return "next";
      }
      if (before !== undefined && id <= before) return "known";
      last = id;
      // The stream itself leaves out events of other sessions, and sends `reset` if it could not resume.
      return from === "stream" || id - 1 === before ? "next" : "afterGap";
    },
    catchUp(other) {
      if (last !== undefined && other <= last) return false;
      last = other;
      return true;
    },
  };
}

/** Messages between tabs of one person. */
export type TabMessage =
  | { is: "event"; event: LiveEvent; id: number | null }
  /** A tab has opened, or is visible again: where is the leading one? */
  | { is: "ask" }
  | { is: "here"; last: number | undefined; state: LiveState }
  | { is: "counts"; summary: LiveSummary }
  | { is: "over" };

type Deps = {
  cursor: Cursor;
  post: (note: TabMessage) => void;
  tell: (event: LiveEvent) => void;
  show: (state: LiveState) => void;
  count: (summary: LiveSummary) => void;
  /** The session is over. */
  over: () => void;
};

export type Tab = {
  /** From the stream: delivered here and passed on. */
  pass(event: LiveEvent, id: number | null): void;
  state(state: LiveState): void;
  counts(summary: LiveSummary): void;
  /** From another tab. */
  read(note: TabMessage): void;
  isLeading: boolean;
  /** Whether the leading tab has answered since this one asked. */
  isAnswered: boolean;
  ask(): void;
};

const RESET: LiveEvent = { kind: "reset", data: {} };

/** One tab: receives events, from the stream while it leads and from the leading tab otherwise, and passes them on. */
export function createTab({ cursor, post, tell, show, count, over }: Deps): Tab {
  let shown: LiveState = "starting";
  function take(event: LiveEvent, { id, from }: { id: number | null; from: "stream" | "tab" }) {
    const judged = cursor.judge({ kind: event.kind, id }, from);
    if (judged === "known") return;
    if (judged === "afterGap") tell(RESET);
    if (from === "stream") post({ is: "event", event, id });
    tell(event);
  }
  function display(state: LiveState) {
    shown = state;
    show(state);
  }
  const here = (): TabMessage => ({ is: "here", last: cursor.last, state: shown });
  const tab: Tab = {
    isLeading: false,
    isAnswered: false,
    pass: (event, id) => take(event, { id, from: "stream" }),
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
      // Two may lead for a moment, when a frozen one wakes up; then only ids count.
      if (note.is === "event") return take(note.event, { id: note.id, from: "tab" });
      if (note.is === "counts") return count(note.summary);
      if (tab.isLeading) return;
      tab.isAnswered = true;
      display(note.state);
      if (note.last !== undefined && cursor.catchUp(note.last)) tell(RESET);
    },
  };
  return tab;
}
