/** An edit by a button: replaces a range by `insert`, and selects a part of the result. */
export type Edit = { from: number; to: number; insert: string; select: [number, number] };
export type Selected = { text: string; from: number; to: number };

const STRONG = "**";
const MARK = /^(#{1,2}|[-*•])[ \t]+/;

/** Toggles bold. */
export function toggleStrong({ text, from, to }: Selected): Edit {
  const chosen = text.slice(from, to);
  const isStrong = text.slice(from - 2, from) === STRONG && text.slice(to, to + 2) === STRONG;
  if (isStrong) return { from: from - 2, to: to + 2, insert: chosen, select: [from - 2, to - 2] };
  return { from, to, insert: `${STRONG}${chosen}${STRONG}`, select: [from + 2, to + 2] };
}

/** Toggles the mark on all selected lines. */
export function toggleLines({ text, from, to }: Selected, mark: "## " | "- "): Edit {
  const begin = text.lastIndexOf("\n", from - 1) + 1;
  const next = text.indexOf("\n", to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(begin, end).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark) || (lines.length > 1 && line.trim() === ""));
  const insert = lines
    .map((line) => (isMarked ? line.slice(mark.length) : marked(line, mark, lines.length)))
    .join("\n");
  const place = begin + insert.length;
  return { from: begin, to: end, insert, select: lines.length > 1 ? [begin, place] : [place, place] };
}

const marked = (line: string, mark: string, count: number) =>
  count > 1 && line.trim() === "" ? line : `${mark}${line.replace(MARK, "")}`;

/** A line break inside a list begins its next item; on an empty item it ends the list. */
export function breakLine({ text, from, to }: Selected): Edit | undefined {
  const begin = text.lastIndexOf("\n", from - 1) + 1;
  const line = text.slice(begin, from);
  if (from !== to || !line.startsWith("- ")) return undefined;
  if (line.trim() === "-") return { from: begin, to, insert: "", select: [begin, begin] };
  return { from, to, insert: "\n- ", select: [from + 3, from + 3] };
}

/** Appends a template. */
export function addTemplate({ text }: Pick<Selected, "text">, template: string): Edit {
  const from = text.trimEnd().length;
  const insert = from === 0 ? template : `\n\n${template}`;
  const place = from + insert.length;
  return { from, to: text.length, insert, select: [place, place] };
}

/** Changes the text like typing does, so that undo and input events work. */
export function applyEdit(box: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  box.focus();
  box.setSelectionRange(from, to);
  // The deprecated API is the only one that undo supports.
  const isDone = document.execCommand(insert ? "insertText" : "delete", false, insert);
  if (!isDone) {
    box.setRangeText(insert, from, to, "end");
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  box.setSelectionRange(...select);
}
