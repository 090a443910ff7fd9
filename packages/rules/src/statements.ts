import type { Relation } from "./appointments/booking.ts";
import { type BasisPoints, EXISTING_CLIENT_FEE, PLATFORM_FEE } from "./money.ts";
import { addBusinessDays, type IsHoliday } from "./time/business-days.ts";

const ZONE = "Europe/Berlin";
const BUSINESS_DAYS = 10;

const zoned = (instant: number) => Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE);

/** The month of an instant in Berlin, as `yyyy-mm`. */
export const monthOf = (instant: number): string => zoned(instant).toPlainDate().toPlainYearMonth().toString();

/** The month before an instant's: the one that is closed on the first. */
export const monthBefore = (instant: number): string =>
  zoned(instant).toPlainDate().toPlainYearMonth().subtract({ months: 1 }).toString();

/** When a month ends in Berlin: from then on it can be closed. */
export const endOfMonth = (month: string): number =>
  Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).toZonedDateTime(ZONE)
    .epochMilliseconds;

/** The tenth business day after a month's end, by which it is paid out; `yyyy-mm-dd`. */
export function payBy(month: string, isHoliday: IsHoliday): string {
  const lastDay = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toPlainDate({ day: 1 }).subtract({ days: 1 });
  return addBusinessDays(lastDay, BUSINESS_DAYS, isHoliday).toString();
}

type Month = { arrivesCents: number; carriedInCents: number };

/** A month's payout and carry-over: a negative month is carried over. */
export function balanceOf({ arrivesCents, carriedInCents }: Month) {
  const total = arrivesCents + carriedInCents;
  return { payoutCents: Math.max(0, total), carriedOutCents: Math.min(0, total) };
}

const MONTHS = 3;

/** Until when a coach's own clients have the lower fee: three months after the registration, by Berlin's calendar. */
export const ownClientsUntil = (coachSince: number): number =>
  Temporal.Instant.fromEpochMilliseconds(coachSince).toZonedDateTimeISO("Europe/Berlin").add({ months: MONTHS })
    .epochMilliseconds;

type FeeRateOfParams = { relation: Relation; startsAt: number; coachSince: number };

/** The share of the net price that the platform takes. */
export const feeRateOf = ({ relation, startsAt, coachSince }: FeeRateOfParams): BasisPoints =>
  relation === "existing" && startsAt < ownClientsUntil(coachSince) ? EXISTING_CLIENT_FEE : PLATFORM_FEE;
