import { isLive, type Status } from "./appointments/status.ts";
import { addBusinessDays, type IsHoliday } from "./time/business-days.ts";

const ZONE = "Europe/Berlin";
/** The withdrawal period of § 355 BGB, from the day on which the contract was concluded. */
const PERIOD_DAYS = 14;

const dayIn = (instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE).toPlainDate();

/** When the period is over: the end of its last day in Berlin, or of the next business day (§§ 187, 188, 193 BGB). */
export function withdrawableUntil(concludedAt: number, isHoliday: IsHoliday): number {
  const last = dayIn(concludedAt).add({ days: PERIOD_DAYS });
  const working = addBusinessDays(last.subtract({ days: 1 }), 1, isHoliday);
  return working.add({ days: 1 }).toZonedDateTime(ZONE).epochMilliseconds;
}

/** By when the money has to be back (§ 357 BGB). */
export const repaidBy = (declaredAt: number): string => dayIn(declaredAt).add({ days: PERIOD_DAYS }).toString();

/** A booking number somewhere in what somebody typed, as it is stored. */
export function bookingNumberIn(text: string): string | undefined {
  const found = /(?<![A-Z0-9])([A-HJ-NP-Z2-9]{5})[\s-]?([A-HJ-NP-Z2-9]{5})(?![A-Z0-9])/.exec(text.toUpperCase());
  return found ? `${found[1]}-${found[2]}` : undefined;
}

export type WithdrawalFacts = {
  status: Status;
  /** When both had agreed; null before that. */
  concludedAt: number | null;
  startsAt: number;
  endsAt: number;
  grossCents: number;
  owedCents: number;
  /** Whether the client wanted it to begin within the period, knowing what that means. */
  isEarlyStartAgreed: boolean;
  /** How long both were in the call between start and end. */
  togetherMs: number;
};

/** What follows from a withdrawal; `cancel` is carried out at once, what is owed back after the start by the team. */
export type WithdrawalOutcome =
  | { kind: "cancel" }
  | { kind: "repay"; owedCents: number }
  | { kind: "performed" }
  | { kind: "tooLate" }
  | { kind: "nothingOwed" };

/** What a withdrawal that was declared now means for an appointment. */
export function withdrawalOutcome(facts: WithdrawalFacts, now: number, isHoliday: IsHoliday): WithdrawalOutcome {
  const { status, concludedAt, startsAt, grossCents, owedCents } = facts;
  // What has not begun and costs nothing can be given up at any time.
  if (isLive(status) && now < startsAt && (concludedAt === null || grossCents === 0)) return { kind: "cancel" };
  if (owedCents === 0 || concludedAt === null) return { kind: "nothingOwed" };
  if (now >= withdrawableUntil(concludedAt, isHoliday)) return { kind: "tooLate" };
  if (isLive(status) && now < startsAt) return { kind: "cancel" };
  return afterStart(facts);
}

/** Without the consent to an early start nothing is owed for what was performed (§ 357a BGB). */
function afterStart({ status, isEarlyStartAgreed, startsAt, endsAt, togetherMs, grossCents }: WithdrawalFacts) {
  if (!isEarlyStartAgreed) return { kind: "repay", owedCents: 0 } as const;
  const performed = isLive(status) ? togetherMs / (endsAt - startsAt) : 0;
  if (status === "Completed" || performed >= 1) return { kind: "performed" } as const;
  return { kind: "repay", owedCents: Math.round(grossCents * performed) } as const;
}
