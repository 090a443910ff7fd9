import type { Acquaintance } from "@aufwind/contract/appointments-acquaintance";
import { isTooMuchOpen, notOpen } from "@aufwind/rules/appointments/booking";
import type { Status } from "@aufwind/rules/appointments/status";
import { CONSULTATIONS, type Consultation } from "@aufwind/rules/consultations";
import { type Range, rangesOf } from "@aufwind/rules/time/ranges";
import type { DbOrTx } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { paidBookingsOf } from "../../businesses/queries.ts";
import { findTrader } from "../../businesses/store.ts";
import { findDiscovery, findRelation } from "../../coach-clients/store.ts";
import { closedProblem, reachOf } from "../../coaches/queries.ts";
import { findCoach } from "../../coaches/store.ts";
import { bookablePackages } from "../../coaching-packages/queries.ts";
import { hasPaymentMethod } from "../../payment-methods/store.ts";
import { earlyStartLimit } from "../early-start.ts";
import { isInstantFor, offerOf, opensAt } from "./policy.ts";
import { findOffers } from "./store.ts";

type Wanted = { clientId: string; consultation: Consultation };
type BookableParams = { coachId: string; wanted: Wanted[]; now: Date };

/** What a client can book with a coach, time apart; or why not. */
export type Bookable =
  | {
      durationMinutes: number;
      /** Not before this. */
      from: number;
      /** When the client is with other coaches. */
      elsewhere: Range[];
      problem?: undefined;
    }
  | { problem: Problem };

/** For each who wants something of this coach, in order. */
export async function bookableBy(db: DbOrTx, { coachId, wanted, now }: BookableParams): Promise<Bookable[]> {
  const rows = await findOffers(db, { coachId, wanted, now });
  return wanted.map(({ consultation }, place) => {
    const row = rows.get(place);
    try {
      const offer = offerOf(row, { consultation, now });
      if (row && isTooMuchOpen({ ...row, requests: row.requests + 1 })) throw new Problem("tooManyOpen");
      const from = opensAt(offer, consultation);
      return { durationMinutes: offer.durationMinutes, from, elsewhere: rangesOf(row?.elsewhere ?? []) };
    } catch (problem) {
      if (problem instanceof Problem) return { problem };
      throw problem;
    }
  });
}

type Pair = { coachId: string; clientId: string };

/** The pair's relation, and what can be booked because of it. */
export async function acquaintanceOf({ database, clock }: Platform, pair: Pair): Promise<Acquaintance> {
  const coach = await findCoach(database, pair.coachId);
  const reach = coach && (await reachOf(database, coach, pair.clientId));
  if (!reach?.is_reached) throw new Problem("notFound");
  if (!reach.is_bookable) throw closedProblem(reach);
  const now = clock.now();
  const [relation, discovery, hasCard, instant, trader, packages] = await Promise.all([
    findRelation(database, pair),
    findDiscovery(database, pair),
    hasPaymentMethod(database, pair.clientId, now),
    bookedAtOnce(database, { ...pair, now }),
    findTrader(database, pair.coachId),
    bookablePackages(database, { ...pair, now }),
  ]);
  const isPaidOpen = paidBookingsOf(trader, now).isOpen;
  const known = { relation, discoveryEndsAt: discovery?.ends_at.getTime() ?? null };
  return {
    relation,
    discovery: discovery
      ? {
          id: discovery.id,
          scheduledAt: discovery.starts_at.toISOString(),
          endsAt: discovery.ends_at.toISOString(),
          scheduledStatus: discovery.status as Status,
        }
      : null,
    open: CONSULTATIONS.filter(
      (consultation) => !notOpen(consultation, known) && (consultation === "discovery" || isPaidOpen),
    ),
    instant,
    earlyStartBefore: { request: limitFor({ isInstant: false, now }), instant: limitFor({ isInstant: true, now }) },
    hasPaymentMethod: hasCard,
    packages,
  };
}

/** Until when a start of a paid one needs consent; the amount does not matter. */
const limitFor = ({ isInstant, now }: { isInstant: boolean; now: Date }) =>
  (earlyStartLimit({ ...NOT_AGREED, gross_cents: 1, is_instant: isInstant }, now) ?? now).toISOString();
const NOT_AGREED = { agreed_at: null, early_start_for: null };

/** Which consultations this client books at once. */
async function bookedAtOnce(db: DbOrTx, { coachId, clientId, now }: Pair & { now: Date }) {
  const wanted = CONSULTATIONS.map((consultation) => ({ clientId, consultation }));
  const rows = await findOffers(db, { coachId, wanted, now });
  return CONSULTATIONS.filter((_, place) => {
    const row = rows.get(place);
    return row !== undefined && isInstantFor(row);
  });
}
