import type { Relation } from "./appointments/booking.ts";
import { type CreditReason, isOwed, largestCredit } from "./friends.ts";
import { DAY } from "./time/durations.ts";

/** What the team may grant at once, in cents. */
export const GOODWILL_CENTS = { least: 100, most: 25_000 } as const;
export const LONGEST_GOODWILL_MESSAGE = 500;

/** How long what was granted counts, and how much of it one person may grant alone. */
export const GOODWILL_COUNTS = 30 * DAY;
const GOODWILL_ALONE_CENTS = 10_000;

type Granting = { cents: number /** To the same person, lately. */; grantedCents: number };

/** Whether granting this needs a second person. */
export const needsSecondForGoodwill = ({ cents, grantedCents }: Granting): boolean =>
  grantedCents + cents > GOODWILL_ALONE_CENTS;

/** What a client reads about a credit that is taken away, at least and at most. */
export const LONGEST_TAKEN_MESSAGE = 500;

/** Only unused presents can be taken away, for abuse: what we owe somebody stays theirs. */
export const mayBeTaken = ({ reason, isUsed, isTaken }: { reason: CreditReason; isUsed: boolean; isTaken: boolean }) =>
  (reason === "welcome" || reason === "invited") && !isUsed && !isTaken;

type UnusedCredit = { cents: number; reason: CreditReason };
type Priced = {
  grossCents: number;
  relation: Relation /** Whether a welcome counts with this coach and card. */;
  isWelcome: boolean;
};

function isUsable({ cents, reason }: UnusedCredit, { grossCents, relation, isWelcome }: Priced): boolean {
  const most = largestCredit(grossCents);
  if (isOwed(reason)) return most > 0;
  return relation === "new" && cents <= most && (isWelcome || reason !== "welcome");
}

/** What the oldest usable credit pays of a price, and the credits after that; the rest of a split one stays in its place. */
export function takeCredit(credits: readonly UnusedCredit[], priced: Priced): { cents: number; left: UnusedCredit[] } {
  const place = credits.findIndex((credit) => isUsable(credit, priced));
  const taken = credits[place];
  if (!taken) return { cents: 0, left: [...credits] };
  const cents = Math.min(taken.cents, largestCredit(priced.grossCents));
  const rest = taken.cents > cents ? [{ ...taken, cents: taken.cents - cents }] : [];
  return { cents, left: credits.toSpliced(place, 1, ...rest) };
}
