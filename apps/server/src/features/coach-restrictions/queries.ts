import { createHash } from "node:crypto";
import type {
  OwnRestriction,
  PastRestriction,
  RestrictedCoach,
  Restriction,
} from "@aufwind/contract/coach-restrictions";
import { STATUSES } from "@aufwind/rules/appointments/status";
import { possibleActs, type RestrictedState } from "@aufwind/rules/coach-restrictions";
import { coachName, type Title } from "@aufwind/rules/coaches";
import type { Permission } from "@aufwind/rules/operators";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { recordView } from "../audit-log/commands.ts";
import { findCoach } from "../coaches/store.ts";
import { isHeld } from "../statements/payout-store.ts";
import { outstandingPayout } from "../statements/queries.ts";
import * as store from "./store.ts";

const present = (row: store.RestrictionRow): Restriction => ({
  id: row.id,
  kind: row.kind,
  ground: row.ground,
  reason: row.reason,
  allowsLogIn: row.allows_log_in,
  setAt: row.set_at.toISOString(),
  beginsAt: row.begins_at.toISOString(),
  hasBegun: row.begun_at !== null,
  endsAt: row.ends_at?.toISOString() ?? null,
});

/** What is open on oneself. */
export async function ownRestrictions(db: DbOrTx, coachId: string): Promise<OwnRestriction[]> {
  const rows = await store.findOpen(db, coachId);
  const complaints = await store.findComplaints(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...present(row), complainedAt: complaints.get(row.id)?.toISOString() ?? null }));
}

/** Everything that was ever set, for the download of one's data. */
export const restrictionFacts = async (db: DbOrTx, coachId: string) =>
  (await store.listAll(db, coachId)).map((row) => ({ ...present(row), liftedAt: row.lifted_at }));

const MOST_SHOWN = 100;

type Consequences = { preview: RestrictedCoach["preview"]; fingerprint: string };

/** What an act would mean now; its fingerprint changes with each appointment, payment, hold and restriction. */
export async function consequencesFor(
  db: DbOrTx,
  { coachId, now }: { coachId: string; now: Date },
): Promise<Consequences> {
  const ahead = await store.findAhead(db, { coachId, now });
  const open = await store.findOpen(db, coachId);
  const held = await isHeld(db, coachId);
  const { cents } = await outstandingPayout(db, { coachId, now });
  const decisive = [ahead, open.map(({ id, begun_at }) => [id, begun_at]), held];
  return {
    preview: {
      appointments: ahead.slice(0, MOST_SHOWN).map((row) => ({
        id: row.id,
        clientName: row.client_name,
        scheduledAt: row.starts_at.toISOString(),
        status: row.status,
        refundCents: row.refund_cents,
      })),
      byStatus: STATUSES.map((status) => ({
        status,
        count: ahead.filter((each) => each.status === status).length,
      })).filter(({ count }) => count > 0),
      refundCents: ahead.reduce((sum, { refund_cents }) => sum + refund_cents, 0),
      payouts: { isHeld: held, outstandingCents: cents },
      conversations: await store.countConversations(db, coachId),
    },
    fingerprint: createHash("sha256").update(JSON.stringify(decisive)).digest("hex"),
  };
}

/** A coach with what restricts them; recorded before it is shown, since clients are named. */
export async function readRestrictedCoach(
  platform: Platform,
  { coachId, by }: { coachId: string; by: Operator },
): Promise<RestrictedCoach> {
  const { database, clock } = platform;
  const coach = await findCoach(database, coachId);
  const user = coach && (await findUser(database, coachId));
  if (!coach || !user) throw new Problem("notFound");
  const subject = { kind: "coach", id: coachId };
  await recordView(platform, { operatorId: by.operatorId, action: "coach-restrictions.look", subject });
  const [all, consequences] = await Promise.all([
    pastOf(database, coachId),
    consequencesFor(database, { coachId, now: clock.now() }),
  ]);
  const open = all.filter(({ liftedAt }) => liftedAt === null);
  return {
    coachId,
    name: coachName({ title: coach.title as Title, firstName: coach.first_name, lastName: coach.last_name }),
    slug: coach.slug,
    email: user.email,
    isProfilePublic: coach.is_public,
    state: coach.restriction as RestrictedState | null,
    open,
    history: all.filter(({ liftedAt }) => liftedAt !== null),
    ...consequences,
    can: actsOf(by.permissions, open),
  };
}

async function pastOf(db: DbOrTx, coachId: string): Promise<PastRestriction[]> {
  const rows = await store.listAll(db, coachId);
  const people = rows.flatMap(({ set_by, lifted_by }) => [set_by, lifted_by]).filter((id) => id !== null);
  const names = await store.namesOf(db, [...new Set(people)]);
  return rows.map((row) => ({
    ...present(row),
    setBy: names.get(row.set_by ?? "") ?? null,
    liftedAt: row.lifted_at?.toISOString() ?? null,
    liftedBy: names.get(row.lifted_by ?? "") ?? null,
    liftReason: row.lift_reason,
  }));
}

function actsOf(permissions: readonly Permission[], open: PastRestriction[]): RestrictedCoach["can"] {
  const isCompliance = permissions.includes("compliance");
  return {
    act: possibleActs(open).filter((kind) => kind !== "close" || isCompliance),
    lift: open.length > 0,
    holdPayouts: permissions.includes("finance"),
  };
}
