import type { LiveData } from "@aufwind/contract/events";
import type { Signal, Visit } from "@aufwind/contract/video-calls";
import { otherSide, SIDES, type Side } from "@aufwind/rules/appointments/status";
import { type Tx, transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordJoined } from "../appointments/commands.ts";
import { type AppointmentRow, lockAny, lockOwn } from "../appointments/store.ts";
import { lostSince, refuseClosed, sideOf, stateOf } from "./policy.ts";
import { findOwnRoom, type Own, presentVisit } from "./queries.ts";
import * as store from "./store.ts";

type OwnVisit = Own & { visitId: string };

/** Enters the call; a visit of the same side from elsewhere is replaced. */
export const joinCall = (platform: Platform, { id, userId }: Own): Promise<Visit> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const row = await lockOwn(tx, { id, userId });
    if (!row) throw new Problem("notFound");
    refuseClosed(row, now);
    const side = sideOf(row, userId);
    const entering = { appointmentId: id, side, now, lost: lostSince(now) };
    const replaced = await store.endVisit(tx, entering);
    const visitId = await store.insertVisit(tx, entering);
    const otherVisitId = await store.findLiveVisit(tx, { ...entering, side: otherSide(side) });
    if (replaced) await notifyOther(tx, platform, { row, side, visitId: replaced, isHere: false });
    await notifyOther(tx, platform, { row, side, visitId, isHere: true });
    await recordJoined(tx, platform, { row, side, now });
    return presentVisit(row, { ice: platform.config.ice, side, visitId, otherVisitId, now });
  });

type NotifyOtherParams = Omit<LiveData<"room">, "appointmentId"> & { row: AppointmentRow };

/** Notifies both people who entered or left. */
const notifyOther = (tx: Tx, { events }: Platform, { row, ...moved }: NotifyOtherParams) =>
  events.publish(
    tx,
    ...SIDES.map((reader) => ({
      audience: row[`${reader}_id`],
      kind: "room",
      data: { appointmentId: row.id, ...moved },
    })),
  );

/** Renews a visit. */
export async function renewVisit(
  { database, clock, config }: Platform,
  { id, userId, visitId }: OwnVisit,
): Promise<Visit> {
  const now = clock.now();
  const row = await findOwnRoom(database, { id, userId, now });
  refuseClosed(row, now);
  const side = sideOf(row, userId);
  const renewing = { appointmentId: id, side, visitId, now, lost: lostSince(now) };
  if (!(await store.renewVisit(database, renewing))) throw new Problem("visitOver");
  const otherVisitId = row[`${otherSide(side)}_visit`];
  return presentVisit(row, { ice: config.ice, side, visitId, otherVisitId, now });
}

/** Leaves the call; idempotent. */
export const leaveCall = (platform: Platform, { id, userId, visitId }: OwnVisit): Promise<void> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const row = await lockOwn(tx, { id, userId });
    if (!row) throw new Problem("notFound");
    const side = sideOf(row, userId);
    const leaving = { appointmentId: id, side, visitId, now, lost: lostSince(now) };
    if (await store.endVisit(tx, leaving)) await notifyOther(tx, platform, { row, side, visitId, isHere: false });
    else if (!(await store.isVisitOf(tx, leaving))) throw new Problem("notFound");
  });

type PassOnParams = OwnVisit & { to: string; signals: Signal[] };

/** Passes signals on between the two present visits only. */
export const relaySignals = (platform: Platform, { id, userId, visitId, to, signals }: PassOnParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const row = await findOwnRoom(tx, { id, userId, now });
    refuseClosed(row, now);
    const side = sideOf(row, userId);
    const other = otherSide(side);
    if (row[`${side}_visit`] !== visitId || row[`${other}_visit`] !== to) throw new Problem("visitOver");
    const data = { appointmentId: id, from: visitId, to, signals };
    await platform.events.publish(tx, { audience: row[`${other}_id`], kind: "signal", data });
  });

/** Whether somebody counts as present who is not any more. */
export const isToBeCleared = (row: store.OccupiedRow, now: Date): boolean => row.silent_since <= silentUntil(row, now);

/** A closed call has no visitors. */
const silentUntil = (row: Parameters<typeof stateOf>[0], now: Date) =>
  stateOf(row, now) === "inWindow" ? lostSince(now) : now;

/** Ends visits that were not renewed, or all once the call has closed. */
export const clearCall = (platform: Platform, id: string): Promise<void> =>
  transact(platform.database, async (tx) => {
    const row = await lockAny(tx, id);
    const until = silentUntil(row, platform.clock.now());
    for (const { id: visitId, side } of await store.endSilent(tx, { id, until }))
      await notifyOther(tx, platform, { row, side: side as Side, visitId, isHere: false });
  });
