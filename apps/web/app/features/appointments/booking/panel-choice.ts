import { chosenLanguage } from "../../../shared/session-languages.ts";
import { freeOf, readPicked } from "../../../shared/slot-picker/picked.ts";
import { readKind } from "./choice.ts";
import type { PanelFacts } from "./panel.server.ts";

const NO_LANGUAGES = { languages: [], usualLanguage: null };

/** What is chosen by an address, in what is loaded: without a word of it the first free time of the first free day. */
export function panelChoice(
  { week, kinds, type }: Pick<PanelFacts, "week" | "kinds" | "type">,
  query: URLSearchParams,
) {
  const asked = readPicked(query);
  // Also one that is only being loaded.
  const wanted = kinds.find((kind) => kind.type === readKind(query) && kind.state === "open");
  const kind = wanted ?? kinds.find((each) => each.type === type);
  const free = week ? freeOf(week, asked) : { day: null, start: null, isGone: asked.start !== null };
  const isOther = asked.start !== null && readKind(query) !== null && kind?.type !== readKind(query);
  const open = week?.days.find(({ date, slots }) => slots.length > 0 && (free.day === null || date === free.day));
  return {
    kind,
    ...chosenLanguage(kind ?? NO_LANGUAGES, query),
    day: open?.date ?? null,
    start: free.start ?? open?.slots[0] ?? null,
    /** Nobody has chosen a time yet. */
    isProposed: free.start === null,
    /** The time of the address is not free; one that was chosen for another kind does not count. */
    isGone: free.isGone && !isOther,
  };
}

export type PanelChoice = ReturnType<typeof panelChoice>;

/** What changes nothing of what is loaded. */
const OF_WEEK = ["day", "start", "week", "language"];

/** Whether the page has to be loaded anew for an address: not for another day of the same week, or another language. */
export function isReloaded(before: URLSearchParams, after: URLSearchParams): boolean {
  const others = (query: URLSearchParams) => [...query].filter(([name]) => !OF_WEEK.includes(name)).join();
  const [from, to] = [readPicked(before), readPicked(after)];
  const isChosen = to.start !== null && to.start !== from.start;
  return others(before) !== others(after) || from.week !== to.week || isChosen;
}
