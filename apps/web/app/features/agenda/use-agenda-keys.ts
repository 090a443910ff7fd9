import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "../../platform/i18n/locale.tsx";
import { pathTo } from "../../platform/pages/pages.ts";
import { queryOf, type Shown, stepFrom } from "./shown-days.ts";

type AgendaKeysParams = {
  shown: Shown;
  today: string;
  onTimeOff: () => void;
  onUndo: () => void;
  onClose: () => void;
};

const TYPING = "input, textarea, select, [contenteditable], dialog, [role=dialog], [role=menu], [role=listbox]";

/** t: today; d, w, m, l: views; arrows: back and forward; n: time off; z: undo; Esc: closes. Never while typing. */
export function useAgendaKeys({ shown, today, onTimeOff, onUndo, onClose }: AgendaKeysParams) {
  const navigate = useNavigate();
  const locale = useLocale();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "Escape" && !document.querySelector("dialog[open]")) return onClose();
    if (isTyping || document.querySelector("dialog[open]")) return;
    const to = (place: Shown) => navigate(`${pathTo("coachAgenda", locale)}?${queryOf(place)}`);
    const { date } = shown;
    const acts: Record<string, () => unknown> = {
      t: () => to({ view: shown.view, date: today }),
      d: () => to({ view: "day", date }),
      w: () => to({ view: "week", date }),
      m: () => to({ view: "month", date }),
      l: () => to({ view: "list", date }),
      ArrowLeft: () => to(stepFrom(shown, -1)),
      ArrowRight: () => to(stepFrom(shown, 1)),
      n: onTimeOff,
      z: onUndo,
    };
    const act = Object.hasOwn(acts, event.key) ? acts[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
