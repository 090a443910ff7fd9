import { CONSULTATIONS, type Consultation } from "@aufwind/rules/consultations";
import { text, ticked, whole } from "../../../platform/forms/form-body.ts";
import { berlinDay } from "../../../platform/i18n/dates.ts";
import { withinMonths } from "../../../platform/i18n/month.ts";

/** The choice so far; a start implies its day, and a day its month. */
export type Choice = { type: Consultation | null; month: string | null; day: string | null; start: string | null };

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const DAY = /^20\d\d-\d\d-\d\d$/;
const INSTANT = /^20\d\d-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;

const isTime = (text: string) => !Number.isNaN(Date.parse(text));

/** The address as a choice; invalid parts are ignored. */
export function readChoice(query: URLSearchParams): Choice {
  const [start, day, month] = ["start", "day", "month"].map((name) => query.get(name) ?? "") as [
    string,
    string,
    string,
  ];
  const type = CONSULTATIONS.find((known) => known === query.get("type")) ?? null;
  if (INSTANT.test(start) && isTime(start)) {
    const on = berlinDay(start);
    return { type, month: on.slice(0, 7), day: on, start: new Date(start).toISOString() };
  }
  if (DAY.test(day) && isDate(day)) return { type, month: day.slice(0, 7), day, start: null };
  return { type, month: MONTH.test(month) ? month : null, day: null, start: null };
}

const isDate = (day: string) => isTime(day) && new Date(day).toISOString().startsWith(day);

/** A choice as a query string, always in the same order. */
export function queryOf(choice: Partial<Choice>): string {
  const parts = (["type", "month", "day", "start"] as const).map((name) => choice[name] && `${name}=${choice[name]}`);
  return parts.filter(Boolean).join("&");
}

/** Coaches open a year ahead at most. */
const MOST_MONTHS = 12;

/** The month to show: the requested one, if coaches can be open then. */
export function shownMonth(asked: string | null, today: string): string {
  const first = today.slice(0, 7);
  const last = `${Number(first.slice(0, 4)) + MOST_MONTHS / 12}${first.slice(4)}`;
  return withinMonths(asked ?? first, [first, last]);
}

/** `later` opens with the discovery, `done` can be booked once only. */
type KindState = "open" | "later" | "done";

export function kindState(type: Consultation, open: readonly Consultation[]): KindState {
  if (open.includes(type)) return "open";
  return type === "discovery" ? "done" : "later";
}

/** The initial choice: the requested one if open, else what clients book most. */
export function chosenKind<K extends { type: Consultation; state: KindState }>(
  kinds: readonly K[],
  asked: Consultation | null,
): K | undefined {
  const open = kinds.filter(({ state }) => state === "open");
  const wanted = [asked, "standard", "discovery"].flatMap((type) => open.find((kind) => kind.type === type) ?? []);
  return wanted[0] ?? open[0];
}

/** The form names of the last step. */
export const BOOKING_FORM = "booking";
export const REGISTER_FORM = "register";
/** The form that uses a saved card. */
export const SAVED_CARD_FORM = "savedCard";

export const bookingBody = (form: FormData) => ({
  coachId: text(form, "coachId"),
  consultation: text(form, "consultation"),
  scheduledAt: text(form, "scheduledAt"),
  timeZone: text(form, "timeZone"),
  earlyStart: ticked(form, "earlyStart"),
  feeCents: whole(form, "feeCents"),
  note: text(form, "note"),
  instant: ticked(form, "instant"),
});
