import type { Conversation, Message } from "@aufwind/contract/conversations";
import type { LiveData } from "@aufwind/contract/events";

export type ShownList = {
  items: readonly Conversation[];
  /** The next page; null if there is none, or at the maximum. */
  more: number | null;
  hasNext: boolean;
};

type Items = readonly Conversation[];

/** Moves a message's conversation to the front. Known messages change nothing; null if the conversation is unknown. */
export function withMessage(items: Items, message: Message): Items | null {
  const known = items.find(({ conversationId }) => conversationId === message.conversationId);
  if (!known) return null;
  if (known.lastMessage && known.lastMessage.number >= message.number) return items;
  const isOther = message.sender !== known.side;
  const moved = {
    ...known,
    lastMessage: message,
    notReadMessagesCount: known.notReadMessagesCount + (isOther ? 1 : 0),
  };
  return [moved, ...items.filter((each) => each !== known)];
}

/** After reading, here or on another device. */
export const withReceipts = (items: Items, { conversationId, side, readUpTo }: LiveData<"receipts">): Items =>
  changed(items, (each) =>
    each.conversationId === conversationId && each.side === side && readUpTo >= (each.lastMessage?.number ?? 0)
      ? { ...each, notReadMessagesCount: 0 }
      : each,
  );

export const withPresence = (items: Items, { userId, isOnline }: LiveData<"presence">): Items =>
  changed(items, (each) => (each.other.id === userId ? { ...each, other: { ...each.other, isOnline } } : each));

export const withoutConversation = (items: Items, conversationId: string): Items =>
  items.filter((each) => each.conversationId !== conversationId);

/** The same list if nothing changed, so that nothing is rendered again. */
function changed(items: Items, change: (each: Conversation) => Conversation): Items {
  const next = items.map(change);
  return next.every((each, place) => each === items[place]) ? items : next;
}
