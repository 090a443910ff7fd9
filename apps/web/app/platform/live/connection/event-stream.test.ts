import { LIVE_EVENTS, PASSING } from "@aufwind/contract/events";
import { expect, test } from "vitest";
import { isTransient, KINDS, readEvent, SHAPES } from "./event-stream.ts";

const ID = "0196b1c4-0000-7000-8000-000000000001";
const message = {
  ...{ messageId: ID, conversationId: ID, number: 3, sender: "coach", sentAt: "2026-11-17T10:00:00.000Z" },
  text: "Guten Morgen",
  isRemoved: false,
  attachments: [],
};

test("knows every kind of the contract with every field", () => {
  const contract = Object.entries(LIVE_EVENTS).map(([kind, { shape }]) => [kind, Object.keys(shape).sort()]);
  const own = Object.entries(SHAPES).map(([kind, shape]) => [kind, Object.keys(shape).sort()]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(contract));
});

test("knows which kinds pass", () => expect(KINDS.filter(isTransient)).toEqual([...PASSING]));

test("reads a message, also one whose author has left", () => {
  expect(readEvent("message", JSON.stringify(message))).toEqual({ kind: "message", data: message });
  expect(readEvent("message", JSON.stringify({ ...message, text: null }))).toBeDefined();
});

test("reads a message of a server that knew no attachments and removed nothing", () => {
  const { attachments: _, isRemoved: __, ...before } = message;
  expect(readEvent("message", JSON.stringify(before))).toEqual({ kind: "message", data: message });
});

test.each(["", "{", "null", "3", "{}", JSON.stringify({ ...message, number: "3" })])(
  "does not take %j for one",
  (said) => expect(readEvent("message", said)).toBeUndefined(),
);
