import { DISCOVERY } from "@aufwind/rules/consultations/consultations";
import { vatStatusOf } from "@aufwind/rules/money/fees";
import { type Tx, transact } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { consultationsOf, presentConsultations } from "../../consultations/commands.ts";
import { nextFreeStart, schedulesOf } from "../../schedules/commands.ts";
import { photosOf } from "../../storage/commands.ts";
import { keepWords } from "../words/commands.ts";
import { toRow } from "./present.ts";
import * as store from "./store.ts";

/** So few that whoever saves a profile meanwhile hardly waits. */
const AT_ONCE = 50;
const AN_HOUR = 3_600_000;

type Refreshing = Pick<Platform, "database" | "log"> & { now: Date; signal?: AbortSignal };

/** Makes the rows again that are due by now. Several servers share the work; none waits for another. */
export async function refreshSearch({ database, log, now, signal }: Refreshing): Promise<number> {
  for (let made = 0; ; ) {
    const taken = await transact(database, (tx) => refreshSome(tx, { now, limit: AT_ONCE })).catch(() =>
      oneByOne({ database, log, now }),
    );
    made += taken;
    if (taken < AT_ONCE || signal?.aborted) return made;
  }
}

/** After a failure: whoever causes it waits for an hour and keeps nobody else from being found. */
async function oneByOne({ database, log, now }: Refreshing): Promise<number> {
  for (let made = 0; made < AT_ONCE; made++) {
    const coachId = await store.firstDue(database, now);
    if (!coachId) return made;
    try {
      await transact(database, (tx) => refreshSome(tx, { now, limit: 1 }));
    } catch (err) {
      log.error({ err, coachId }, "a coach's row of the search could not be made");
      await store.postpone(database, coachId, new Date(now.getTime() + AN_HOUR));
    }
  }
  return AT_ONCE;
}

async function refreshSome(tx: Tx, due: { now: Date; limit: number }): Promise<number> {
  const { now } = due;
  const coachIds = await store.takeDue(tx, due);
  if (coachIds.length === 0) return 0;
  const rows = await rowsOf(tx, coachIds, now);
  await store.putRows(tx, rows, now);
  await keepWords(tx, rows);
  const found = new Set(rows.map(({ coach_id }) => coach_id));
  const gone = coachIds.filter((coachId) => !found.has(coachId));
  if (gone.length > 0) await store.dropRows(tx, gone);
  return coachIds.length;
}

async function rowsOf(tx: Tx, coachIds: string[], now: Date): Promise<store.SearchRow[]> {
  const sources = await store.findSources(tx, coachIds);
  const offers = Map.groupBy(await consultationsOf(tx, coachIds), ({ coach_id }) => coach_id);
  const schedules = await schedulesOf(tx, { coachIds, now });
  const pictures = await photosOf(tx, coachIds);
  return sources.flatMap((source) => {
    const coachId = source.user_id;
    const schedule = schedules.get(coachId);
    if (!schedule) return [];
    const consultations = presentConsultations(offers.get(coachId) ?? [], vatStatusOf(source.vat_status ?? undefined));
    const { profile, banner } = pictures.get(coachId) ?? {};
    const picture = profile ? { urls: profile.urls, width: profile.width, height: profile.height } : null;
    const nextFreeAt = nextFreeStart(schedule, { ...DISCOVERY, now });
    return toRow({ source, consultations, picture, hasBanner: Boolean(banner), schedule, nextFreeAt, now }) ?? [];
  });
}
