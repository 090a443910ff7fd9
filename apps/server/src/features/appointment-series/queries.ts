import type { CheckedDate, Series, SeriesPreview } from "@aufwind/contract/appointment-series";
import type { SeriesCancellation, SeriesMove } from "@aufwind/contract/appointment-series-changes";
import { type Rhythm, SERIES_ACTS } from "@aufwind/rules/appointment-series";
import {
  type CheckedDate as Checked,
  checkSeries,
  movedDates,
  type SeriesAgenda,
  seriesDates,
} from "@aufwind/rules/appointment-series-dates";
import { isInSteps, openFrom } from "@aufwind/rules/appointments/booking";
import { isLive, type Side, type Status } from "@aufwind/rules/appointments/status";
import type { Consultation } from "@aufwind/rules/consultations";
import { MINUTE } from "@aufwind/rules/time/durations";
import { rangesOf } from "@aufwind/rules/time/ranges";
import type { DbOrTx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { agendaOf, readSeriesOffer, seriesEarlyStart } from "../appointments/booking/series-commands.ts";
import { earlyStartOf, eventsOfferedForSome, owedAfterAct, rowsAllowing } from "../appointments/group-queries.ts";
import { presentAppointments } from "../appointments/queries.ts";
import { findDates, findOwnTimes } from "../appointments/series-store.ts";
import type { AppointmentRow, AppointmentWithNames } from "../appointments/store.ts";
import { findAcquaintance } from "../coach-clients/store.ts";
import { scheduleOf } from "../schedules/queries.ts";
import { futureDatesFrom, type Scope } from "./scope.ts";
import { type FoundSeries, findSeries } from "./store.ts";

type PreviewParams = {
  coachId: string;
  clientId: string;
  consultation: Consultation;
  scheduledAt: string;
  rhythm: Rhythm;
  count: number;
};

/** All dates of a series that somebody thinks of, checked at once. */
export async function previewSeries({ database, clock }: Platform, asked: PreviewParams): Promise<SeriesPreview> {
  const now = clock.now();
  const { offer, agenda } = await readSeriesOffer(database, { ...asked, now });
  const first = Date.parse(asked.scheduledAt);
  const starts = seriesDates({ first, rhythm: asked.rhythm, count: asked.count, zone: agenda.zone });
  return {
    dates: checkSeries(agenda, starts).map(presentChecked),
    durationMinutes: offer.durationMinutes,
    feeCents: offer.grossCents,
    isInstant: offer.isInstant,
    earlyStartBefore: seriesEarlyStart(offer, now)?.toISOString() ?? null,
  };
}

const isoOf = (at: number) => new Date(at).toISOString();
const presentChecked = ({ start, clash, alternatives }: Checked): CheckedDate => ({
  scheduledAt: isoOf(start),
  clash,
  alternatives: alternatives.map(isoOf),
});

type Own = { id: string; userId: string };
type Found = { series: FoundSeries; side: Side; rows: AppointmentWithNames[] };

/** Somebody's own series; not found for everybody else, and for the coach before payment details are given. */
async function findOwn(db: DbOrTx, { id, userId }: Own): Promise<Found> {
  const series = await findSeries(db, { id, userId });
  const rows = series ? await findDates(db, { seriesId: id, userId }) : [];
  if (!series || rows.length === 0) throw new Problem("notFound");
  return { series, side: series.coach_id === userId ? "coach" : "client", rows };
}

export async function readSeries({ database, clock }: Platform, own: Own): Promise<Series> {
  const now = clock.now();
  const { series, side, rows } = await findOwn(database, own);
  const dates = await presentAppointments(database, rows, { side, userId: own.userId, now });
  const [first] = dates;
  if (!first) throw new Problem("notFound");
  const ahead = rows.filter((row) => isLive(row.status as Status) && row.starts_at > now);
  const offered = eventsOfferedForSome(ahead, { by: side, now: now.getTime() });
  const until = ahead.flatMap(({ answer_by }) => answer_by?.getTime() ?? []);
  return {
    id: series.id,
    side,
    coach: first.coach,
    client: first.client,
    consultation: series.consultation as Series["consultation"],
    rhythm: series.rhythm as Rhythm,
    bookedAt: series.booked_at.toISOString(),
    dates,
    answerBy: until.length > 0 ? isoOf(Math.min(...until)) : null,
    needsEarlyStart: dates.some(({ needsEarlyStart }) => needsEarlyStart),
    coachZone: series.coach_zone,
    can: SERIES_ACTS.filter((act) => offered.has(act)),
  };
}

/** What cancelling would cost now, by the rule of one appointment. */
export async function previewCancellation(
  { database, clock }: Platform,
  { from, ...own }: Own & Omit<Scope, "now">,
): Promise<SeriesCancellation> {
  const now = clock.now();
  const { side, rows } = await findOwn(database, own);
  const act = { event: "cancel", by: side, now: now.getTime() } as const;
  const dates = rowsAllowing(futureDatesFrom(rows, { from, now }), act).map((row) => ({
    id: row.id,
    scheduledAt: row.starts_at.toISOString(),
    owedCents: owedAfterAct(row, act),
  }));
  return { dates, owedCents: dates.reduce((sum, { owedCents }) => sum + owedCents, 0) };
}

type PreviewMoveParams = Own & Omit<Scope, "now"> & { scheduledAt: string };

/** Where the dates would move to if the first of them moved to this start; those that cannot move stay. */
export async function previewMove(
  { database, clock }: Platform,
  { from, scheduledAt, ...own }: PreviewMoveParams,
): Promise<SeriesMove> {
  const now = clock.now();
  const { side, rows } = await findOwn(database, own);
  const wanted = futureDatesFrom(rows, { from, now }).filter((row) => isLive(row.status as Status));
  const moving = rowsAllowing(wanted, { event: "reschedule", by: side, now: now.getTime() });
  const [first] = moving;
  if (!first) throw new Problem("notPossibleNow");
  const agenda = await agendaWithout(database, { rows: moving, now });
  const starts = moving.map((row) => row.starts_at.getTime());
  const moved = movedDates({ starts, from: first.starts_at.getTime(), to: Date.parse(scheduledAt), zone: agenda.zone });
  if (side === "coach" && !moved.every(isInSteps)) throw new Problem("notASlot");
  // The coach must not learn that the client is with somebody else.
  const checked = checkSeries(side === "coach" ? { ...agenda, own: [] } : agenda, moved, side);
  return {
    dates: moving.map((row, place) => ({
      id: row.id,
      scheduledBefore: row.starts_at.toISOString(),
      ...presentChecked(checked[place] ?? { start: row.starts_at.getTime(), clash: null, alternatives: [] }),
      earlyStartBefore: (side === "client" && earlyStartOf(row, now)?.toISOString()) || null,
    })),
    staying: wanted
      .filter((row) => !moving.includes(row))
      .map((row) => ({ id: row.id, scheduledAt: row.starts_at.toISOString() })),
  };
}

type WithoutParams = { rows: AppointmentRow[]; now: Date };

/** The agenda as if these dates of a pair were not there. */
export async function agendaWithout(db: DbOrTx, { rows, now }: WithoutParams): Promise<SeriesAgenda> {
  const [first] = rows;
  if (!first) throw new Problem("notPossibleNow");
  const pair = { coachId: first.coach_id, clientId: first.client_id };
  const except = rows.map(({ id }) => id);
  const own = rangesOf(await findOwnTimes(db, { clientId: pair.clientId, now, except }));
  const durationMinutes = (first.ends_at.getTime() - first.starts_at.getTime()) / MINUTE;
  const from = openFrom(first.consultation as Consultation, await findAcquaintance(db, pair));
  return agendaOf(await scheduleOf(db, { ...pair, except, now }), { own, now, durationMinutes, from });
}
