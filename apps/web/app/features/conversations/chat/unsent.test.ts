import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "../../../../test/memory-storage.ts";
import { forgetVisit } from "../../../platform/forms/forget-drafts.ts";
import { dropUnsent, keepText, keepUnsent, readText, readUnsent } from "./unsent.ts";

const PLACE = { userId: "lena", conversationId: "c" };
const unsent = (messageId: string) => ({ messageId, text: "Hallo", at: "2026-11-17T10:00:00.000Z", files: [] });

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("what was not sent is kept for the person and the conversation, each message once", () => {
  keepUnsent(PLACE, unsent("a"));
  keepUnsent(PLACE, unsent("b"));
  keepUnsent(PLACE, unsent("a"));
  expect(readUnsent(PLACE).map(({ messageId }) => messageId)).toEqual(["b", "a"]);
  expect(readUnsent({ ...PLACE, userId: "sam" })).toEqual([]);
  expect(readUnsent({ ...PLACE, conversationId: "d" })).toEqual([]);
  dropUnsent(PLACE, "b");
  expect(readUnsent(PLACE)).toEqual([unsent("a")]);
});

test("what was kept before messages had files has none, and files that are no files make no message", () => {
  const kept = { messageId: "a", text: "Hallo", at: "2026-11-17T10:00:00.000Z" };
  sessionStorage.setItem("unsent-messages.lena.c", JSON.stringify([kept, { ...kept, files: [null] }]));
  expect(readUnsent(PLACE)).toEqual([unsent("a")]);
});

test("what is being written is kept until it is empty", () => {
  keepText(PLACE, "Halb fer");
  expect(readText(PLACE)).toBe("Halb fer");
  keepText(PLACE, "");
  expect(readText(PLACE)).toBe("");
});

test("nothing of it is left after logging out", () => {
  keepUnsent(PLACE, unsent("a"));
  keepText(PLACE, "Halb fer");
  sessionStorage.setItem("something-else", "stays");
  forgetVisit();
  expect([readUnsent(PLACE), readText(PLACE)]).toEqual([[], ""]);
  expect(sessionStorage.getItem("something-else")).toBe("stays");
});

test.each(["", "{}", "null", "[1,null,{}]", '[{"messageId":"a","text":"x","at":"never"}]', "not json"])(
  "nothing is made of %j",
  (stored) => {
    sessionStorage.setItem("unsent-messages.lena.c", stored);
    expect(readUnsent(PLACE)).toEqual([]);
  },
);

test("a browser that keeps nothing breaks nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepUnsent(PLACE, unsent("a"));
  keepText(PLACE, "x");
  expect([readUnsent(PLACE), readText(PLACE)]).toEqual([[], ""]);
});
