import { choice, chosen, rows, text, whole } from "../../platform/forms/form-body.ts";
import { dayAfter } from "./wall-time.ts";
import { endOf, isBlank } from "./week.ts";

export const timeZoneBody = (form: FormData) => ({ timeZone: text(form, "timeZone") });

/** Empty rows are skipped; the others keep their positions, so that each error finds its row. */
export const hoursBody = (form: FormData) => ({
  workingSlots: rows(form, "workingSlots")
    .map(({ weekday, from = "", to = "" }) => ({ weekday: Number(weekday), from, to }))
    .filter((row) => !isBlank(row))
    .map((row) => ({ ...row, to: endOf(row) })),
});

export const settingsBody = (form: FormData) => ({
  noticeMinutes: whole(form, "noticeMinutes"),
  horizonDays: whole(form, "horizonDays"),
  pauseBeforeMinutes: whole(form, "pauseBeforeMinutes"),
  pauseAfterMinutes: whole(form, "pauseAfterMinutes"),
  gridMinutes: whole(form, "gridMinutes"),
  mostPerDay: whole(form, "mostPerDay") ?? null,
});

/** If the day is missing its own field says so; the end needs no error of its own then. */
const ANY_DAY = "2000-01-01";
const at = (day: string, time: string) => (day ? `${day}T${time}` : undefined);

export function exceptionBody(form: FormData) {
  const kind = choice(form, "kind") ?? undefined;
  const [day, begins] = [text(form, "from:date") ?? "", text(form, "from:time") ?? ""];
  const [last, ends] = [text(form, "to:date") ?? "", text(form, "to:time") ?? ""];
  const note = text(form, "note");
  // Some hours of one day need no second date.
  if (kind === "timeOff" && last) return { kind, from: at(day, begins), to: at(last, ends), note };
  if (kind === "allDay")
    return { kind, from: at(day, "00:00"), to: at(dayAfter(last || day || ANY_DAY), "00:00"), note };
  // Midnight at the end of a day is the beginning of the next.
  const lastDay = ends === "00:00" ? dayAfter(day || ANY_DAY) : day || ANY_DAY;
  return { kind, from: at(day, begins), to: at(lastDay, ends), note };
}

export const holidaysBody = (form: FormData) => ({ state: text(form, "state"), dates: chosen(form, "dates") });

/** A removed exception as it was. */
export const restoredBody = (form: FormData) => ({
  kind: choice(form, "kind") ?? undefined,
  from: text(form, "from"),
  to: text(form, "to"),
  note: text(form, "note"),
});
