import { expect, test } from "vitest";
import type { LiveEvent, LiveState } from "../live-store.ts";
import { createCursor, createTab, type Tab, type TabMessage } from "./tab-sync.ts";

const at = (id: number | null, kind = "message") => ({ id, kind });

test("each event is delivered once, whoever repeats it", () => {
  const cursor = createCursor(7);
  expect(cursor.judge(at(7), "stream")).toBe("known");
  expect(cursor.judge(at(8), "stream")).toBe("next");
  expect(cursor.judge(at(8), "tab")).toBe("known");
  expect(cursor.last).toBe(8);
});

test("an event from another tab that skips some is reported as a gap; the stream may skip other sessions'", () => {
  expect(createCursor(7).judge(at(9), "tab")).toBe("afterGap");
  expect(createCursor(7).judge(at(9), "stream")).toBe("next");
  expect(createCursor(undefined).judge(at(9), "tab")).toBe("afterGap");
});

test("passing events have no id and are always delivered", () => {
  const cursor = createCursor(7);
  expect(cursor.judge(at(null, "typing"), "tab")).toBe("next");
  expect(cursor.last).toBe(7);
});

test("a restarted stream is followed, even back", () => {
  const cursor = createCursor(900);
  expect(cursor.judge(at(3, "reset"), "stream")).toBe("next");
  expect(cursor.judge(at(4), "stream")).toBe("next");
});

test("catching up says whether something was missed", () => {
  const cursor = createCursor(7);
  expect(cursor.catchUp(6)).toBe(false);
  expect(cursor.catchUp(7)).toBe(false);
  expect(cursor.catchUp(9)).toBe(true);
  expect(cursor.last).toBe(9);
});

const bell: LiveEvent = { kind: "notifications", data: {} };

/** Tabs of one browser: what one posts, all others receive. */
function browser() {
  const tabs: { tab: Tab; heard: string[] }[] = [];
  return {
    open(last: number | undefined) {
      const heard: string[] = [];
      const shown: LiveState[] = [];
      const counted: number[] = [];
      const cursor = createCursor(last);
      const post = (note: TabMessage) => {
        for (const other of tabs) if (other.tab !== tab) other.tab.read(structuredClone(note));
      };
      const tab = createTab({
        ...{ cursor, post },
        tell: ({ kind }) => heard.push(kind),
        show: (state) => shown.push(state),
        count: ({ unreadNotifications }) => counted.push(unreadNotifications),
        over: () => heard.push("over"),
      });
      tabs.push({ tab, heard });
      return { tab, cursor, heard, shown, counted };
    },
  };
}

test("what one tab receives all tabs receive, once", () => {
  const { open } = browser();
  const [leader, follower] = [open(4), open(4)];
  leader.tab.pass(bell, 5);
  leader.tab.pass(bell, 5);
  leader.tab.pass({ kind: "typing", data: { conversationId: "c" } }, null);
  expect(leader.heard).toEqual(["notifications", "typing"]);
  expect(follower.heard).toEqual(leader.heard);
});

test("a tab that is behind reloads everything, one that is not does not", () => {
  const { open } = browser();
  const leader = open(8);
  leader.tab.isLeading = true;
  const [behind, same, ahead] = [open(6), open(8), open(9)];
  for (const { tab } of [behind, same, ahead]) tab.ask();
  expect([behind.heard, same.heard, ahead.heard]).toEqual([["reset"], [], []]);
  expect([behind, same, ahead].every(({ tab }) => tab.isAnswered)).toBe(true);
  leader.tab.pass(bell, 9);
  expect([behind.heard, same.heard, ahead.heard]).toEqual([["reset", "notifications"], ["notifications"], []]);
});

test("an event that comes before the answer does not hide what was missed before it", () => {
  const { open } = browser();
  const [leader, late] = [open(8), open(6)];
  leader.tab.isLeading = true;
  leader.tab.pass(bell, 9);
  late.tab.ask();
  expect(late.heard).toEqual(["reset", "notifications"]);
});

test("the next tab goes on from what it has heard itself", () => {
  const { open } = browser();
  const [leader, next, other] = [open(4), open(4), open(4)];
  leader.tab.pass(bell, 5);
  expect(next.cursor.last).toBe(5);
  next.tab.pass(bell, 6);
  expect(other.heard).toEqual(["notifications", "notifications"]);
});

test("only the tab that leads answers; the state of the line and the counts are everybody's", () => {
  const { open } = browser();
  const [leader, follower, asking] = [open(4), open(4), open(4)];
  asking.tab.ask();
  expect(asking.tab.isAnswered).toBe(false);
  leader.tab.isLeading = true;
  leader.tab.state("lost");
  leader.tab.counts({ lastEventId: 4, unreadMessages: 0, unreadNotifications: 2, coach: null, client: null });
  expect([leader.shown, follower.shown]).toEqual([["lost"], ["lost"]]);
  expect([leader.counted, follower.counted]).toEqual([[2], [2]]);
  leader.tab.read({ is: "here", last: 99, state: "open" });
  expect(leader.shown).toEqual(["lost"]);
});

test("that the session is over is passed to who can find out", () => {
  const { tab, heard } = browser().open(4);
  tab.read({ is: "over" });
  expect(heard).toEqual(["over"]);
});
