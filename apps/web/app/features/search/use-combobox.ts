import { type RefObject, useEffect, useRef, useState } from "react";

type Combobox = {
  input: RefObject<HTMLInputElement | null>;
  /** Of the list; its options are `<id>-<place>`. */
  id: string;
  count: number;
  onType: (typed: string) => void;
  onTake: (place: number) => void;
};

/** Makes a field a combobox: arrows move, Enter selects, Escape closes. */
export function useCombobox({ input, id, count, onType, onTake }: Combobox) {
  const [isWanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const now = useRef({ isOpen, active, count, onType, onTake });
  now.current = { isOpen, active: active < count ? active : -1, count, onType, onTake };

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    const gone = new AbortController();
    const { signal } = gone;
    const close = () => {
      setWanted(false);
      setActive(-1);
    };
    const typed = () => {
      setWanted(true);
      setActive(-1);
      now.current.onType(field.value.trim());
    };
    const pressed = (event: KeyboardEvent) => {
      const { isOpen: open, active: place, count: all } = now.current;
      if (event.isComposing) return;
      if (event.key === "Escape" && open) close();
      else if (event.key === "Enter" && open && place >= 0) now.current.onTake(place);
      else if (event.key === "ArrowDown" && all > 0) setActive(open ? (place + 1) % all : 0);
      else if (event.key === "ArrowUp" && all > 0) setActive(place > 0 ? place - 1 : all - 1);
      else return;
      if (event.key.startsWith("Arrow")) setWanted(true);
      event.preventDefault();
    };
    field.addEventListener("input", typed, { signal });
    field.addEventListener("keydown", pressed, { signal });
    field.addEventListener("blur", close, { signal });
    // What was typed before hydration.
    if (field.value && document.activeElement === field && field.value !== field.defaultValue) typed();
    return () => gone.abort();
  }, [input]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", id);
    field.setAttribute("aria-expanded", String(isOpen));
    if (isOpen && active >= 0) field.setAttribute("aria-activedescendant", `${id}-${active}`);
    else field.removeAttribute("aria-activedescendant");
  }, [input, id, isOpen, active]);

  return { isOpen, active };
}
