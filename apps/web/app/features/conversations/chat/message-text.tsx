import { tokenize } from "linkifyjs";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./message.module.css";

export type TextSegment = { text: string; href?: string };

/** Only explicit addresses: "Danke.Ich" is none, and mail addresses are not linked. */
const WRITTEN = /^(?:https?:\/\/|www\.)/i;

/** A text with its links; only http and https. */
export function splitLinks(text: string): TextSegment[] {
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
  // A name before an @ only pretends to be the link's host.
  return (protocol === "https:" || protocol === "http:") && !username ? href : undefined;
}

/** A message's text, with safe external links. Never markup. */
export function MessageText({ text }: { text: string }) {
  const { t } = useTranslation("conversations");
  return (
    <p className={styles.text} dir="auto">
      {splitLinks(text).map((piece, place) =>
        piece.href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
          <a key={place} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {piece.text}
            <VisuallyHidden> ({t("chat.newTab")})</VisuallyHidden>
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
