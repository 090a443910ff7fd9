import { useEffect, useEffectEvent } from "react";

type Keys = Record<string, () => void>;

/** Single letters that switch something; whoever types, or has a dialog open, only types. */
export function useKeys(keys: Keys, isOn: boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}

function isTyping(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
  return isField || document.querySelectorAll("dialog[open]").length > 1;
}
