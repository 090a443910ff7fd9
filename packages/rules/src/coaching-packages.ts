import { minimumNetCents } from "./consultations.ts";
import { grossOf, type VatStatus } from "./money.ts";
import { DAY } from "./time/durations.ts";

/** How many appointments a package can have, and for how many months it can be valid. */
export const PACKAGE_SIZE = { least: 2, most: 20 } as const;
export const PACKAGE_MONTHS = { least: 1, most: 24 } as const;
export const PACKAGE_CONSULTATIONS = ["standard", "extended"] as const;
export type PackageConsultation = (typeof PACKAGE_CONSULTATIONS)[number];
/** The most that a coach can offer at a time. */
export const MOST_OFFERED_PACKAGES = 6;

/** `ordered` is not paid yet; of an `active` one appointments can be booked; `ended` is used no more. */
export const PURCHASE_STATUSES = ["ordered", "active", "ended"] as const;
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number];
/**
 * Ended by its client, by the team, by a withdrawal, by its last day, because a bank took the money, or because one of the two
 * has left.
 */
export const PURCHASE_ENDS = ["client", "team", "withdrawn", "expired", "disputed", "left"] as const;
export type PurchaseEnd = (typeof PURCHASE_ENDS)[number];
export const INSTALMENT_STATUSES = ["open", "declined", "authentication", "paid", "disputed", "void"] as const;
export type InstalmentStatus = (typeof INSTALMENT_STATUSES)[number];

/** Equal parts that add up exactly: the first ones have the cents that are left over. */
function parts(cents: number, count: number): number[] {
  const each = Math.floor(cents / count);
  return Array.from({ length: count }, (_, place) => each + (place < cents - each * count ? 1 : 0));
}

export type Share = { netCents: number; grossCents: number };
type Priced = { netCents: number; size: number; vatStatus: VatStatus };

/** What each appointment of a package costs. VAT is rounded for each, so that they add up to the price of all. */
export const sharesOf = ({ netCents, size, vatStatus }: Priced): Share[] =>
  parts(netCents, size).map((share) => ({ netCents: share, grossCents: grossOf(share, vatStatus) }));

/** What a client pays for the whole package. */
export const packageGross = (priced: Priced): number =>
  sharesOf(priced).reduce((sum, { grossCents }) => sum + grossCents, 0);

export type OfferRefusal = "packageTooCheap" | "packageTooExpensive";
type Offered = { netCents: number; size: number; durationMinutes: number; singleNetCents: number };

/** The minimum price holds for each appointment of a package; and nobody pays more than for as many single ones. */
export function offerRefusal({ netCents, size, durationMinutes, singleNetCents }: Offered): OfferRefusal | undefined {
  if (Math.floor(netCents / size) < minimumNetCents(durationMinutes)) return "packageTooCheap";
  return netCents > size * singleNetCents ? "packageTooExpensive" : undefined;
}

type Compared = { grossCents: number; size: number; singleGrossCents: number };

/** What a package costs per appointment, rounded, and what is saved against as many single ones. */
export function packageSaving({ grossCents, size, singleGrossCents }: Compared) {
  const single = size * singleGrossCents;
  const savedCents = Math.max(0, single - grossCents);
  return {
    eachCents: Math.round(grossCents / size),
    savedCents,
    savedPercent: single > 0 ? Math.floor((savedCents * 100) / single) : 0,
  };
}

const MOST_INSTALMENTS = 3;

/** In how many monthly instalments it can be paid: the last is due before the package ends. */
export const mostInstalments = (months: number): number => Math.min(MOST_INSTALMENTS, months);

/** The instalments of a price; the first has the cents that are left over. */
export function instalmentsOf(grossCents: number, count: number): number[] {
  const each = Math.floor(grossCents / count);
  return Array.from({ length: count }, (_, place) => (place === 0 ? grossCents - each * (count - 1) : each));
}

const ZONE = "Europe/Berlin";
const MORNING = { hour: 8 };
const dayOf = (instant: number) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(ZONE).toPlainDate();
const morningOf = (day: Temporal.PlainDate): number =>
  day.toZonedDateTime({ timeZone: ZONE, plainTime: MORNING }).epochMilliseconds;

/** When an instalment is charged: the first at once, each further one a month later, in the morning in Berlin. */
export const instalmentDueAt = (boughtAt: number, place: number): number =>
  place === 0 ? boughtAt : morningOf(dayOf(boughtAt).add({ months: place }));

/** When a declined instalment is charged again: 1, 3 and 7 days after the first, second and third failure. */
const RETRY_DAYS = [1, 3, 7] as const;
export function retryInstalmentAt(failures: number, now: number): number | undefined {
  const days = RETRY_DAYS[failures - 1];
  return days === undefined ? undefined : now + days * DAY;
}

/** The last day on which an appointment of a package can begin. */
export const packageValidUntil = (boughtAt: number, months: number): string =>
  dayOf(boughtAt).add({ months }).toString();

/** Whether the last day is over in Berlin. */
export const isPackageOver = (validUntil: string, now: number): boolean => dayOf(now).toString() > validUntil;

/** So many days before the last one a client is reminded of what is left. */
const REMINDER_DAYS = [30, 7] as const;
type Reminding = { validUntil: string /** How many are over. */; reminders: number };

/** The next reminder that lies ahead, and how many are over with it; undefined after the last. */
export function nextPackageReminder({ validUntil, reminders }: Reminding, now: number) {
  const last = Temporal.PlainDate.from(validUntil);
  for (const [place, days] of REMINDER_DAYS.entries()) {
    const at = morningOf(last.subtract({ days }));
    if (place >= reminders && at > now) return { at, reminders: place };
  }
  return undefined;
}

type Filled = {
  shares: readonly Share[];
  paidCents: number /** The numbers of those that are booked or used. */;
  taken: readonly number[];
};

/** As many of its appointments as what was paid covers, so that nobody owes anything for what was held. */
export function paidUnits({ shares, paidCents }: Pick<Filled, "shares" | "paidCents">): number {
  let [covered, cents] = [0, 0];
  for (const { grossCents } of shares) {
    cents += grossCents;
    if (cents > paidCents) break;
    covered += 1;
  }
  return covered;
}

/** How many are left in all, and how many of them can be booked now. */
export function unitsLeft({ shares, paidCents, taken }: Filled) {
  const covered = paidUnits({ shares, paidCents });
  return {
    left: shares.length - taken.length,
    bookable: covered - taken.filter((unit) => unit <= covered).length,
  };
}

export type UnitRefusal = "packageEnded" | "packageTooLate" | "packageUsedUp" | "packageUnpaid";
type Wanted = Filled & { status: PurchaseStatus; validUntil: string; startsAt: number };

/** Which of a package's appointments is booked next, the lowest free number; or why none can be. */
export function nextUnit(wanted: Wanted): { unit: number; share: Share } | { refusal: UnitRefusal } {
  const { shares, taken, status, validUntil, startsAt } = wanted;
  if (status !== "active") return { refusal: "packageEnded" };
  if (taken.length >= shares.length) return { refusal: "packageUsedUp" };
  if (isPackageOver(validUntil, startsAt)) return { refusal: "packageTooLate" };
  const place = shares.findIndex((_, index) => !taken.includes(index + 1));
  const share = shares[place];
  if (!share || place >= paidUnits(wanted)) return { refusal: "packageUnpaid" };
  return { unit: place + 1, share };
}

type Settled = { paidCents: number /** Of what is booked or used. */; usedCents: number; refundedCents: number };

/** What goes back when a package ends: what was paid, without what is used or booked at its price in the package. */
export const unusedCents = ({ paidCents, usedCents, refundedCents }: Settled): number =>
  Math.max(0, paidCents - usedCents - refundedCents);

type PaidPart = { id: string; paidCents: number; refundedCents: number };

/** To which payments a sum goes back: the latest first, none more than it paid. */
export function refundParts(payments: readonly PaidPart[], cents: number): { id: string; cents: number }[] {
  let open = cents;
  return payments.toReversed().flatMap(({ id, paidCents, refundedCents }) => {
    const back = Math.min(paidCents - refundedCents, open);
    open -= back;
    return back > 0 ? [{ id, cents: back }] : [];
  });
}
