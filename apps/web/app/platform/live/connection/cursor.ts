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
