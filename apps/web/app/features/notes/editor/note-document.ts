import { type Node, Schema } from "prosemirror-model";

/**
 * A note as the editor has it: one node for each line, since that is how a note is stored. A heading or an item keeps
 * the mark that it was written with, so that a note which is only read stays the same to the letter.
 */
export const noteSchema = new Schema({
  nodes: {
    doc: { content: "line+" },
    paragraph: {
      group: "line",
      content: "text*",
      parseDOM: [{ tag: "p" }, { tag: "div" }],
      toDOM: () => ["p", 0],
    },
    heading: {
      group: "line",
      content: "text*",
      attrs: { mark: { default: "## " } },
      parseDOM: [
        { tag: "h1", attrs: { mark: "# " } },
        { tag: "h2, h3, h4, h5, h6", attrs: { mark: "## " } },
      ],
      toDOM: ({ attrs }) => ["p", { "data-line": "heading", "data-level": String(attrs.mark).trim().length }, 0],
    },
    item: {
      group: "line",
      content: "text*",
      attrs: { mark: { default: "- " } },
      parseDOM: [{ tag: "li" }],
      toDOM: ({ attrs }) => ["p", { "data-line": "item", "data-mark": shownMark(attrs.mark) }, 0],
    },
    text: {},
  },
  marks: {
    strong: { parseDOM: [{ tag: "strong" }, { tag: "b" }], toDOM: () => ["strong", 0] },
  },
});

const { paragraph, heading, item } = noteSchema.nodes;
const { strong } = noteSchema.marks;

const HEADING = /^#{1,2}[ \t]+(?=\S)/;
const ITEM = /^[ \t]{0,8}(?:[-*•]|\d{1,3}[.)])(?:[ \t]+|$)/;

/** A bullet, or the number as written. */
const shownMark = (mark: unknown) => (/\d/.test(String(mark)) ? String(mark).trim() : "•");

/** A stored note as a document of the editor. */
export const documentOf = (text: string): Node => noteSchema.node("doc", null, text.split("\n").map(lineOf));

function lineOf(line: string): Node {
  const title = HEADING.exec(line)?.[0];
  if (title) return heading.create({ mark: title }, piecesOf(line.slice(title.length)));
  const mark = ITEM.exec(line)?.[0];
  if (mark) return item.create({ mark }, piecesOf(line.slice(mark.length)));
  return paragraph.create(null, piecesOf(line));
}

/** Bold where that can be written back exactly; else the signs stay as they are. */
function piecesOf(line: string): Node[] {
  const parts = line.split("**");
  const pieces = parts.flatMap((text, place) =>
    text ? [noteSchema.text(text, place % 2 === 1 ? [strong.create()] : [])] : [],
  );
  const isExact = parts.length % 2 === 1 && inlineOf(paragraph.create(null, pieces)) === line;
  return isExact ? pieces : line ? [noteSchema.text(line)] : [];
}

/** The document as it is stored. */
export const textOf = ({ children }: Node): string =>
  children.map((line) => `${line.attrs.mark ?? ""}${inlineOf(line)}`).join("\n");

const inlineOf = ({ children }: Node): string =>
  children.map(({ text = "", marks }) => (marks.length > 0 ? `**${text}**` : text)).join("");
