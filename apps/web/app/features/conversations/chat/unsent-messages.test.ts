import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../../test/memory-storage.ts";
import { forgetVisit } from "../../../platform/forms/forget-drafts.ts";
import {
  readMessageDraft,
  readUnsentMessages,
  removeUnsentMessage,
  saveMessageDraft,
  saveUnsentMessage,
} from "./unsent-messages.ts";

const PLACE = { userId: "lena", conversationId: "c" };
const unsent = (messageId: string) => ({ messageId, text: "Hallo", at: "2026-11-17T10:00:00.000Z", files: [] });

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("what was not sent is kept for the person and the conversation, each message once", () => {
  saveUnsentMessage(PLACE, unsent("a"));
  saveUnsentMessage(PLACE, unsent("b"));
  saveUnsentMessage(PLACE, unsent("a"));
  expect(readUnsentMessages(PLACE).map(({ messageId }) => messageId)).toEqual(["b", "a"]);
  expect(readUnsentMessages({ ...PLACE, userId: "sam" })).toEqual([]);
  expect(readUnsentMessages({ ...PLACE, conversationId: "d" })).toEqual([]);
  removeUnsentMessage(PLACE, "b");
  expect(readUnsentMessages(PLACE)).toEqual([unsent("a")]);
});

test("what was kept before messages had files has none, and files that are no files make no message", () => {
  const kept = { messageId: "a", text: "Hallo", at: "2026-11-17T10:00:00.000Z" };
  sessionStorage.setItem("unsent-messages.lena.c", JSON.stringify([kept, { ...kept, files: [null] }]));
  expect(readUnsentMessages(PLACE)).toEqual([unsent("a")]);
});

test("what is being written is kept until it is empty", () => {
  saveMessageDraft(PLACE, "Halb fer");
  expect(readMessageDraft(PLACE)).toBe("Halb fer");
  saveMessageDraft(PLACE, "");
  expect(readMessageDraft(PLACE)).toBe("");
});

test("nothing of it is left after logging out", () => {
  saveUnsentMessage(PLACE, unsent("a"));
  saveMessageDraft(PLACE, "Halb fer");
  sessionStorage.setItem("something-else", "stays");
  forgetVisit();
  expect([readUnsentMessages(PLACE), readMessageDraft(PLACE)]).toEqual([[], ""]);
  expect(sessionStorage.getItem("something-else")).toBe("stays");
});

test.each(["", "{}", "null", "[1,null,{}]", '[{"messageId":"a","text":"x","at":"never"}]', "not json"])(
  "nothing is made of %j",
  (stored) => {
    sessionStorage.setItem("unsent-messages.lena.c", stored);
    expect(readUnsentMessages(PLACE)).toEqual([]);
  },
);

test("a browser that keeps nothing breaks nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  saveUnsentMessage(PLACE, unsent("a"));
  saveMessageDraft(PLACE, "x");
  expect([readUnsentMessages(PLACE), readMessageDraft(PLACE)]).toEqual([[], ""]);
});
