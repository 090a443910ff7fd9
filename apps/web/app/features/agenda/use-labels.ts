import { useLocale } from "../../platform/i18n/locale.tsx";
import { useTranslation } from "../../platform/i18n/use-translation.ts";
import type { AgendaDay } from "./agenda-days.ts";
import { dayName } from "./times.ts";

/** The calendar's labels: buttons, half hours and days. */
export function useLabels(days: readonly AgendaDay[], today: string) {
  const { t } = useTranslation("agenda");
  const locale = useLocale();
  const byDay = new Map(days.map((day) => [day.day, day]));
  const labels = {
    timeSlot: t("addTimeOff"),
    moreLabel: (count: number) => t("more", { count }),
    noEvents: t("empty.title"),
  };

  function slotProps({ start, end }: { start: string; end: string }) {
    const [day = "", from = ""] = start.split(" ");
    const to = end.slice(11, 16);
    return { "aria-label": t("slotLabel", { day: dayName(locale, day), from: from.slice(0, 5), to }) };
  }

  function dayProps(date: string) {
    const day = byDay.get(date);
    const count = day?.entries.filter(({ kind }) => kind === "appointment").length ?? 0;
    const isOff = day?.entries.some(({ kind }) => kind === "off") ?? false;
    const isOpen = (day?.open.length ?? 0) > 0;
    const words = [
      dayName(locale, date, "full"),
      t("dayCount", { count }),
      isOpen ? t("dayOpen") : t("closed"),
      isOff && t("off"),
    ];
    return {
      "aria-label": words.filter(Boolean).join(", "),
      "aria-current": date === today ? ("date" as const) : undefined,
      "data-open": isOpen || undefined,
      "data-off": (isOff && !isOpen) || undefined,
    };
  }
  return { labels, slotProps, dayProps };
}
