import { isTooMuchOpen } from "@aufwind/rules/appointments/booking";
import type { Consultation } from "@aufwind/rules/consultations";
import { type Range, rangesOf } from "@aufwind/rules/time/ranges";
import type { DbOrTx } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { offerOf, opensAt } from "./policy.ts";
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
