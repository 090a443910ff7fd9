import type { Room } from "@aufwind/contract/video-calls";

export type ChatParts = {
  conversationId: string;
  side: Room["side"];
  /** A button that stands before its head. */
  back: React.ReactNode;
  onClose: () => void;
};

/** What other rooms bring along; rooms do not import each other. */
export type RoomSlots = {
  /** The conversation of the two, beside the picture. */
  chat: (parts: ChatParts) => React.ReactNode;
  /** What helps most after the appointment: to rate, or to write notes. */
  afterwards: (room: Room) => React.ReactNode;
};
