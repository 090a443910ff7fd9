import { momentOf } from "../../platform/i18n/dates.ts";

const DAY_PARTS = ["morning", "afternoon", "evening"] as const;
type DayPart = (typeof DAY_PARTS)[number];

/** In Berlin time: morning until twelve, evening from six. */
const partOf = (slot: string): DayPart => {
  const hour = Number(momentOf({ at: slot }, { locale: "en", shape: "clock" }).slice(0, 2));
  return hour < 12 ? "morning" : hour < 18 ? "afternoon" : "evening";
};

/** The slots of a day by part of the day; empty parts are left out. */
export function dayParts(slots: readonly string[]): { part: DayPart; slots: string[] }[] {
  const groups = Map.groupBy(slots, partOf);
  return DAY_PARTS.flatMap((part) => {
    const found = groups.get(part);
    return found ? [{ part, slots: found }] : [];
  });
}
