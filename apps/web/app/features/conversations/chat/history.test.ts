import type { Chat, Message } from "@aufwind/contract/conversations";
import { expect, test } from "vitest";
import { type History, type HistoryChange, initialHistory, nextHistory } from "./history.ts";

const message = (number: number, sender: "client" | "coach" = "coach"): Message => ({
  messageId: `m${number}`,
  conversationId: "c",
  number,
  sender,
  text: `text ${number}`,
  sentAt: "2026-11-17T10:00:00Z",
  isRemoved: false,
  attachments: [],
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => message(from + place));

const piece = (messages: Message[], more: Partial<Chat> = {}): Chat => ({
  conversationId: "c",
  coachId: "coach",
  clientId: "client",
  side: "client",
  other: { id: "coach", name: "Jonas", picture: null, slug: null, isOnline: false, deliveredUpTo: 0, readUpTo: 0 },
  notReadMessagesCount: 0,
  lastMessage: messages.at(-1) ?? null,
  can: ["write"],
  messages,
  hasEarlier: false,
  ...more,
});

const after = (start: History, ...changes: HistoryChange[]) => changes.reduce(nextHistory, start);
const numbers = ({ messages }: History) => messages.map(({ number }) => number);
const unsent = { messageId: "m9", text: "text 9", at: "2026-11-17T10:01:00Z", files: [] };

test("messages stand in the order of their numbers, each once, however they arrive", () => {
  const history = after(
    initialHistory(piece(range(4, 6), { hasEarlier: true })),
    { is: "came", message: message(8), isSeen: true },
    { is: "later", chat: piece(range(7, 8)) },
    { is: "came", message: message(8), isSeen: true },
    { is: "earlier", chat: piece(range(1, 3)) },
  );
  expect(numbers(history)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(history).toMatchObject({ hasEarlier: false, newest: 8 });
});

test("the line of new messages stands above the first that was not read, and stays when they are read", () => {
  const history = initialHistory(
    piece([...range(1, 4), message(5, "client"), ...range(6, 7)], { notReadMessagesCount: 3 }),
  );
  expect(history.firstUnread).toBe(4);
  expect(after(history, { is: "seen", count: 3 })).toMatchObject({ unread: 0, firstUnread: 4 });
});

test("what comes while one looks makes no line, what comes while one looks elsewhere does", () => {
  const start = initialHistory(piece(range(1, 2)));
  const seen = after(start, { is: "came", message: message(3), isSeen: true });
  expect(seen).toMatchObject({ unread: 1, firstUnread: null });
  const unseen = after(start, { is: "came", message: message(3), isSeen: false });
  expect(unseen).toMatchObject({ unread: 1, firstUnread: 3 });
});

test("what came while the receipt was sent is still unread", () => {
  const start = initialHistory(piece(range(1, 2), { notReadMessagesCount: 2 }));
  const history = after(start, { is: "came", message: message(3), isSeen: true }, { is: "seen", count: 2 });
  expect(history.unread).toBe(1);
});

test("a message waits until it is stored, fails with a reason, and is the same when sent again", () => {
  const start = initialHistory(piece(range(1, 2)));
  const failed = after(start, { is: "sending", unsent }, { is: "failed", messageId: "m9", detail: "No line." });
  expect(failed.waiting).toEqual([{ ...unsent, state: "failed", detail: "No line." }]);
  const again = after(failed, { is: "sending", unsent });
  expect(again.waiting).toEqual([{ ...unsent, state: "sending" }]);
  const stored = { ...message(3, "client"), messageId: "m9" };
  expect(after(again, { is: "came", message: stored, isSeen: true })).toMatchObject({ waiting: [], unread: 0 });
});

test("what a reload brings back waits, unless it was stored after all", () => {
  const start = initialHistory(piece([message(1), { ...message(2, "client"), messageId: "m9" }]));
  const other = { ...unsent, messageId: "m10" };
  expect(after(start, { is: "restored", unsent: [unsent, other] }).waiting).toEqual([{ ...other, state: "failed" }]);
  expect(after(start, { is: "restored", unsent: [other] }, { is: "discarded", messageId: "m10" }).waiting).toEqual([]);
});

test("a file that cannot be sent is known of a message until the message is tried without it", () => {
  const start = initialHistory(piece(range(1, 2)));
  const refused = { is: "failed", messageId: "m9", detail: "foto.png: broken", unusable: ["f1"] } as const;
  const failed = after(start, { is: "sending", unsent }, refused);
  expect(failed.waiting).toMatchObject([{ state: "failed", unusable: ["f1"] }]);
  expect(after(failed, { is: "sending", unsent }).waiting).toEqual([{ ...unsent, state: "sending" }]);
});

test("receipts of the other side only rise; one's own from another device mean that all is read", () => {
  const start = initialHistory(piece(range(1, 3), { notReadMessagesCount: 2 }));
  const marked = after(
    start,
    { is: "marked", side: "coach", deliveredUpTo: 3, readUpTo: 2 },
    { is: "marked", side: "coach", deliveredUpTo: 2, readUpTo: 1 },
  );
  expect(marked.other).toMatchObject({ deliveredUpTo: 3, readUpTo: 2 });
  expect(marked.unread).toBe(2);
  expect(after(start, { is: "marked", side: "client", deliveredUpTo: 3, readUpTo: 3 }).unread).toBe(0);
});

test("a reloaded page is appended, or replaces what is here if there is a gap", () => {
  const start = initialHistory(piece(range(31, 60), { hasEarlier: true }));
  const joined = after(start, { is: "read", chat: piece(range(35, 64), { hasEarlier: true }) });
  expect(numbers(joined)).toEqual(range(31, 64).map(({ number }) => number));
  const far = after(start, { is: "read", chat: piece(range(100, 129), { hasEarlier: true }) });
  expect(numbers(far)).toEqual(range(100, 129).map(({ number }) => number));
});
