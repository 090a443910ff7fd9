import type { Locale } from "@aufwind/rules/locale";
import { BERLIN, localTime, momentOf } from "../../platform/i18n/dates.ts";

const TAGS = { de: "de-DE", en: "en-GB" } as const;

/** "MESZ" or "MEZ": distinguishes the two passes of an autumn night. */
function nameOfTime(at: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(TAGS[locale], { timeZone: BERLIN, timeZoneName: "short" });
  return format.formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

export type SlotLabel = { at: string; time: string; local: string | null };

/** The label of each slot of a day: Berlin time and, if it differs, the reader's. */
export function slotLabels(slots: readonly string[], place: { locale: Locale; zone: string | null }): SlotLabel[] {
  const { locale, zone } = place;
  const clocks = slots.map((at) => momentOf({ at }, { locale: "en", shape: "clock" }));
  return slots.map((at, index) => {
    const clock = clocks[index] ?? "";
    const isTwice = clocks.filter((other) => other === clock).length > 1;
    return {
      at,
      time: isTwice ? `${clock} ${nameOfTime(at, locale)}` : clock,
      local: (zone && localTime({ at }, { locale, zone })?.time) || null,
    };
  });
}
