import { useLayoutEffect, useRef } from "react";
import { areShortcutsOn } from "../http/cookies.ts";
import type { PrefixedKey } from "../i18n/namespaces.ts";

export type Shortcut = {
  /** As `KeyboardEvent.key` says it; "g h" is one after the other. */
  key: string;
  label: PrefixedKey;
  act: () => void;
  /** Also in a field: for keys that type nothing. */
  whileTyping?: true;
};
export type ShortcutGroup = { title: PrefixedKey; shortcuts: readonly Shortcut[] };

/** The title of those that every page has. */
export const EVERYWHERE = "palette:keys.everywhere" satisfies PrefixedKey;

/** Of the present page, in the order of mounting. */
const groups = new Set<() => ShortcutGroup>();

/** The page's own first, of which the innermost may have come last; then those of every page. */
export function shortcutsHere(): ShortcutGroup[] {
  const all = [...groups].map((read) => read()).reverse();
  const isGeneral = ({ title }: ShortcutGroup) => title === EVERYWHERE;
  return [...all.filter((group) => !isGeneral(group)), ...all.filter(isGeneral)];
}

/** Keys of a page or a part of it, while it is shown. Never while somebody types or a dialog is open. */
export function useShortcuts(title: PrefixedKey, shortcuts: readonly Shortcut[]): void {
  const latest = useRef<ShortcutGroup>({ title, shortcuts });
  // Before anything is painted: a key pressed as soon as the page is seen counts.
  useLayoutEffect(() => {
    latest.current = { title, shortcuts };
  });
  useLayoutEffect(() => {
    const read = () => latest.current;
    if (groups.size === 0) document.addEventListener("keydown", press);
    groups.add(read);
    return () => {
      groups.delete(read);
      if (groups.size === 0) document.removeEventListener("keydown", press);
    };
  }, []);
}

const FIELDS = "input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu], [role=listbox]";
/** For the second key of two. */
const PAUSE_MS = 1500;

let first: { key: string; until: number } | undefined;

function press(event: KeyboardEvent) {
  const { key, timeStamp, target } = event;
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  // With Shift a letter is another one; the other keys mean something else then.
  if ((event.shiftKey && key.length > 1) || document.querySelector("dialog[open]")) return;
  const isTyping = target instanceof Element && target.closest(FIELDS) !== null;
  const known = shortcutsHere()
    .flatMap(({ shortcuts }) => shortcuts)
    .filter((each) => (!isTyping || each.whileTyping) && (isNamedKey(each) || areShortcutsOn(document.cookie)));
  const begun = first && timeStamp < first.until ? first.key : undefined;
  first = undefined;
  const hit = known.find((each) => each.key === `${begun} ${key}`) ?? known.find((each) => each.key === key);
  if (!hit) {
    if (known.some((each) => each.key.startsWith(`${key} `))) first = { key, until: timeStamp + PAUSE_MS };
    return;
  }
  // Escape also closes what the browser itself has open.
  if (key !== "Escape") event.preventDefault();
  hit.act();
}

/** Arrows, Escape and the like: not what a voice or a slipping finger types (WCAG 2.1.4), so they stay on. */
const isNamedKey = ({ key }: Shortcut) => key.length > 1 && !key.includes(" ");
