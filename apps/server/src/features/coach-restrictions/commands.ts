import type { Ground, RestrictionKind } from "@aufwind/rules/coach-restrictions";
import { beginOf, cancelsAppointments, stateOf } from "@aufwind/rules/coach-restrictions";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { addresseeOf } from "../accounts/queries.ts";
import { lockUser, type UserRow } from "../accounts/store.ts";
import { cancelAhead } from "../appointments/leaving-commands.ts";
import { type Executing, requestApproval } from "../approvals/commands.ts";
import { recordAction } from "../audit-log/commands.ts";
import { openCase } from "../cases/commands.ts";
import { lockCoach } from "../coaches/store.ts";
import { endSessions } from "../sessions/commands.ts";
import { holdPayouts } from "../statements/payout-hold-commands.ts";
import { liftedMail, restrictionMail } from "./mails.ts";
import { consequencesFor } from "./queries.ts";
import * as store from "./store.ts";

/** The source of complaints. */
const SOURCE = "coach_restrictions";
const ZONE = "Europe/Berlin";

const subjectOf = (coachId: string) => ({ kind: "coach", id: coachId });

/** Both locked: nobody books, moves or saves anything of this coach until the commit. */
async function lockRestricted(tx: Tx, coachId: string): Promise<UserRow> {
  const user = await lockUser(tx, coachId);
  if (!user || !(await lockCoach(tx, coachId))) throw new Problem("notFound");
  return user;
}

/** Refused if an appointment, a payment, a hold or a restriction changed since the operator looked. */
async function expectSeen(
  tx: Tx,
  { clock }: Platform,
  { coachId, fingerprint }: { coachId: string; fingerprint: string },
) {
  const consequences = await consequencesFor(tx, { coachId, now: clock.now() });
  if (consequences.fingerprint !== fingerprint) throw new Problem("changedMeanwhile");
  return consequences.preview;
}

type Given = { coachId: string; ground: Ground; reason: string };
type Setting = Given & {
  kind: RestrictionKind;
  operatorId: string;
  isImmediate?: boolean;
  allowsLogIn?: boolean;
  endsAt?: Date | null;
};

/** Sets a restriction on a locked coach, with its effects, and sends the reasons. */
async function restrict(tx: Tx, platform: Platform, { user, ...setting }: Setting & { user: UserRow }): Promise<void> {
  const { coachId, kind, ground, reason, operatorId, allowsLogIn = true, isImmediate = false, endsAt = null } = setting;
  const now = platform.clock.now();
  const beginsAt = beginOf(kind, { now, isImmediate });
  const row = await store.insertRestriction(tx, {
    coach_id: coachId,
    kind,
    ground,
    reason,
    allows_log_in: allowsLogIn,
    set_by: operatorId,
    set_at: now,
    begins_at: beginsAt,
    begun_at: beginsAt <= now ? now : null,
    ends_at: endsAt,
  });
  if (!row) throw new Problem("alreadyRestricted");
  await applyState(tx, platform, coachId);
  if (row.begun_at) await takeEffect(tx, platform, row);
  await platform.outbox.add(tx, restrictionMail(platform, { ...addresseeOf(user), restriction: row }));
}

/** Search, slots, log-in and booking follow the coach's own row. */
async function applyState(tx: Tx, platform: Platform, coachId: string): Promise<void> {
  const open = await store.findOpen(tx, coachId);
  const state = stateOf(
    open.map(({ kind, allows_log_in, begun_at }) => ({
      kind,
      allowsLogIn: allows_log_in,
      hasBegun: begun_at !== null,
    })),
  );
  const closesAt = open.find(({ kind }) => kind === "close")?.begins_at ?? null;
  await store.setState(tx, coachId, { state, closesAt });
  if (state === "barred") await endSessions(tx, platform, { userId: coachId });
  await platform.jobs.add(tx, "refresh-search", {});
}

async function takeEffect(tx: Tx, platform: Platform, { kind, coach_id }: store.RestrictionRow): Promise<void> {
  if (cancelsAppointments(kind)) await cancelAhead(tx, platform, coach_id);
}

type Acting = Given & { fingerprint: string; by: Operator };

/** Stops new bookings; `until` is the last day in Berlin. */
export const pauseCoach = (platform: Platform, { until, by, fingerprint, ...given }: Acting & { until: string }) =>
  transact(platform.database, async (tx) => {
    const { coachId, reason, ground } = given;
    const { operatorId } = by;
    const endsAt = until ? endOfDay(until) : null;
    if (endsAt && endsAt <= platform.clock.now())
      throw new Problem("invalidFields", { errors: [{ field: "until", code: "pastDay", params: {} }] });
    const user = await lockRestricted(tx, coachId);
    await expectSeen(tx, platform, { coachId, fingerprint });
    await restrict(tx, platform, { ...given, user, kind: "pause", operatorId, endsAt });
    const after = { ground, until: until || null };
    await recordAction(tx, platform, {
      ...{ operatorId, action: "coach-restrictions.pause", subject: subjectOf(coachId), after, reason },
    });
  });

const endOfDay = (day: string) =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(ZONE).epochMilliseconds);

type Suspending = Acting & { allowsLogIn: boolean; holdsPayouts: boolean };

/** Hides the coach and cancels what lies ahead, as the coach's own cancellation would. */
export const suspendCoach = (platform: Platform, { by, fingerprint, holdsPayouts, ...given }: Suspending) =>
  transact(platform.database, async (tx) => {
    const { coachId, reason, ground, allowsLogIn } = given;
    const { operatorId } = by;
    if (holdsPayouts && !by.permissions.includes("finance")) throw new Problem("permissionMissing");
    const user = await lockRestricted(tx, coachId);
    const { appointments, refundCents } = await expectSeen(tx, platform, { coachId, fingerprint });
    await restrict(tx, platform, { ...given, user, kind: "suspend", operatorId });
    if (holdsPayouts) await holdPayouts(tx, platform, { coachId, reason: reason.slice(0, 1000), by: { operatorId } });
    const after = { ground, allowsLogIn, holdsPayouts, cancelled: appointments.length, refundCents };
    await recordAction(tx, platform, {
      ...{ operatorId, action: "coach-restrictions.suspend", subject: subjectOf(coachId), after, reason },
    });
  });

/** Asks a second person to agree to the end of an account. */
export const askToClose = (
  platform: Platform,
  { by, fingerprint, isImmediate, coachId, ground, reason }: Acting & { isImmediate: boolean },
): Promise<string> =>
  transact(platform.database, async (tx) => {
    const { first_name, last_name } = await lockRestricted(tx, coachId);
    const { byStatus, refundCents, payouts } = await expectSeen(tx, platform, { coachId, fingerprint });
    if ((await store.findOpen(tx, coachId)).some(({ kind }) => kind === "close"))
      throw new Problem("alreadyRestricted");
    const input = { act: "close", coachId, ground, isImmediate };
    const counts = Object.fromEntries(byStatus.map(({ status, count }) => [status, count]));
    return requestApproval(tx, platform, {
      kind: "closeAccount",
      input,
      preview: {
        ...input,
        name: `${first_name} ${last_name}`,
        appointments: counts,
        refundCents,
        outstandingCents: payouts.outstandingCents,
      },
      reason,
      subject: subjectOf(coachId),
      operatorId: by.operatorId,
    });
  });

/** A second person agreed: the notice goes out, and the account ends with it or thirty days later. */
export async function closeApproved(tx: Tx, platform: Platform, { input, askedBy, reason }: Executing): Promise<void> {
  const { coachId, ground, isImmediate } = input as { coachId: string; ground: Ground; isImmediate: boolean };
  const user = await lockRestricted(tx, coachId);
  await restrict(tx, platform, { coachId, ground, reason, user, kind: "close", operatorId: askedBy, isImmediate });
  const act = {
    action: "coach-restrictions.close",
    subject: subjectOf(coachId),
    after: { ground, isImmediate },
  } as const;
  await recordAction(tx, platform, { operatorId: askedBy, ...act, reason });
}

type Lifting = { coachId: string; restrictionId: string; reason: string; operatorId: string };

/** Lifts one restriction; others that are open go on. */
export const liftRestriction = (platform: Platform, { coachId, restrictionId, reason, operatorId }: Lifting) =>
  transact(platform.database, async (tx) => {
    const user = await lockRestricted(tx, coachId);
    const { kind } = await lift(tx, platform, { user, id: restrictionId, reason, operatorId });
    await recordAction(tx, platform, {
      ...{ operatorId, action: "coach-restrictions.lift", subject: subjectOf(coachId), before: { kind }, reason },
    });
  });

type LiftParams = { user: UserRow; id: string; reason: string; operatorId: string | null };

async function lift(tx: Tx, platform: Platform, { user, id, reason, operatorId }: LiftParams) {
  const lifted = { lifted_at: platform.clock.now(), lifted_by: operatorId, lift_reason: reason };
  const row = await store.updateOpen(tx, { id, coachId: user.id }, lifted);
  if (!row) throw new Problem("changedMeanwhile");
  await applyState(tx, platform, user.id);
  await platform.outbox.add(tx, liftedMail(platform, { ...addresseeOf(user), kind: row.kind, reason }));
  return row;
}

/** Ends one pause whose last day has passed, or an account whose notice is over; returns whether there was one. */
export const applyNextDue = (platform: Platform): Promise<boolean> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const found = await store.findDue(tx, now);
    if (!found) return false;
    const user = await lockRestricted(tx, found.coach_id);
    // Another worker may have been faster.
    const due = await store.findDue(tx, now);
    if (due?.id !== found.id) return true;
    if (due.kind === "pause") {
      await lift(tx, platform, { user, id: due.id, reason: "", operatorId: null });
      return true;
    }
    await store.updateOpen(tx, { id: due.id, coachId: due.coach_id }, { begun_at: now });
    await applyState(tx, platform, due.coach_id);
    await takeEffect(tx, platform, due);
    return true;
  });

type Complaint = { coachId: string; restrictionId: string; text: string };

/** A coach's complaint is a case with its deadline by law. */
export const openComplaint = (platform: Platform, { coachId, restrictionId, text }: Complaint): Promise<void> =>
  transact(platform.database, async (tx) => {
    const row = (await store.findOpen(tx, coachId)).find(({ id }) => id === restrictionId);
    if (!row) throw new Problem("notFound");
    await openCase(tx, platform, {
      kind: "complaint",
      source: SOURCE,
      sourceId: row.id,
      person: { id: coachId },
      text,
      about: { kind: "profile", id: coachId },
      data: { restriction: row.kind, ground: row.ground },
    });
  });
