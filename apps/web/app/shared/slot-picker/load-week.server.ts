import type { Slots } from "@aufwind/contract/slots";
import { berlinDay } from "../../platform/i18n/dates.ts";
import { weekOf } from "../../platform/i18n/week.ts";
import { type PickerWeek, weeksFrom } from "./picked.ts";

type LoadWeekParams = {
  /** The requested week, by its Monday; null if none was. */
  asked: string | null;
  /** A start that is known to be free, where to look first if no week was requested. */
  soonest?: string | null;
  now: number;
  /** The seven days from this one on. */
  load: (monday: string) => Promise<Pick<Slots, "days" | "nextFreeAt">>;
};

/** The requested week, else the first one with a free slot. */
export async function loadWeek({ asked, soonest = null, now, load }: LoadWeekParams): Promise<PickerWeek> {
  const weeks = weeksFrom(berlinDay(now));
  const wanted = asked ?? (soonest ? weekOf(berlinDay(soonest)) : weeks.first);
  const found = await load(wanted < weeks.first ? weeks.first : wanted > weeks.last ? weeks.last : wanted);
  const isEmpty = found.days.every(({ slots }) => slots.length === 0);
  const { days, nextFreeAt } =
    asked === null && isEmpty && found.nextFreeAt ? await load(weekOf(berlinDay(found.nextFreeAt))) : found;
  return { days, nextFreeAt, ...weeks };
}
