import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { type Command, type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { documentOf, noteSchema } from "./note-document.ts";

const { paragraph, heading, item } = noteSchema.nodes;

export const toggleStrong: Command = toggleMark(noteSchema.marks.strong);

type Kind = "heading" | "item";

/** The lines that the selection touches, each with its place. */
function chosenLines({ doc, selection }: EditorState): { node: Node; at: number }[] {
  const lines: { node: Node; at: number }[] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (!node.isTextblock) return true;
    lines.push({ node, at });
    return false;
  });
  return lines;
}

export const isAll = (state: EditorState, kind: Kind) => {
  const lines = chosenLines(state);
  return lines.length > 0 && lines.every(({ node }) => node.type.name === kind);
};

/** All chosen lines become headings or items, or plain lines again. */
export const toggleLines =
  (kind: Kind): Command =>
  (state, dispatch) => {
    const type = isAll(state, kind) ? paragraph : noteSchema.nodes[kind];
    let change: Transaction = state.tr;
    for (const { at } of chosenLines(state)) change = change.setNodeMarkup(at, type);
    dispatch?.(change.scrollIntoView());
    return true;
  };

/** A line break within a list begins its next item, and on an empty item ends the list; after a heading comes text. */
export const breakLine: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const line = $from.parent;
  if (!line.isTextblock) return false;
  if (empty && line.type === item && line.content.size === 0) return toPlain(state, dispatch);
  const next = line.type === item ? { type: item, attrs: { mark: nextMark(line.attrs.mark) } } : { type: paragraph };
  const change = state.tr.deleteSelection();
  const isAtStart = change.selection.$from.parentOffset === 0 && line.content.size > 0;
  // Before a line's beginning an empty one is added, and the line keeps its kind.
  const kinds = isAtStart && line.type === heading ? [{ type: heading, attrs: line.attrs }] : [next];
  dispatch?.(change.split(change.selection.from, 1, kinds).scrollIntoView());
  return true;
};

/** The number after, or the same bullet. */
const nextMark = (mark: string) => mark.replace(/\d+/, (number) => String(Number(number) + 1));

/** At the beginning of a heading or an item, deleting takes its mark first. */
export const unmark: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parentOffset > 0 || $from.parent.type === paragraph) return false;
  return toPlain(state, dispatch);
};

const toPlain: Command = ({ tr, selection: { $from } }, dispatch) => {
  dispatch?.(tr.setNodeMarkup($from.before(), paragraph).scrollIntoView());
  return true;
};

const TYPED_MARK = /^(#{1,2}|[-*•]|\d{1,3}[.)])$/;

/** A mark that is typed at the beginning of a line makes it what it says, at the space after it. */
export function markTyped(state: EditorState, typed: string): Transaction | undefined {
  const { $from, empty } = state.selection;
  if (typed !== " " || !empty || $from.parent.type !== paragraph) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset);
  if (!TYPED_MARK.test(before)) return undefined;
  const type = before.startsWith("#") ? heading : item;
  const start = $from.start();
  return state.tr.delete(start, $from.pos).setNodeMarkup(start - 1, type, { mark: `${before} ` });
}

/** Appends a template after what is there. */
export function appendText({ doc, tr }: EditorState, text: string): Transaction {
  const isEmpty = doc.textContent.trim() === "" && doc.childCount === 1;
  const added = documentOf(isEmpty ? text : `\n${text}`).content;
  const change = isEmpty ? tr.replaceWith(0, doc.content.size, added) : tr.insert(doc.content.size, added);
  return change.setSelection(TextSelection.atEnd(change.doc)).scrollIntoView();
}
