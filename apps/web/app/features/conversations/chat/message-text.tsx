import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./message.module.css";
import { piecesOf } from "./text-pieces.ts";

/** A message's text, with safe external links. Never markup. */
export function MessageText({ text }: { text: string }) {
  const { t } = useTranslation("conversations");
  return (
    <p className={styles.text} dir="auto">
      {piecesOf(text).map((piece, place) =>
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
