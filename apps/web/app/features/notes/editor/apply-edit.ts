import type { Edit } from "./edits.ts";

/** Changes the text as typing would, so that the browser can undo it and everybody hears of it. */
export function applyEdit(box: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  box.focus();
  box.setSelectionRange(from, to);
  // The old way is the only one that undo knows of.
  const isDone = document.execCommand(insert ? "insertText" : "delete", false, insert);
  if (!isDone) {
    box.setRangeText(insert, from, to, "end");
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  box.setSelectionRange(...select);
}
