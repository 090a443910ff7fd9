import type { Chat, Message } from "@aufwind/contract/conversations";
import type { Side } from "@aufwind/rules/appointments/status";
import type { ShownFile } from "./attachments/uploads.ts";

/** Written here, and not known to be stored. */
export type UnsentMessage = { messageId: string; text: string; at: string; files: readonly ShownFile[] };
/** What was refused, and which files: those can never be sent. */
type Refusal = { detail?: string | undefined; unusable?: readonly string[] | undefined };
export type PendingMessage = UnsentMessage & Refusal & { state: "sending" | "failed" };

/** The state of a conversation in this tab. */
export type History = Omit<Chat, "notReadMessagesCount" | "lastMessage"> & {
  waiting: readonly PendingMessage[];
  /** The number of the newest message; higher than those here on a page of earlier ones. */
  newest: number;
  unread: number;
  /** The message above which the "new" line is shown. */
  firstUnread: number | null;
};

export type HistoryChange =
  | { is: "read"; chat: Chat }
  | { is: "earlier"; chat: Chat }
  | { is: "later"; chat: Chat }
  | { is: "came"; message: Message; isSeen: boolean }
  | { is: "sending"; unsent: UnsentMessage }
  | ({ is: "failed"; messageId: string } & Refusal)
  | { is: "discarded"; messageId: string }
  | { is: "restored"; unsent: readonly (UnsentMessage & Refusal)[] }
  | { is: "marked"; side: Side; deliveredUpTo: number; readUpTo: number }
  | { is: "present"; isOnline: boolean }
  | { is: "seen"; count: number };

export function initialHistory(chat: Chat): History {
  const { notReadMessagesCount: unread, lastMessage, ...rest } = chat;
  return { ...rest, waiting: [], newest: lastMessage?.number ?? 0, unread, firstUnread: firstOf(chat, unread) };
}

/** The oldest of the other side's last `count` messages that are loaded. */
function firstOf({ messages, side }: Pick<Chat, "messages" | "side">, count: number): number | null {
  if (count === 0) return null;
  const others = messages.filter(({ sender }) => sender !== side);
  return others.slice(-count)[0]?.number ?? null;
}

export const lastNumber = ({ messages }: Pick<History, "messages">): number => messages.at(-1)?.number ?? 0;

export function nextHistory(history: History, change: HistoryChange): History {
  switch (change.is) {
    case "read":
      return reread(history, change.chat);
    case "earlier":
      return { ...withMessages(history, change.chat.messages), hasEarlier: change.chat.hasEarlier };
    case "later":
      return withFacts(withMessages(history, change.chat.messages), change.chat);
    case "came":
      return withNew(history, change);
    case "sending":
      return withWaiting(history, { ...change.unsent, state: "sending" });
    case "failed":
      return {
        ...history,
        waiting: history.waiting.map((each) => (isSame(each, change) ? failed(each, change) : each)),
      };
    case "discarded":
      return { ...history, waiting: history.waiting.filter((each) => !isSame(each, change)) };
    case "restored":
      return change.unsent.reduce((all, unsent) => withWaiting(all, { ...unsent, state: "failed" }), history);
    case "marked":
      return withReceipts(history, change);
    case "present":
      return { ...history, other: { ...history.other, isOnline: change.isOnline } };
    case "seen":
      return { ...history, unread: Math.max(0, history.unread - change.count) };
  }
}

type IsSameParams = { messageId: string };
const isSame = (one: IsSameParams, other: IsSameParams) => one.messageId === other.messageId;

const failed = (each: PendingMessage, { detail, unusable }: Refusal): PendingMessage => ({
  ...each,
  state: "failed",
  detail,
  unusable,
});

/** By number, without duplicates; stored ones no longer wait. */
function withMessages(history: History, more: readonly Message[]): History {
  const known = new Map([...history.messages, ...more].map((message) => [message.number, message]));
  const messages = [...known.values()].sort((a, b) => a.number - b.number);
  const stored = new Set(more.map(({ messageId }) => messageId));
  return {
    ...history,
    messages,
    newest: Math.max(history.newest, messages.at(-1)?.number ?? 0),
    waiting: history.waiting.filter(({ messageId }) => !stored.has(messageId)),
  };
}

/** A newest piece is appended, or replaces what is here if there is a gap. */
function reread(history: History, chat: Chat): History {
  const first = chat.messages[0]?.number ?? 0;
  const joins = history.messages.length === 0 || first <= lastNumber(history) + 1;
  const isEarlier = first < (history.messages[0]?.number ?? Number.POSITIVE_INFINITY);
  const kept = joins ? history : { ...history, messages: [] };
  const hasEarlier = joins && !isEarlier ? history.hasEarlier : chat.hasEarlier;
  return { ...withFacts(withMessages(kept, chat.messages), chat), hasEarlier };
}

const withFacts = (history: History, { other, can, notReadMessagesCount: unread }: Chat): History => ({
  ...history,
  ...{ other, can, unread },
  firstUnread: history.firstUnread ?? firstOf(history, unread),
});

function withNew(history: History, { message, isSeen }: { message: Message; isSeen: boolean }): History {
  const isKnown = history.messages.some(({ number }) => number === message.number);
  const next = withMessages(history, [message]);
  if (isKnown || message.sender === history.side) return next;
  const firstUnread = history.firstUnread ?? (isSeen ? null : message.number);
  return { ...next, unread: history.unread + 1, firstUnread };
}

/** Whoever writes has seen what is new. A retry is the same message, at its old place. */
function withWaiting(history: History, waiting: PendingMessage): History {
  if (history.messages.some((message) => isSame(message, waiting))) return history;
  const isKnown = history.waiting.some((each) => isSame(each, waiting));
  return {
    ...history,
    firstUnread: waiting.state === "sending" ? null : history.firstUnread,
    waiting: isKnown
      ? history.waiting.map((each) => (isSame(each, waiting) ? waiting : each))
      : [...history.waiting, waiting],
  };
}

function withReceipts(
  history: History,
  { side, deliveredUpTo, readUpTo }: Extract<HistoryChange, { is: "marked" }>,
): History {
  // Read on another device.
  if (side === history.side) return readUpTo >= lastNumber(history) ? { ...history, unread: 0 } : history;
  const { other } = history;
  return {
    ...history,
    other: {
      ...other,
      deliveredUpTo: Math.max(other.deliveredUpTo, deliveredUpTo),
      readUpTo: Math.max(other.readUpTo, readUpTo),
    },
  };
}
