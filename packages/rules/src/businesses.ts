import { DAY } from "./time/durations.ts";

/** What a coach states before the first paid booking: Art. 30 DSA, and what an invoice needs by § 14 UStG. */
export const TRADER_FACTS = [
  "name",
  "address",
  "phone",
  "email",
  "register",
  "certification",
  "vatStatus",
  "taxNumber",
] as const;
export type TraderFact = (typeof TRADER_FACTS)[number];

/** Asked for since November 2026: who was here before has some time for these, and for nothing else. */
const ASKED_LATER: readonly TraderFact[] = ["phone", "register", "certification"];
const TRADER_GRACE_DAYS = 30;

export type Trader = {
  given: Record<TraderFact, boolean>;
  /** When a coach who was here before was asked, in epoch milliseconds; null for everybody else. */
  askedAt: number | null;
};

/** Whether clients can book paid consultations with a coach, what is missing, and until when that is tolerated. */
export function paidBookings({ given, askedAt }: Trader, now: number) {
  const missing = TRADER_FACTS.filter((fact) => !given[fact]);
  const dueAt = askedAt === null ? null : askedAt + TRADER_GRACE_DAYS * DAY;
  const isTolerated = dueAt !== null && now < dueAt && missing.every((fact) => ASKED_LATER.includes(fact));
  return {
    missing,
    isOpen: missing.length === 0 || isTolerated,
    /** Null if nothing is missing, or if it is not tolerated. */
    dueAt: missing.length > 0 && isTolerated ? dueAt : null,
  };
}
export type PaidBookings = ReturnType<typeof paidBookings>;

/** On which days after they were asked such coaches hear of it; the last time their paid bookings are closed. */
export const TRADER_REMINDERS = [0, 14, 27, TRADER_GRACE_DAYS] as const;

/** How many reminders somebody should have had by now. */
export const remindersDue = (askedAt: number, now: number): number =>
  TRADER_REMINDERS.filter((days) => now >= askedAt + days * DAY).length;

/** Public registers of businesses: `civil` is the one of civil law partnerships, `foreign` one of another country. */
export const REGISTERS = [
  "none",
  "commercial",
  "partnership",
  "civil",
  "cooperative",
  "association",
  "foreign",
] as const;
export type Register = (typeof REGISTERS)[number];

/** Changes with each word of the self-certification. */
export const CERTIFICATION_VERSION = "2026-11";

/** Digits with the usual signs between them; 6 to 15 digits, as E.164 has at most. */
export const isPhoneNumber = (typed: string): boolean =>
  /^\+?[\d\s()/.-]+$/.test(typed) && /^\d{6,15}$/.test(typed.replaceAll(/\D/g, ""));
