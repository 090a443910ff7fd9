import { vatStatusOf } from "@aufwind/rules/money";
import { isDatabaseAway, type Tx, transact } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { offeringAmong } from "../coaching-packages/queries.ts";
import { presentConsultations } from "../consultations/queries.ts";
import { findConsultations } from "../consultations/store.ts";
import { coachesWithLapsedEntry, verifiedUntil } from "../credentials/queries.ts";
import { ratingOf } from "../reviews/queries.ts";
import { schedulesOf } from "../schedules/queries.ts";
import { photosOf } from "../storage/queries.ts";
import { nextDiscoveries } from "./free-times.ts";
import * as store from "./search-index-store.ts";
import { toFreeTimesRow, toRow } from "./search-row.ts";
import { storeVocabulary } from "./spelling.ts";

/** Small batches, so that whoever saves a profile meanwhile hardly waits. */
const AT_ONCE = 50;
const AN_HOUR = 3_600_000;

type Refreshing = Pick<Platform, "database" | "log"> & { now: Date; signal?: AbortSignal };

/** Rebuilds the rows that are due. Several servers share the work; none waits for another. */
export async function refreshSearch({ database, log, now, signal }: Refreshing): Promise<number> {
  for (let made = 0; ; ) {
    const taken = await transact(database, (tx) => refreshSome(tx, { now, limit: AT_ONCE })).catch((error: unknown) =>
      oneByOne({ database, log, now }, error),
    );
    made += taken;
    if (taken < AT_ONCE || signal?.aborted) return made;
  }
}

/** After a row's own failure it waits for an hour and does not block the others. */
async function oneByOne({ database, log, now }: Refreshing, error: unknown): Promise<number> {
  if (isPassing(error)) throw error;
  const coachIds = await store.listDue(database, { now, limit: AT_ONCE });
  for (const coachId of coachIds) {
    try {
      await transact(database, (tx) => refreshSome(tx, { now, limit: 1, coachId }));
    } catch (err) {
      if (isPassing(err)) throw err;
      log.error({ err, coachId }, "a coach's row of the search could not be made");
      await store.postponeRow(database, coachId, { now, until: new Date(now.getTime() + AN_HOUR) });
    }
  }
  return coachIds.length;
}

/** The database is away, full or busy: no row is to blame. */
const isPassing = (error: unknown) =>
  isDatabaseAway(error) || /^(08|40|53|57)/.test((error as { code?: string })?.code ?? "");

async function refreshSome(tx: Tx, due: { now: Date; limit: number; coachId?: string }): Promise<number> {
  const taken = await store.claimDueRows(tx, due);
  const lapsed = await coachesWithLapsedEntry(
    tx,
    taken.map(({ coach_id }) => coach_id),
    due.now,
  );
  const isChanged = ({ coach_id, isChanged }: store.Taken) => isChanged || lapsed.has(coach_id);
  const [changed, passed] = [taken.filter(isChanged), taken.filter((each) => !isChanged(each))].map((each) =>
    each.map(({ coach_id }) => coach_id),
  ) as [string[], string[]];
  if (changed.length > 0) await remake(tx, changed, due.now);
  if (passed.length > 0) await moveOn(tx, passed, due.now);
  return taken.length;
}

async function remake(tx: Tx, coachIds: string[], now: Date) {
  const rows = await rowsOf(tx, coachIds, now);
  await store.upsertRows(tx, rows, now);
  await storeVocabulary(tx, rows);
  const found = new Set(rows.map(({ coach_id }) => coach_id));
  const gone = coachIds.filter((coachId) => !found.has(coachId));
  if (gone.length > 0) await store.dropRows(tx, gone);
}

/** Without a change or a lapsed credential only the next free times can differ. */
async function moveOn(tx: Tx, coachIds: string[], now: Date) {
  const schedules = await schedulesOf(tx, { coachIds, now });
  const verified = await verifiedUntil(tx, coachIds, now);
  const moved = [...schedules].map(([coachId, schedule]) =>
    toFreeTimesRow({
      coachId,
      schedule,
      freeStarts: nextDiscoveries(schedule, now),
      verifiedUntil: verified.get(coachId),
      now,
    }),
  );
  await store.updateFreeTimes(tx, moved);
}

async function rowsOf(tx: Tx, coachIds: string[], now: Date): Promise<store.SearchRow[]> {
  const sources = await store.findSources(tx, coachIds);
  const offers = Map.groupBy(await findConsultations(tx, coachIds), ({ coach_id }) => coach_id);
  const schedules = await schedulesOf(tx, { coachIds, now });
  const pictures = await photosOf(tx, coachIds);
  const ratings = await ratingOf(tx, coachIds);
  const offering = await offeringAmong(tx, coachIds);
  const verified = await verifiedUntil(tx, coachIds, now);
  return sources.flatMap((source) => {
    const coachId = source.user_id;
    const schedule = schedules.get(coachId);
    if (!schedule) return [];
    const consultations = presentConsultations(offers.get(coachId) ?? [], {
      vatStatus: vatStatusOf(source.vat_status ?? undefined),
      spoken: source.languages,
    });
    const { profile, banner } = pictures.get(coachId) ?? {};
    const picture = profile ? { urls: profile.urls, width: profile.width, height: profile.height } : null;
    const freeStarts = nextDiscoveries(schedule, now);
    const rating = ratings.get(coachId);
    return (
      toRow({
        ...{ source, consultations, rating, picture, hasBanner: Boolean(banner), schedule, freeStarts, now },
        verifiedUntil: verified.get(coachId),
        hasPackages: offering.has(coachId),
      }) ?? []
    );
  });
}
