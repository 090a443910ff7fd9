import { expect, test } from "vitest";
import { forgetInside, noteInside, wasInside } from "./was-inside.ts";

const AT = Date.parse("2026-11-17T13:10:00Z");

function shelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a reload leads back into the call as one was in it", () => {
  const tab = shelf();
  noteInside(tab, { id: "one", now: AT, isMuted: true, isCameraOff: false });
  expect(wasInside(tab, { id: "one", now: AT + 5000 })).toEqual({ isMuted: true, isCameraOff: false });
  expect(wasInside(tab, { id: "other", now: AT + 5000 })).toBeUndefined();
});

test("whoever comes back much later begins in the lobby", () => {
  const tab = shelf();
  noteInside(tab, { id: "one", now: AT, isMuted: false, isCameraOff: false });
  expect(wasInside(tab, { id: "one", now: AT + 90_000 })).toBeUndefined();
});

test("leaving forgets it, and nonsense is nothing", () => {
  const tab = shelf();
  noteInside(tab, { id: "one", now: AT, isMuted: false, isCameraOff: false });
  forgetInside(tab, "one");
  expect(wasInside(tab, { id: "one", now: AT })).toBeUndefined();
  tab.setItem("room-one", "{");
  expect(wasInside(tab, { id: "one", now: AT })).toBeUndefined();
});
