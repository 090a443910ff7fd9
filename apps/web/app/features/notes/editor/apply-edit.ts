import type { Edit } from "./edits.ts";

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
