import { afterEach, expect, test, vi } from "vitest";
import { bufferForNextPage, dispatchLiveEvent, liveSummary, onLive, setLiveSummary } from "./live-store.ts";

afterEach(() => vi.unstubAllGlobals());

const ring = () => dispatchLiveEvent({ kind: "notifications", data: {} });

test("a listener receives until it leaves, whatever happens to the others", () => {
  const reported: unknown[] = [];
  vi.stubGlobal("reportError", (error: unknown) => reported.push(error));
  let heard = 0;
  const leaveBroken = onLive("notifications", () => {
    throw new Error("broken");
  });
  const leave = onLive("notifications", () => (heard += 1));
  ring();
  leave();
  ring();
  expect(heard).toBe(1);
  expect(reported).toHaveLength(2);
  leaveBroken();
});

test("a page receives on mount the events of its navigation, and nothing older", () => {
  ring();
  bufferForNextPage(true);
  ring();
  const heard: string[] = [];
  const leave = onLive("notifications", () => heard.push("new page"));
  bufferForNextPage(false);
  const leaveLater = onLive("notifications", () => heard.push("later"));
  expect(heard).toEqual(["new page"]);
  leave();
  leaveLater();
});

test("an older count does not overtake a newer one", () => {
  const counts = { unreadMessages: 0, unreadNotifications: 0, coach: null, client: null };
  setLiveSummary({ ...counts, lastEventId: 7, unreadNotifications: 2 });
  setLiveSummary({ ...counts, lastEventId: 6, unreadNotifications: 1 });
  expect(liveSummary()?.unreadNotifications).toBe(2);
});
