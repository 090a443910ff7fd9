/** The event that opens the sidebar chat; whoever shows it listens on the window and prevents its default. */
export const CHAT_EVENT = "aufwind:chat";
export type ChatAsked = { conversationId?: string };

/** Requests the chat, optionally of one conversation; returns whether somebody shows it. */
export const openChat = (detail: ChatAsked = {}): boolean =>
  !window.dispatchEvent(new CustomEvent<ChatAsked>(CHAT_EVENT, { detail, cancelable: true }));
