import type { Room, Visit } from "@aufwind/contract/video-calls";
import { otherSide, type Side } from "@aufwind/rules/appointments/status";
import { closesAt, opensAt } from "@aufwind/rules/video-calls";
import type { Ice } from "../../platform/config/config.ts";
import type { AppointmentRow } from "../appointments/store.ts";
import { iceServers } from "./gateway.ts";
import { relayUntil, stateOf } from "./policy.ts";
import type { RoomRow } from "./store.ts";

type Looking = { side: Side; now: Date; picture: Room["other"]["picture"] };

export function presentRoom(row: RoomRow, { side, now, picture }: Looking): Room {
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
    coachId: row.coach_id,
    clientId: row.client_id,
  };
}

type Entered = { ice: Ice; side: Side; visitId: string; otherVisitId: string | null; now: Date };

export function presentVisit(row: AppointmentRow, { ice, side, visitId, otherVisitId, now }: Entered): Visit {
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
