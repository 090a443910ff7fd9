import { coversStart, earlyStartBefore } from "@aufwind/rules/appointments/early-start";
import type { Act } from "@aufwind/rules/appointments/transitions";
import type { Locale } from "@aufwind/rules/locale";
import { isBerlinHoliday } from "../../platform/calendar/berlin-days.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { AppointmentRow } from "./store.ts";

type Consents = Pick<AppointmentRow, "gross_cents" | "agreed_at" | "is_instant" | "early_start_for">;

/** A start before this needs the client's consent to begin within the withdrawal period; null if none does. */
export function earlyStartLimit(row: Consents, now: Date): Date | null {
  const facts = {
    grossCents: row.gross_cents,
    agreedAt: row.agreed_at?.getTime() ?? null,
    isInstant: row.is_instant,
    consentedStart: row.early_start_for?.getTime() ?? null,
  };
  const limit = earlyStartBefore(facts, { now: now.getTime(), isHoliday: isBerlinHoliday });
  return limit === null ? null : new Date(limit);
}

type Asked = { startsAt: Date; now: Date; given: Locale | undefined };

/** The consent to store with a start that a client asks for; refused if it is needed and was not given. */
export function consentTo(row: Consents, { startsAt, now, given }: Asked) {
  const limit = earlyStartLimit(row, now);
  if (limit === null || startsAt >= limit) return {};
  if (!given) throw new Problem("invalidFields", { errors: [{ field: "earlyStart", code: "earlyStart", params: {} }] });
  return { early_start_at: now, early_start_locale: given, early_start_for: startsAt };
}

/** With these a client agrees to a time. */
export const isAgreeing = ({ event, by }: Pick<Act, "event" | "by">): boolean =>
  by === "client" && (event === "reschedule" || event === "accept");

type Proposed = Consents & Pick<AppointmentRow, "status" | "awaiting" | "starts_at">;

/** Whether the client can only accept the coach's new time with a consent. */
export function asksOnAccept(row: Proposed, now: Date): boolean {
  if (row.status !== "Rescheduled" || row.awaiting !== "client") return false;
  const limit = earlyStartLimit(row, now);
  return limit !== null && row.starts_at < limit;
}

/** What a mail says of it. */
export function earlyStartIn(row: Proposed, now: Date): "given" | "asked" | null {
  if (asksOnAccept(row, now)) return "asked";
  return coversStart(row.early_start_for?.getTime() ?? null, row.starts_at.getTime()) ? "given" : null;
}
