import { useNavigate } from "react-router";
import { useShortcuts } from "../../platform/browser/shortcuts.ts";
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

/** The keys of the calendar. */
export function useAgendaKeys({ shown, today, onTimeOff, onUndo, onClose }: AgendaKeysParams) {
  const navigate = useNavigate();
  const locale = useLocale();
  const to = (place: Shown) => () => void navigate(`${pathTo("coachAgenda", locale)}?${queryOf(place)}`);
  const { date } = shown;
  useShortcuts("agenda:title", [
    { key: "t", label: "agenda:today", act: to({ view: shown.view, date: today }) },
    { key: "d", label: "agenda:view.day", act: to({ view: "day", date }) },
    { key: "w", label: "agenda:view.week", act: to({ view: "week", date }) },
    { key: "m", label: "agenda:view.month", act: to({ view: "month", date }) },
    { key: "l", label: "agenda:view.list", act: to({ view: "list", date }) },
    { key: "ArrowLeft", label: `agenda:earlier.${shown.view}`, act: to(stepFrom(shown, -1)) },
    { key: "ArrowRight", label: `agenda:later.${shown.view}`, act: to(stepFrom(shown, 1)) },
    { key: "n", label: "agenda:addTimeOff", act: onTimeOff },
    { key: "z", label: "agenda:undo", act: onUndo },
    { key: "Escape", label: "agenda:close", act: onClose, whileTyping: true },
  ]);
}
