import type { NewPlace } from "@aufwind/contract/waiting-list";
import type { Consultation } from "@aufwind/rules/consultations";
import { DAY_MINUTES } from "@aufwind/rules/time/durations";
import { isoTexts } from "@aufwind/rules/time/iso-texts";
import { minutesOf, wallMinutes } from "@aufwind/rules/time/wall-clock";
import { WAITING_LIST, wishProblem } from "@aufwind/rules/waiting-list";
import type { z } from "zod";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { expectActive } from "../accounts/queries.ts";
import { bookableBy } from "../appointments/booking/queries.ts";
import { movableBy } from "../appointments/move-queries.ts";
import { berlinDay } from "../schedules/queries.ts";
import { fittingTimes, offerNext } from "./line.ts";
import { makeDue } from "./line-store.ts";
import { announceProposalEnd } from "./proposal-announcing.ts";
import { endProposal, lockProposed } from "./proposal-store.ts";
import * as store from "./store.ts";

type Given = z.output<typeof NewPlace> & { clientId: string };

/** Takes a place in the line of a coach and returns its id; nobody waits for what they can book now. */
export async function joinWaitingList(platform: Platform, given: Given): Promise<string> {
  const { database, clock } = platform;
  const now = clock.now();
  await expectActive(database, given.clientId);
  const wanted = await wantedBy(platform, given, now);
  const wish = wishOf(given);
  const today = dayOf(berlinDay(now).toString());
  const wrong = wishProblem({ ...wish, durationMinutes: wanted.durationMinutes, today });
  if (wrong) throw invalid(wrong.field, wrong.code);
  const { coachId, consultation, before, from, elsewhere, durationMinutes } = wanted;
  const waiting = { wish, durationMinutes, from, before, busy: elsewhere, offered: [] };
  const free = await fittingTimes(database, { coachId, now, waiting });
  if (free.length > 0) throw new Problem("timeIsFree", { slots: isoTexts(free) });

  return transact(database, async (tx) => {
    const { clientId } = given;
    const places = await store.countPlaces(tx, clientId);
    const place = await store.insertPlace(tx, {
      ...{ client_id: clientId, coach_id: coachId, consultation, moves_id: given.appointmentId ?? null },
      ...{ weekdays: [...wish.weekdays], from_minute: wish.fromMinute, to_minute: wish.toMinute },
      ...{ until_on: given.until, joined_at: now },
    });
    if (!place) throw new Problem("alreadyWaiting");
    if (places >= WAITING_LIST.mostPlaces) throw new Problem("tooManyPlaces");
    await makeDue(tx, coachId);
    return place.id;
  });
}

/** Of whom what is wanted: a new appointment, or an own one earlier. */
async function wantedBy({ database }: Platform, given: Given, now: Date) {
  const { clientId, appointmentId, coachId, consultation } = given;
  if (appointmentId) {
    const moved = await movableBy(database, { id: appointmentId, clientId, now });
    return { ...moved, before: moved.startsAt.getTime() };
  }
  if (!coachId) throw invalid("coachId", "required");
  if (!consultation) throw invalid("consultation", "required");
  const kind: Consultation = consultation;
  const [found] = await bookableBy(database, { coachId, wanted: [{ clientId, consultation: kind }], now });
  if (!found) throw new Problem("notFound");
  if (found.problem) throw found.problem;
  return { coachId, consultation: kind, before: null, ...found };
}

const wishOf = ({ weekdays, from, to, until }: Given) => ({
  weekdays: [...new Set(weekdays)].sort(),
  fromMinute: minutesOf(from),
  toMinute: minutesOf(to),
  untilDay: dayOf(until),
});

/** Days since 1 January 1970. */
const dayOf = (date: string) => wallMinutes(`${date}T00:00`) / DAY_MINUTES;

const invalid = (field: string, code: string) =>
  new Problem("invalidFields", { errors: [{ field, code, params: {} }] });

type Own = { id: string; clientId: string };

/** Waits no more; what was held goes to the next at once. */
export const leaveWaitingList = (platform: Platform, own: Own): Promise<store.ShownPlace> =>
  transact(platform.database, async (tx) => {
    const place = await store.findPlace(tx, own);
    if (!place) throw new Problem("notFound");
    if (place.is_proposal && place.offer) await declineProposal(tx, platform, { ...own, id: place.offer.id });
    await store.endPlace(tx, { ...own, now: platform.clock.now() });
    if (place.offer) await offerNext(tx, platform, place.coach_id);
    return (await store.findPlace(tx, own)) ?? place;
  });

/** The next in line gets it, in the same transaction: nobody sees it free in between. */
export const passOfferToNext = (platform: Platform, own: Own): Promise<store.OfferRow> =>
  transact(platform.database, async (tx) => {
    const offer = await store.findOffer(tx, own);
    if (!offer) throw new Problem("notFound");
    if (offer.state === "passedOn") return offer;
    if (await declineProposal(tx, platform, own)) return { ...offer, state: "passedOn" };
    if (!(await store.passOn(tx, own))) throw new Problem("offerGone");
    await offerNext(tx, platform, offer.coach_id);
    return { ...offer, state: "passedOn" };
  });

/** A coach's proposal ends with the client's no, and the coach hears of it; false for any other offer. */
async function declineProposal(tx: Tx, platform: Platform, { id, clientId }: Own): Promise<boolean> {
  const row = await lockProposed(tx, { id, clientId });
  if (!row) return false;
  await endProposal(tx, row, { offer: "passedOn", place: "left", now: platform.clock.now() });
  await announceProposalEnd(tx, platform, { row, why: "declined" });
  await offerNext(tx, platform, row.coach_id);
  return true;
}
