import type { Relation } from "../appointments/first-appointment.ts";
import { EXISTING_CLIENT_FEE, PLATFORM_FEE } from "../money/fees.ts";
import type { BasisPoints } from "../money/rounding.ts";

const MONTHS = 3;

/** Until when a coach's own clients cost less: three months after the account was made, by the calendar of Berlin. */
export const ownClientsUntil = (coachSince: number): number =>
  Temporal.Instant.fromEpochMilliseconds(coachSince).toZonedDateTimeISO("Europe/Berlin").add({ months: MONTHS })
    .epochMilliseconds;

type Sold = { relation: Relation; startsAt: number; coachSince: number };

/** The share of the net price that the platform takes. */
export const feeRateOf = ({ relation, startsAt, coachSince }: Sold): BasisPoints =>
  relation === "existing" && startsAt < ownClientsUntil(coachSince) ? EXISTING_CLIENT_FEE : PLATFORM_FEE;
