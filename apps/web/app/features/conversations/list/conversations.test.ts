import type { Conversation, Message } from "@aufwind/contract/conversations";
import { expect, test } from "vitest";
import { withMessage, withoutConversation, withPresence, withReceipts } from "./conversations.ts";

const message = (conversationId: string, number: number, sender: "client" | "coach" = "coach"): Message => ({
  messageId: `${conversationId}${number}`,
  conversationId,
  number,
  sender,
  text: "Hallo",
  sentAt: "2026-11-17T10:00:00Z",
  isRemoved: false,
  attachments: [],
});
const conversation = (conversationId: string, last: number): Conversation => ({
  conversationId,
  coachId: `coach ${conversationId}`,
  clientId: "client",
  side: "client",
  other: {
    id: `coach ${conversationId}`,
    name: conversationId,
    picture: null,
    slug: null,
    isOnline: false,
    deliveredUpTo: 0,
    readUpTo: 0,
  },
  notReadMessagesCount: 0,
  lastMessage: last > 0 ? message(conversationId, last) : null,
  can: ["write"],
});
const ITEMS = [conversation("a", 3), conversation("b", 5)];

test("a conversation comes first with its newest message, and counts what the other side wrote", () => {
  const [first, second] = withMessage(ITEMS, message("b", 6)) ?? [];
  expect([first?.conversationId, second?.conversationId]).toEqual(["b", "a"]);
  expect(first).toMatchObject({ notReadMessagesCount: 1, lastMessage: { number: 6 } });
  expect(withMessage(ITEMS, message("b", 6, "client"))?.[0]?.notReadMessagesCount).toBe(0);
});

test("an event received twice counts once, and a conversation that is not listed has to be loaded", () => {
  const once = withMessage(ITEMS, message("b", 6)) ?? [];
  expect(withMessage(once, message("b", 6))).toBe(once);
  expect(withMessage(ITEMS, message("c", 1))).toBeNull();
});

test("reading sets the count to nothing, unless something came after it", () => {
  const unread = ITEMS.map((each) => ({ ...each, notReadMessagesCount: 2 }));
  const receipts = { conversationId: "b", side: "client" as const, deliveredUpTo: 5, readUpTo: 5 };
  expect(withReceipts(unread, receipts).map((each) => each.notReadMessagesCount)).toEqual([2, 0]);
  expect(withReceipts(unread, { ...receipts, readUpTo: 4 })).toBe(unread);
  expect(withReceipts(unread, { ...receipts, side: "coach" })).toBe(unread);
});

test("who comes and goes is seen, and what was removed is gone", () => {
  const seen = withPresence(ITEMS, { userId: "coach a", isOnline: true });
  expect(seen.map(({ other }) => other.isOnline)).toEqual([true, false]);
  expect(withPresence(ITEMS, { userId: "somebody", isOnline: true })).toBe(ITEMS);
  expect(withoutConversation(ITEMS, "a").map(({ conversationId }) => conversationId)).toEqual(["b"]);
});
