import type { Status } from "../appointments/status.ts";

export const NOTE_LIMIT = 20_000;
/** Words of a search in notes. */
export const NOTE_SEARCH_LIMIT = 100;

/** Only of what both have agreed to; whatever becomes of it later, its note stays. */
export const mayHaveNote = ({ status, agreedAt }: { status: Status; agreedAt: number | null }): boolean =>
  agreedAt !== null || status === "Scheduled" || status === "Completed" || status === "No Show";

/** A note as it is kept: one kind of line break, and no characters that nobody types. */
export const tidyNote = (text: string): string => text.replaceAll(/\r\n?/g, "\n").replaceAll(/(?![\t\n])\p{Cc}/gu, "");
