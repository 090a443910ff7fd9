import { tokenize } from "linkifyjs";

export type TextPiece = { text: string; href?: string };

/** Only what is written as an address: "Danke.Ich" is none, and mail addresses are no invitation. */
const WRITTEN = /^(?:https?:\/\/|www\.)/i;

/** A text with the addresses in it; nothing but http and https is ever one. */
export function piecesOf(text: string): TextPiece[] {
  return tokenize(text).map((token) => {
    const piece = token.toString();
    if (!token.isLink || token.t !== "url" || !WRITTEN.test(piece)) return { text: piece };
    const href = safeHref(token.toHref("https"));
    return href ? { text: piece, href } : { text: piece };
  });
}

function safeHref(typed: string): string | undefined {
  if (!URL.canParse(typed)) return undefined;
  const { protocol, username, href } = new URL(typed);
  // What stands before an @ only pretends to be the place where a link leads.
  return (protocol === "https:" || protocol === "http:") && !username ? href : undefined;
}
