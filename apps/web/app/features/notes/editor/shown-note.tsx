import { type Block, blocksOf, type Piece } from "@aufwind/rules/notes";
import { useTranslation } from "../../../platform/i18n/use-translation.ts";
import styles from "./editor.module.css";

type ShownNoteProps = {
  text: string;
  /** The level of the heading above it. */
  under: 2 | 3;
};

/** A rendered note: only our few marks are interpreted, everything else is text. */
export function ShownNote({ text, under }: ShownNoteProps) {
  const { t } = useTranslation("notes");
  const blocks = blocksOf(text);
  if (blocks.length === 0) return <p className={styles.empty}>{t("editor.empty")}</p>;
  return (
    <div className={styles.shown}>
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have nothing else, and keep no state
        <ShownBlock key={place} block={block} under={under} />
      ))}
    </div>
  );
}

function ShownBlock({ block, under }: { block: Block; under: ShownNoteProps["under"] }) {
  if (block.kind === "heading") {
    const Heading = `h${under + block.level}` as "h3" | "h4" | "h5";
    return <Heading data-level={block.level}>{piecesOf(block.pieces)}</Heading>;
  }
  if (block.kind === "paragraph")
    return <p>{block.lines.map((line, place) => [place > 0 && "\n", ...piecesOf(line)])}</p>;
  const List = block.ordered ? "ol" : "ul";
  return (
    <List>
      {block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={place}>{piecesOf(item)}</li>
      ))}
    </List>
  );
}

const piecesOf = (pieces: Piece[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  pieces.map(({ text, strong }, place) => (strong ? <strong key={place}>{text}</strong> : text));
