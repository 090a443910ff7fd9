import type { Booking } from "@aufwind/contract/appointments";
import { isTooMuchOpen } from "@aufwind/rules/appointments/booking";
import { answerBy, holdUntil } from "@aufwind/rules/appointments/deadlines";
import { initialStatus } from "@aufwind/rules/appointments/lifecycle";
import { type Source, sourceOf } from "@aufwind/rules/booking-pages";
import type { Language } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import { type Range, rangesOf } from "@aufwind/rules/time/ranges";
import type { z } from "zod";
import { type DbOrTx, type Tx, transact } from "../../../platform/database/database.ts";
import { type Batch, createRequestBatcher, type Waiting } from "../../../platform/database/request-batcher.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { expectActive } from "../../accounts/queries.ts";
import { upsertRelation } from "../../coach-clients/store.ts";
import { lockCoach } from "../../coaches/store.ts";
import { findUnit, lockUnit, type PackageUnit } from "../../coaching-packages/commands.ts";
import { agreeByBooking } from "../../legal-texts/commands.ts";
import { type OpenSchedule, scheduleOf } from "../../schedules/queries.ts";
import { recordInHistory } from "../commands.ts";
import { consentTo } from "../early-start.ts";
import { notifyBoth } from "../notifications.ts";
import { dueAt, factsOf } from "../policy.ts";
import * as store from "../store.ts";
import { isListed, isOffered, refusedBy, slotTaken, type Time } from "../time-check.ts";
import { atPackageTerms, columnsOf, unitFor, withPriceOf } from "./from-package.ts";
import { writeBookingNote } from "./note.ts";
import { languageOf, type Offer, offerOf, opensAt } from "./policy.ts";
import { findOffers, type OfferRow } from "./store.ts";

type Params = Omit<
  z.output<typeof Booking>,
  "note" | "instant" | "language" | "termsVersion" | "packageId" | "source"
> & {
  note?: string;
  instant?: boolean;
  language?: Language | undefined;
  termsVersion?: string | undefined;
  packageId?: string | undefined;
  source?: Source | undefined;
  clientId: string;
  locale: Locale;
};
type BookingRequest = { platform: Platform; wanted: Params; now: Date; unit?: PackageUnit | undefined };
/** What can be booked when: the coach's schedule, with the client's other appointments as busy times. */
type Availability = { row: OfferRow | undefined; schedule: OpenSchedule; elsewhere: Range[] };

/** Books a slot and returns the appointment's id. Losers of a race are refused before anything is written. */
export const bookAppointment = async (platform: Platform, wanted: Params): Promise<string> => {
  const unit = await unitFor(wanted, (own) => findUnit(platform.database, own));
  return bookInBatches(wanted.coachId, { platform, wanted, now: platform.clock.now(), unit });
};

/**
 * Batched are the bookings of one coach that arrive while another is written: they share the next read, which refuses
 * most of them, so that the losers of a slot race cost neither a connection nor a transaction each.
 */
const bookInBatches = createRequestBatcher(bookBatch);

type WaitingBooking = Waiting<BookingRequest, string>;

/** Reads for all, refuses whoever cannot have the time, and writes the first of the others. */
async function bookBatch(batch: Batch<BookingRequest, string>): Promise<WaitingBooking[]> {
  const { platform, wanted, now } = batch[0].request;
  const { coachId } = wanted;
  const everyWanted = batch.map(({ request }) => request.wanted);
  const found = await readAvailability(platform.database, { coachId, wanted: everyWanted, now });

  const bookable: { waiting: WaitingBooking; offer: Offer; time: Time }[] = [];
  for (const [place, waiting] of batch.entries()) {
    try {
      bookable.push({ waiting, ...decideBooking(waiting.request, found[place] as Availability) });
    } catch (refusal) {
      waiting.reject(refusal);
    }
  }

  const [first, ...others] = bookable;
  if (first) {
    const { waiting, offer, time } = first;
    const writing = transact(waiting.request.platform.database, (tx) => writeBooking(tx, waiting.request, offer));
    await writing.then(waiting.resolve, (error) => waiting.reject(refusedBy(error, { by: "client", time })));
  }
  // What was read for the others no longer holds: they are decided anew, with those who came meanwhile.
  return others.map(({ waiting }) => waiting);
}

type ReadAvailabilityParams = { coachId: string; wanted: Params[]; now: Date; except?: string };

/** For each who wants a time of this coach, in order; the appointment being written (`except`) does not block itself. */
async function readAvailability(db: DbOrTx, { wanted, ...asked }: ReadAvailabilityParams): Promise<Availability[]> {
  const rows = await findOffers(db, { ...asked, wanted });
  const schedule = await scheduleOf(db, asked);
  return wanted.map((_, place) => {
    const row = rows.get(place);
    const elsewhere = rangesOf(row?.elsewhere ?? []);
    const appointments = withoutHeld(schedule.appointments, rangesOf(row?.held ?? []));
    return { row, elsewhere, schedule: { ...schedule, appointments, busy: [...schedule.busy, ...elsewhere] } };
  });
}

/** What is held for a client who waited is free to that client. */
const withoutHeld = (taken: readonly Range[], held: readonly Range[]) =>
  taken.filter(({ start, end }) => !held.some((own) => own.start === start && own.end === end));

/** What is booked when; throws if this client cannot book it. */
function decideBooking({ wanted, now, unit }: BookingRequest, { row, schedule, elsewhere }: Availability) {
  const { consultation, scheduledAt } = wanted;
  const offer = offerOf(atPackageTerms(row, unit), { consultation, now, startsAt: new Date(scheduledAt) });
  refuseSurprises(wanted, { offer, now });
  const time = timeOf(wanted, { schedule, offer, now });
  refuseTaken(time, elsewhere);
  return { offer, time };
}

type Known = { offer: Offer; now: Date };

/** The client agreed to a price, a language and, if it begins early, to that: to nothing else. */
function refuseSurprises(wanted: Params, { offer, now }: Known): void {
  // The price of a package was agreed when it was bought.
  if (offer.grossCents !== wanted.feeCents && !wanted.packageId) throw new Problem("feeChanged");
  languageOf(wanted, offer);
  consentOf(wanted, { offer, now });
}

/** A coach who booked the time for the client is not asked again. */
const isBookedAtOnce = (wanted: Params, { isInstant, isProposed }: Offer) =>
  isInstant && (isProposed || wanted.instant !== false);

const consentOf = (wanted: Params, { offer, now }: Known) =>
  consentTo(
    { ...NEW, gross_cents: offer.grossCents, is_instant: isBookedAtOnce(wanted, offer) },
    { startsAt: new Date(wanted.scheduledAt), now, given: wanted.earlyStart ? wanted.locale : undefined },
  );

/** Before anybody has agreed to anything. */
const NEW = { agreed_at: null, early_start_for: null };

const timeOf = (wanted: Params, { schedule, offer, now }: Known & Pick<Time, "schedule">): Time => ({
  schedule,
  startsAt: new Date(wanted.scheduledAt),
  durationMinutes: offer.durationMinutes,
  from: opensAt(offer, wanted.consultation),
  now,
});

function refuseTaken(time: Time, elsewhere: Range[]): void {
  if (isListed(time)) return;
  if (!isOffered(time)) throw new Problem("notASlot");
  const { schedule, startsAt, durationMinutes } = time;
  // If the coach's own appointments block the time, the client's do not matter.
  const isLeft = isListed({ ...time, schedule: { ...schedule, busy: [] } });
  const from = startsAt.getTime();
  const isElsewhere = elsewhere.some(({ start, end }) => start < from + durationMinutes * 60_000 && end > from);
  throw isLeft && isElsewhere ? new Problem("clientBusy") : slotTaken(time);
}

/**
 * Insert first: the constraint lets one of many through, and the others need no lock to be refused. Then the coach is
 * locked, so that pauses, the daily maximum, hours and price are those of this moment.
 */
async function writeBooking(tx: Tx, { platform, wanted, now }: BookingRequest, offer: Offer): Promise<string> {
  await expectActive(tx, wanted.clientId);
  const unit = await unitFor(wanted, (own) => lockUnit(tx, own));
  const agreeing = { userId: wanted.clientId, locale: wanted.locale, seen: wanted.termsVersion };
  const terms_version = await agreeByBooking(tx, platform, agreeing);
  const priced = { ...newAppointment(wanted, { offer: withPriceOf(unit, offer), now }), ...columnsOf(unit) };
  const booked = { ...priced, terms_version, terms_locale: wanted.locale };
  // The time is taken, or refused, by take_time().
  const row = await store.insertAppointment(tx, booked);
  await lockCoach(tx, wanted.coachId);
  const [seen] = await readAvailability(tx, { coachId: wanted.coachId, wanted: [wanted], now, except: row.id });
  if (!seen?.row) throw new Problem("notFound");
  const known = {
    offer: offerOf(withoutThis(atPackageTerms(seen.row, unit), row), {
      ...{ consultation: wanted.consultation, now, startsAt: row.starts_at },
    }),
    now,
  };
  refuseSurprises(wanted, known);
  // The card was removed in another window meanwhile: do not ask the coach for what nobody can pay.
  if (offer.hasCard && !known.offer.hasCard && offer.grossCents > 0) throw new Problem("noPaymentMethod");
  const time = timeOf(wanted, { ...known, schedule: seen.schedule });
  if (!isListed(time)) throw slotTaken(time);
  if (isTooMuchOpen(seen.row)) throw new Problem("tooManyOpen");
  if (!seen.row.relation) await upsertRelation(tx, { ...wanted, now });
  await writeBookingNote(tx, platform, { appointmentId: row.id, text: wanted.note ?? "" });
  await recordInHistory(tx, row, { event: "book", by: "client", at: now });
  await notifyBoth(tx, platform, { kind: "book", by: "client", row, now });
  // charge_is_due() inserted the charge; what begins within a day is charged now, not with the next minute.
  if (row.agreed_at && row.gross_cents > 0) await platform.jobs.add(tx, "payments-due", {});
  return row.id;
}

/** The discovery that is being booked does not block itself. */
const withoutThis = (offer: OfferRow | undefined, { consultation }: store.AppointmentRow) =>
  offer && (consultation === "discovery" ? { ...offer, discovery_ends_at: null } : offer);

export function newAppointment(wanted: Params, { offer, now }: Known) {
  const startsAt = new Date(wanted.scheduledAt);
  const isInstant = isBookedAtOnce(wanted, offer);
  const nextStatus = initialStatus({ isPaid: offer.grossCents > 0, hasCard: offer.hasCard, isInstant });
  const isHeld = nextStatus.awaiting === "payment_details";
  const isAgreed = nextStatus.status === "Scheduled";
  const times = [now.getTime(), startsAt.getTime()] as const;
  const appointment = {
    ...nextStatus,
    coach_id: wanted.coachId,
    client_id: wanted.clientId,
    consultation: wanted.consultation,
    language: languageOf(wanted, offer),
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + offer.durationMinutes * 60_000),
    net_cents: offer.netCents,
    gross_cents: offer.grossCents,
    vat_status: offer.vatStatus,
    owed_cents: offer.grossCents,
    payment: offer.grossCents > 0 ? "open" : "none",
    booked_at: now,
    hold_until: isHeld ? new Date(holdUntil(...times)) : null,
    agreed_at: isAgreed ? now : null,
    answer_by: isHeld || isAgreed ? null : new Date(answerBy(...times)),
    client_zone: wanted.timeZone,
    is_instant: isInstant,
    source: sourceOf({
      given: wanted.source,
      isExisting: offer.acquaintance.relation === "existing",
      isFirst: offer.isFirst,
    }),
    ...WITHOUT_CONSENT,
    ...consentOf(wanted, { offer, now }),
  };
  return { ...appointment, due_at: dueAt(factsOf({ ...BLANK, ...appointment }), now) };
}

const WITHOUT_CONSENT = { early_start_at: null, early_start_locale: null, early_start_for: null };

/** The initial state of a row. */
const BLANK = {
  id: "",
  booking_number: "",
  due_at: null,
  client_reschedules: 0,
  sequence: 0,
  reminded_at: null,
  day_before_reminded_at: null,
  both_present: false,
  client_visits: [],
  coach_visits: [],
  client_joined_at: null,
  coach_joined_at: null,
  absent: null,
  reason: null,
  decline_code: null,
  paid_at: null,
  series_id: null,
  terms_locale: null,
  terms_version: null,
  package_id: null,
  package_unit: null,
};
