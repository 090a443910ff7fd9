import type { ClientItem, OwnClient } from "@aufwind/contract/coach-clients";
import { mayWrite } from "@aufwind/rules/conversations";
import { feeRateOf, ownClientsUntil } from "@aufwind/rules/statements";
import type { Pictures } from "../../storage/commands.ts";
import type { OneRow, SeenRow } from "./store.ts";

const presentBrief = (row: SeenRow["latest"]): ClientItem["lastAppointment"] =>
  row && {
    id: row.id,
    consultation: row.consultation,
    scheduledAt: new Date(row.starts_at).toISOString(),
    scheduledStatus: row.status,
  };

const presentSeen = (row: SeenRow, pictures: Pictures | undefined) => ({
  id: row.client_id,
  name: row.name,
  picture: pictures?.profile ?? null,
  relation: row.kind,
  since: row.created_at.toISOString(),
  experienceLevel: row.experience,
  qualification: row.qualification,
  lastAppointment: presentBrief(row.latest),
  nextAppointment: presentBrief(row.coming),
});

export const presentItem = (row: SeenRow, pictures: Pictures | undefined): ClientItem => ({
  ...presentSeen(row, pictures),
  completedCount: row.completed,
});

type Looking = { pictures: Pictures | undefined; now: Date };

export const presentClient = (row: OneRow, { pictures, now }: Looking): OwnClient => ({
  ...presentSeen(row, pictures),
  preferredPronoun: row.pronoun,
  preferredGenderIdentity: row.gender,
  invitedAt: row.invited_at?.toISOString() ?? null,
  counts: { completed: row.completed, upcoming: row.upcoming, cancelled: row.cancelled, noShow: row.no_show },
  earnedNetCents: row.earned_net_cents,
  fee: feeOf(row, now),
  conversationId: row.conversation_id,
  can: mayWrite("coach", { ...OWN_CLIENT, hasLeft: row.has_left }) ? ["write"] : [],
});

/** The other facts do not matter between a coach and an own client. */
const OWN_CLIENT = { isClientOfCoach: true, isCoachReachable: false, hasClientWritten: false };

function feeOf({ kind, coach_since }: OneRow, now: Date): OwnClient["fee"] {
  const coachSince = coach_since.getTime();
  return {
    rate: feeRateOf({ relation: kind, startsAt: now.getTime(), coachSince }),
    lowerUntil: kind === "existing" ? new Date(ownClientsUntil(coachSince)).toISOString() : null,
  };
}
