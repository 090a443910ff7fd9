import type { Conversation, Message } from "@aufwind/contract/conversations";
import type { LiveData } from "@aufwind/contract/events";

export type ShownList = {
  items: readonly Conversation[];
  /** The page that follows; null where there is none, or no more can be shown at once. */
  more: number | null;
  hasNext: boolean;
};

type Items = readonly Conversation[];

/** After a message: its conversation comes first. What was heard before changes nothing; null where nobody knows it. */
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

/** After one has read, here or on another device. */
export const withMarks = (items: Items, { conversationId, side, readUpTo }: LiveData<"marks">): Items =>
  changed(items, (each) =>
    each.conversationId === conversationId && each.side === side && readUpTo >= (each.lastMessage?.number ?? 0)
      ? { ...each, notReadMessagesCount: 0 }
      : each,
  );

export const withPresence = (items: Items, { userId, isOnline }: LiveData<"presence">): Items =>
  changed(items, (each) => (each.other.id === userId ? { ...each, other: { ...each.other, isOnline } } : each));

export const without = (items: Items, conversationId: string): Items =>
  items.filter((each) => each.conversationId !== conversationId);

/** The same list where nothing changed, so that nothing is drawn anew. */
function changed(items: Items, change: (each: Conversation) => Conversation): Items {
  const next = items.map(change);
  return next.every((each, place) => each === items[place]) ? items : next;
}
