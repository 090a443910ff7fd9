import type { RefObject } from "react";
import { useShortcuts } from "../../platform/browser/shortcuts.ts";

/** j and k lead from row to row, e opens; the focus goes along, so that Enter and screen readers follow. */
export function useListKeys(list: RefObject<HTMLElement | null>, selector: string): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const hasFocus = (row: HTMLElement) =>
    row === document.activeElement || row.closest("li")?.contains(document.activeElement) === true;
  function step(by: 1 | -1) {
    const all = rows();
    const here = all.findIndex(hasFocus);
    all[here < 0 ? (by > 0 ? 0 : all.length - 1) : here + by]?.focus();
  }
  useShortcuts("palette:keys.list.title", [
    { key: "j", label: "palette:keys.list.next", act: () => step(1) },
    { key: "k", label: "palette:keys.list.previous", act: () => step(-1) },
    { key: "e", label: "palette:keys.list.open", act: () => rows().find(hasFocus)?.click() },
  ]);
}
