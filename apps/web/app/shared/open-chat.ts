/** What opens the chat beside the page; whoever shows it listens for this on the window and prevents its default. */
export const CHAT_EVENT = "aufwind:chat";
export type ChatAsked = { conversationId?: string };

/** Asks for the chat, of one conversation where it is named; answers whether somebody shows it. */
export const openChat = (detail: ChatAsked = {}): boolean =>
  !window.dispatchEvent(new CustomEvent<ChatAsked>(CHAT_EVENT, { detail, cancelable: true }));
