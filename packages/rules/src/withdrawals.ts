import { isLive, type Status } from "./appointments/status.ts";
import type { PurchaseStatus } from "./coaching-packages.ts";
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

/** The signs of new_booking_number(); a number is written with a hyphen, but typed without or with a space too. */
const FIVE = "([2-9A-HJKMNP-TV-Z]{5})";
const WRITTEN = ["-", "", "\\s"].map((sign) => new RegExp(`(?<![A-Z0-9])(?=${FIVE}${sign}${FIVE}(?![A-Z0-9]))`, "g"));

/** A booking number somewhere in what somebody typed, as it is stored. A word before it may look like its first half. */
export function bookingNumberIn(text: string): string | undefined {
  for (const written of WRITTEN) {
    const found = [...text.toUpperCase().matchAll(written)].at(-1);
    if (found) return `${found[1]}-${found[2]}`;
  }
  return undefined;
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

type PackageAppointment = {
  id: string;
  status: Status;
  startsAt: number;
  grossCents: number;
  /** False if it went back to the package. */
  isCounted: boolean;
  isEarlyStartAgreed: boolean;
};
export type PackageWithdrawalFacts = {
  status: PurchaseStatus;
  /** When it was paid and so bought; null before that. */
  boughtAt: number | null;
  size: number;
  appointments: readonly PackageAppointment[];
};

/** `end` is carried out at once; what is `unclear` had begun, was missed or cancelled late: the team works that out. */
export type PackageWithdrawal =
  | { kind: "end"; cancelIds: string[]; owedCents: number; isUnclear: boolean }
  | { kind: "performed" | "tooLate" | "nothingOwed" };

/** What a withdrawal that was declared now means for a package: what was held is owed at its price in the package. */
export function packageWithdrawal(facts: PackageWithdrawalFacts, now: number, isHoliday: IsHoliday): PackageWithdrawal {
  const { status, boughtAt, size } = facts;
  const counted = facts.appointments.filter(({ isCounted }) => isCounted);
  const ahead = counted.filter((each) => isLive(each.status) && now < each.startsAt);
  if (boughtAt === null || (status === "ended" && ahead.length === 0)) return { kind: "nothingOwed" };
  if (now >= withdrawableUntil(boughtAt, isHoliday)) return { kind: "tooLate" };
  const held = counted.filter((each) => each.status === "Completed" && each.isEarlyStartAgreed);
  if (held.length === size) return { kind: "performed" };
  const begun = counted.filter((each) => !ahead.includes(each));
  return {
    kind: "end",
    cancelIds: ahead.map(({ id }) => id),
    owedCents: begun.reduce((sum, { grossCents }) => sum + grossCents, 0),
    isUnclear: begun.length > held.length,
  };
}
