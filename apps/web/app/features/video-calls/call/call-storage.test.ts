import { expect, test } from "vitest";
import { forgetCall, readDeviceChoice, readRecentCall, rememberCall, saveDeviceChoice } from "./call-storage.ts";

const itemStorage = (text: string | null = null) => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
  };
};
const NONE = { camera: "", microphone: "", speaker: "", isBlurred: false, hasKeys: true, hasTone: false };

test("what was chosen is there the next time", () => {
  const storage = itemStorage();
  const choice = { camera: "a", microphone: "b", speaker: "c", isBlurred: true, hasKeys: false, hasTone: true };
  saveDeviceChoice(storage, choice);
  expect(readDeviceChoice(storage)).toEqual(choice);
});

test.each([null, "", "null", "[]", "{", '{"camera":7,"isBlurred":"yes"}'])("%j counts as nothing chosen", (text) =>
  expect(readDeviceChoice(itemStorage(text))).toEqual(NONE),
);

test("a storage that refuses breaks nothing", () => {
  const refusing = {
    setItem() {
      throw new Error("full");
    },
  };
  expect(() => saveDeviceChoice(refusing, NONE)).not.toThrow();
});

const AT = Date.parse("2026-11-17T13:10:00Z");

function tabStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("a reload leads back into the call as one was in it", () => {
  const tab = tabStorage();
  rememberCall(tab, { id: "one", now: AT, isMuted: true, isCameraOff: false });
  expect(readRecentCall(tab, { id: "one", now: AT + 5000 })).toEqual({ isMuted: true, isCameraOff: false });
  expect(readRecentCall(tab, { id: "other", now: AT + 5000 })).toBeUndefined();
});

test("whoever comes back much later begins in the lobby", () => {
  const tab = tabStorage();
  rememberCall(tab, { id: "one", now: AT, isMuted: false, isCameraOff: false });
  expect(readRecentCall(tab, { id: "one", now: AT + 90_000 })).toBeUndefined();
});

test("leaving forgets it, and nonsense is nothing", () => {
  const tab = tabStorage();
  rememberCall(tab, { id: "one", now: AT, isMuted: false, isCameraOff: false });
  forgetCall(tab, "one");
  expect(readRecentCall(tab, { id: "one", now: AT })).toBeUndefined();
  tab.setItem("room-one", "{");
  expect(readRecentCall(tab, { id: "one", now: AT })).toBeUndefined();
});
