import type { Case } from "@aufwind/contract/cases";
import type { RefObject } from "react";
import { type Shortcut, useShortcuts } from "../../platform/browser/shortcuts.ts";

/** The inbox by keys: from case to case, select, open; and what is done with the selected ones, or the open one. */
export function useInboxKeys(page: RefObject<HTMLElement | null>, opened: Case | null): void {
  const find = <E extends HTMLElement>(selector: string) => page.current?.querySelector<E>(selector);
  const rows = () => [...(page.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const isHere = (row: HTMLElement) => row.closest("li")?.contains(document.activeElement) === true;
  const here = () => rows().find(isHere) ?? rows().find((row) => row.ariaCurrent === "true");
  function step(by: 1 | -1) {
    const all = rows();
    const row = here();
    all[row ? all.indexOf(row) + by : by > 0 ? 0 : all.length - 1]?.focus();
  }
  /** Opens the part that the field is in, and leads there. */
  function enter(part: string) {
    const box = find<HTMLDetailsElement>(`[data-part="${part}"] details`);
    if (box) box.open = true;
    find(`[data-part="${part}"] :is(textarea, input:not([type=hidden]))`)?.focus();
  }
  const press = (selector: string) => find<HTMLButtonElement>(selector)?.click();
  const submit = (part: string) => press(`[data-part="${part}"] button[type="submit"]`);
  /** With a selection the key is about all of it. */
  const orSelected = (act: string, otherwise: () => void) => () =>
    find("input[form=selection]:checked") ? press(`button[value="${act}"]`) : otherwise();
  const always: Shortcut[] = [
    { key: "j", label: "cases:keys.next", act: () => step(1) },
    { key: "k", label: "cases:keys.previous", act: () => step(-1) },
    { key: "o", label: "cases:keys.open", act: () => here()?.click() },
    { key: "x", label: "cases:keys.select", act: () => here()?.closest("li")?.querySelector("input")?.click() },
    { key: "a", label: "cases:keys.take", act: orSelected("bulkTake", () => submit("take")) },
    { key: "s", label: "cases:keys.later", act: orSelected("bulkSnooze", () => enter("later")) },
    { key: "e", label: "cases:keys.close", act: orSelected("bulkClose", () => submit("close")) },
  ];
  const inCase: Shortcut[] = [
    { key: "r", label: "cases:keys.answer", act: () => enter("answer") },
    { key: "v", label: "cases:keys.template", act: () => press("[data-part=template] button") },
    { key: "n", label: "cases:keys.note", act: () => enter("note") },
    { key: "p", label: "cases:keys.payment", act: () => find("a[data-part=payment]")?.click() },
    { key: "m", label: "cases:keys.merge", act: () => enter("merge") },
  ];
  useShortcuts("cases:title", [...(opened ? inCase : []), ...always]);
}
