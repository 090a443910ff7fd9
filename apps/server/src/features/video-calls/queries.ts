import type { Room, Visit } from "@aufwind/contract/video-calls";
import { otherSide, type Side } from "@aufwind/rules/appointments/status";
import { closesAt, opensAt } from "@aufwind/rules/video-calls";
import type { Ice } from "../../platform/config/config.ts";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import type { AppointmentRow } from "../appointments/store.ts";
import { photosSeenBy } from "../storage/queries.ts";
import { iceServers, phoneCode } from "./gateway.ts";
import { lostSince, relayUntil, sideOf, stateOf } from "./policy.ts";
import type { RoomRow } from "./store.ts";
import * as store from "./store.ts";

type PresentRoomParams = { side: Side; now: Date; picture: Room["other"]["picture"]; phone: Room["phone"] };

function presentRoom(row: RoomRow, { side, now, picture, phone }: PresentRoomParams): Room {
  const other = otherSide(side);
  return {
    appointmentId: row.id,
    side,
    state: stateOf(row, now),
    scheduledStatus: row.status as Room["scheduledStatus"],
    payment: row.payment as Room["payment"],
    consultation: row.consultation as Room["consultation"],
    scheduledAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    opensAt: new Date(opensAt(row.starts_at.getTime())).toISOString(),
    closesAt: new Date(closesAt(row.ends_at.getTime())).toISOString(),
    now: now.toISOString(),
    other: {
      id: row[`${other}_id`],
      name: row[`${other}_name`],
      picture,
      slug: other === "coach" ? row.slug : null,
      isHere: row[`${other}_visit`] !== null,
    },
    phone,
    coachId: row.coach_id,
    clientId: row.client_id,
  };
}

type PresentVisitParams = { ice: Ice; side: Side; visitId: string; otherVisitId: string | null; now: Date };

export function presentVisit(
  row: AppointmentRow,
  { ice, side, visitId, otherVisitId, now }: PresentVisitParams,
): Visit {
  const until = relayUntil(row, now);
  return {
    visitId,
    isPolite: side === "client",
    otherVisitId,
    iceServers: iceServers(ice, { visitId, until }),
    relayUntil: until.toISOString(),
    transport: ice.transport,
  };
}

/** The state of the video call of one of somebody's own appointments. */
export async function readRoom({ database, clock, config }: Platform, { id, userId }: Own): Promise<Room> {
  const now = clock.now();
  const row = await findOwnRoom(database, { id, userId, now });
  const side = sideOf(row, userId);
  const otherId = row[`${otherSide(side)}_id`];
  const pictures = await photosSeenBy(database, userId, [otherId]);
  const number = stateOf(row, now) === "inWindow" ? config.callPhone : undefined;
  const phone = number ? { number, code: phoneCode(config.secret, id) } : null;
  return presentRoom(row, { side, now, picture: pictures.get(otherId)?.profile ?? null, phone });
}

export type Own = { id: string; userId: string };

export async function findOwnRoom(db: Platform["database"] | Tx, { id, userId, now }: Own & { now: Date }) {
  const row = await store.findRoom(db, { id, userId, lost: lostSince(now) });
  if (!row) throw new Problem("notFound");
  return row;
}
