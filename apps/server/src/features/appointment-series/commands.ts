import type { Rhythm, SeriesAct } from "@aufwind/rules/appointment-series";
import { clashesAmong } from "@aufwind/rules/appointment-series-dates";
import type { Side } from "@aufwind/rules/appointments/status";
import type { Locale } from "@aufwind/rules/locale";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import {
  expectLanguage,
  insertSeries,
  readSeriesOffer,
  type SeriesOffer,
  type SeriesWanted,
  seriesEarlyStart,
} from "../appointments/booking/series-commands.ts";
import { announceBooked, applyEvents } from "../appointments/group-commands.ts";
import { rowsAllowing } from "../appointments/group-queries.ts";
import { lockDates } from "../appointments/series-store.ts";
import type { AppointmentRow } from "../appointments/store.ts";
import { lockCoach } from "../coaches/store.ts";
import { hasPaymentMethod } from "../payment-methods/store.ts";
import * as store from "./store.ts";

export type BookSeriesParams = SeriesWanted & { rhythm: Rhythm; starts: Date[] };

/** Books all dates, or none; returns the series. The same form sent again returns the series that it made. */
export async function bookSeries(platform: Platform, wanted: BookSeriesParams): Promise<string> {
  const { database, clock } = platform;
  const now = clock.now();
  const sorted = { ...wanted, starts: wanted.starts.toSorted((one, other) => one.getTime() - other.getTime()) };
  const twin = await store.findTwin(database, sorted);
  if (twin) return twin;
  const asked = { ...sorted, count: sorted.starts.length, now };
  try {
    const found = await readSeriesOffer(database, asked);
    refuseSurprises(sorted, { found, now });
    return await transact(database, (tx) => write(tx, platform, { wanted: sorted, found, now }));
  } catch (error) {
    const { code } = error as { code?: string };
    if (code !== "23P01" && code !== "seriesTaken") throw error;
    // Somebody was faster; perhaps the same form.
    const same = await store.findTwin(database, sorted);
    if (same) return same;
    throw code === "seriesTaken" ? error : seriesTaken(clashesOf(sorted, await readSeriesOffer(database, asked)));
  }
}

type Known = { found: SeriesOffer; now: Date };

/** The client agreed to a price, a language, to these dates and, if one begins early, to that: to nothing else. */
function refuseSurprises(wanted: BookSeriesParams, { found, now }: Known): void {
  if (found.offer.grossCents !== wanted.feeCents) throw new Problem("feeChanged");
  expectLanguage(wanted, found.offer);
  const limit = seriesEarlyStart(found.offer, now);
  const isEarly = wanted.starts.some((start) => limit !== null && start < limit);
  if (isEarly && !wanted.earlyStart)
    throw new Problem("invalidFields", { errors: [{ field: "earlyStart", code: "earlyStart", params: {} }] });
  const clashes = clashesOf(wanted, found);
  if (clashes.length > 0) throw seriesTaken(clashes);
}

const clashesOf = ({ starts }: BookSeriesParams, { agenda }: SeriesOffer) =>
  clashesAmong(
    agenda,
    starts.map((start) => start.getTime()),
  );

export const seriesTaken = (clashes: readonly number[]) =>
  new Problem("seriesTaken", { dates: clashes.map((start) => new Date(start).toISOString()) });

type WriteParams = Known & { wanted: BookSeriesParams };

/** As with one booking: insert first, then check with the coach locked. */
async function write(tx: Tx, platform: Platform, { wanted, found: before, now }: WriteParams): Promise<string> {
  const { coachId, clientId, consultation, rhythm, starts } = wanted;
  const { offer } = before;
  const pair = { coach_id: coachId, client_id: clientId };
  const series = await store.insertSeriesRow(tx, { ...pair, consultation, rhythm, booked_at: now });
  const rows = await insertSeries(tx, platform, { wanted, starts, seriesId: series.id, offer, now });
  await lockCoach(tx, coachId);
  const except = rows.map(({ id }) => id);
  const found = await readSeriesOffer(tx, { ...wanted, count: starts.length, now, except });
  refuseSurprises(wanted, { found, now });
  if (offer.hasCard && !found.offer.hasCard && offer.grossCents > 0) throw new Problem("noPaymentMethod");
  if (found.isTooMuchOpen) throw new Problem("tooManyOpen");
  await announceBooked(tx, platform, rows, now);
  return series.id;
}

type AnswerSeriesParams = {
  id: string;
  userId: string;
  event: Exclude<SeriesAct, "reschedule" | "cancel">;
  reason?: string | undefined;
  earlyStart?: Locale | undefined;
};

/** One of the two answers every date that waits for it. */
export const answerSeries = (platform: Platform, { id, userId, event, ...said }: AnswerSeriesParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { series, by, rows } = await lockOwn(tx, { id, userId });
    const now = platform.clock.now();
    const possible = rowsAllowing(rows, { event, by, now: now.getTime() });
    if (possible.length === 0) throw new Problem(event === "giveDetails" ? "holdExpired" : "notPossibleNow");
    if (event === "giveDetails" && !(await hasPaymentMethod(tx, series.client_id, now)))
      throw new Problem("noPaymentMethod");
    await applyEvents(tx, platform, { rows: possible, event, by, now: now.getTime(), ...said });
  });

type Locked = { series: store.SeriesRow; by: Side; rows: AppointmentRow[] };

/** Somebody's own series with its live dates; the coach knows nothing of it before payment details are given. */
export async function lockOwn(tx: Tx, own: { id: string; userId: string }): Promise<Locked> {
  const series = await store.lockSeries(tx, own);
  if (!series) throw new Problem("notFound");
  const by = series.coach_id === own.userId ? "coach" : "client";
  const rows = await lockDates(tx, series.id);
  return { series, by, rows: rows.filter(({ awaiting }) => by === "client" || awaiting !== "payment_details") };
}
