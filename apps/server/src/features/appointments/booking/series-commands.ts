import type { SeriesAgenda } from "@aufwind/rules/appointment-series-dates";
import { isTooMuchOpen } from "@aufwind/rules/appointments/booking";
import { answerBy, holdUntil } from "@aufwind/rules/appointments/deadlines";
import type { Consultation } from "@aufwind/rules/consultations";
import type { Language } from "@aufwind/rules/languages";
import type { Locale } from "@aufwind/rules/locale";
import { rangesOf } from "@aufwind/rules/time/ranges";
import type { DbOrTx, Tx } from "../../../platform/database/database.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { Platform } from "../../../platform/platform.ts";
import { expectActive } from "../../accounts/queries.ts";
import { agreeByBooking } from "../../legal-texts/commands.ts";
import { type OpenSchedule, scheduleOf, timesOf } from "../../schedules/queries.ts";
import { earlyStartLimit } from "../early-start.ts";
import { findOwnTimes } from "../series-store.ts";
import { type AppointmentRow, insertAppointments } from "../store.ts";
import { newAppointment } from "./commands.ts";
import { writeBookingNote } from "./note.ts";
import { isInstantFor, languageOf, type Offer, offerOf, opensAt } from "./policy.ts";
import { findOffers } from "./store.ts";

type ReadParams = {
  coachId: string;
  clientId: string;
  consultation: Consultation;
  /** How many are booked together: beyond a few the coach is asked. */
  count: number;
  now: Date;
  /** Those being written do not block themselves. */
  except?: readonly string[];
};

export type SeriesOffer = { offer: Offer; agenda: SeriesAgenda; isTooMuchOpen: boolean };

/** What decides about all dates of a series, read at once; throws if this client cannot book it at all. */
export async function readSeriesOffer(db: DbOrTx, asked: ReadParams): Promise<SeriesOffer> {
  const { coachId, clientId, consultation, count, now, except = [] } = asked;
  const row = (await findOffers(db, { coachId, wanted: [{ clientId, consultation }], now })).get(0);
  const offer = offerOf(row, { consultation, now });
  if (!row) throw new Problem("notFound");
  const schedule = await scheduleOf(db, { coachId, clientId, except, now });
  const own = rangesOf(await findOwnTimes(db, { clientId, now, except }));
  const isInstant = isInstantFor({ ...row, live_of_pair: row.live_of_pair + count - 1 });
  return {
    offer: { ...offer, isInstant },
    agenda: agendaOf(schedule, {
      own,
      now,
      durationMinutes: offer.durationMinutes,
      from: opensAt(offer, consultation),
    }),
    isTooMuchOpen: isTooMuchOpen(row),
  };
}

type AgendaOfParams = Pick<SeriesAgenda, "own" | "durationMinutes" | "from"> & { now: Date };

/** A schedule as the rules read it, with what is asked of it. */
export const agendaOf = (schedule: OpenSchedule, { now, ...asked }: AgendaOfParams): SeriesAgenda => ({
  ...timesOf(schedule, now),
  ...asked,
});

/** A start before this needs consent to begin within the withdrawal period; null if none does. */
export const seriesEarlyStart = ({ grossCents, isInstant }: Offer, now: Date): Date | null =>
  earlyStartLimit({ gross_cents: grossCents, is_instant: isInstant, agreed_at: null, early_start_for: null }, now);

export type SeriesWanted = {
  coachId: string;
  clientId: string;
  consultation: Consultation;
  timeZone: string;
  earlyStart: boolean;
  feeCents: number;
  language?: Language | undefined;
  note: string;
  instant: boolean;
  termsVersion?: string | undefined;
  locale: Locale;
};

/** Refuses a language in which it is held no longer. */
export const expectLanguage = (wanted: SeriesWanted, offer: Offer): void => void languageOf(wanted, offer);

type InsertParams = { wanted: SeriesWanted; starts: Date[]; seriesId: string; offer: Offer; now: Date };

/** Inserts all dates with one statement: take_time() takes all their times, or refuses all. */
export async function insertSeries(
  tx: Tx,
  platform: Platform,
  { wanted, starts, seriesId, offer, now }: InsertParams,
): Promise<AppointmentRow[]> {
  await expectActive(tx, wanted.clientId);
  const agreeing = { userId: wanted.clientId, locale: wanted.locale, seen: wanted.termsVersion };
  const terms_version = await agreeByBooking(tx, platform, agreeing);
  const terms = { terms_version, terms_locale: wanted.locale, series_id: seriesId };
  const first = starts[0] ?? now;
  const booked = starts.map((start) => {
    // One consent is for all dates, and is stored with those that need it.
    const one = newAppointment({ ...wanted, scheduledAt: start.toISOString() }, { offer, now });
    return { ...together(one, { first, now }), ...terms };
  });
  const rows = await insertAppointments(tx, booked);
  rows.sort((one, other) => one.starts_at.getTime() - other.starts_at.getTime());
  const [noted] = rows;
  if (noted) await writeBookingNote(tx, platform, { appointmentId: noted.id, text: wanted.note });
  return rows;
}

type Row = ReturnType<typeof newAppointment>;

/** All dates wait until the same moment, so that they are answered, or lapse, as one. */
function together(row: Row, { first, now }: { first: Date; now: Date }): Row {
  const times = [now.getTime(), first.getTime()] as const;
  const same = {
    ...row,
    hold_until: row.hold_until && new Date(holdUntil(...times)),
    answer_by: row.answer_by && new Date(answerBy(...times)),
  };
  const due_at = same.hold_until ?? same.answer_by ?? row.due_at;
  return { ...same, due_at };
}
