import type { Case } from "@aufwind/contract/cases";
import type { RefObject } from "react";
import { useShortcuts } from "../../platform/browser/shortcuts.ts";

/** The inbox by keys: from case to case, answer, note, take, put off, close; Enter opens what has the focus. */
export function useInboxKeys(page: RefObject<HTMLElement | null>, opened: Case | null): void {
  const find = <E extends HTMLElement>(selector: string) => page.current?.querySelector<E>(selector);
  function step(by: 1 | -1) {
    const rows = [...(page.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const focused = rows.indexOf(document.activeElement as HTMLElement);
    const here = focused < 0 ? rows.findIndex((row) => row.ariaCurrent === "true") : focused;
    rows[here < 0 ? (by > 0 ? 0 : rows.length - 1) : here + by]?.focus();
  }
  /** Opens the part that the field is in, and leads there. */
  function write(name: "answer" | "note") {
    const box = find<HTMLDetailsElement>(`[data-part="${name}"] details`);
    if (box) box.open = true;
    find(`[data-part="${name}"] textarea`)?.focus();
  }
  const press = (name: string) => find<HTMLButtonElement>(`[data-part="${name}"] button[type="submit"]`)?.click();
  const inCase = [
    { key: "r", label: "cases:keys.answer", act: () => write("answer") },
    { key: "n", label: "cases:keys.note", act: () => write("note") },
    {
      key: "v",
      label: "cases:keys.template",
      act: () => find<HTMLButtonElement>("[data-part=template] button")?.click(),
    },
    { key: "a", label: "cases:keys.take", act: () => press("take") },
    { key: "s", label: "cases:keys.later", act: () => find("[data-part=later] select")?.focus() },
    { key: "p", label: "cases:keys.payment", act: () => find("a[data-part=payment]")?.click() },
    { key: "e", label: "cases:keys.close", act: () => press("close") },
  ] as const;
  useShortcuts("cases:title", [
    { key: "j", label: "cases:keys.next", act: () => step(1) },
    { key: "k", label: "cases:keys.previous", act: () => step(-1) },
    ...(opened ? inCase : []),
  ]);
}
