import type { IsHoliday } from "../time/business-days.ts";
import { withdrawableUntil } from "../withdrawals.ts";
import { ANSWER, HOLD } from "./deadlines.ts";

export type EarlyStartFacts = {
  grossCents: number;
  /** When both had agreed: the withdrawal period counts from there. Null before that. */
  agreedAt: number | null;
  /** Whether the coach agreed beforehand. */
  isInstant: boolean;
  /** The start for which the client consented to begin within the period; null without consent. */
  consentedStart: number | null;
};

/** A consent covers the start that it was given for, and every later one. */
export const coversStart = (consentedStart: number | null, startsAt: number): boolean =>
  consentedStart !== null && consentedStart <= startsAt;

/**
 * Until when the contract can be concluded. An open request counts from its last possible answer, not from itself: the
 * period may end that much later. Whoever consents in vain loses nothing, since the right has ended by the start then.
 */
const concludedBy = ({ agreedAt, isInstant }: EarlyStartFacts, now: number): number =>
  agreedAt ?? now + HOLD + (isInstant ? 0 : ANSWER);

type At = { now: number; isHoliday: IsHoliday };

/** A start before this moment needs the client's consent, given now; null if none does. */
export function earlyStartBefore(facts: EarlyStartFacts, { now, isHoliday }: At): number | null {
  if (facts.grossCents === 0) return null;
  const until = withdrawableUntil(concludedBy(facts, now), isHoliday);
  return facts.consentedStart === null ? until : Math.min(until, facts.consentedStart);
}
