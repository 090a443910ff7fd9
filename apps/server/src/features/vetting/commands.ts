import type { OwnCheck } from "@aufwind/contract/vetting";
import { asLocale } from "@aufwind/rules/locale";
import { type CheckReason, isResubmittable, publicationStep } from "@aufwind/rules/vetting";
import type { Tx } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { findUser } from "../accounts/store.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { openPractice, updateSlugToName } from "../coaches/commands.ts";
import { type CoachRow, findCoach, setPrivate, setPublic } from "../coaches/store.ts";
import { type CheckMail, checkMail } from "./mails.ts";
import { presentOwnCheck } from "./queries.ts";
import * as store from "./store.ts";

/** The source of cases about checks. */
export const CHECKS = "vetting_checks";

/** Switches a complete profile on: it is public, or waits for the team's check. The coach is locked. */
export async function publishOrSubmit(tx: Tx, platform: Platform, coach: CoachRow): Promise<void> {
  const coachId = coach.user_id;
  const latest = await store.findLatest(tx, coachId);
  const step = publicationStep({
    review: platform.config.coachReview,
    wasPublic: coach.first_public_at !== null,
    state: latest?.state,
  });
  if (step === "refuse") throw new Problem("publicationRefused");
  if (step === "submit") {
    await submit(tx, platform, { coachId, reason: "firstPublication" });
    await notify(tx, platform, coachId, { kind: "submitted" });
  }
  if (step === "publishAndSubmit") await submit(tx, platform, { coachId, reason: "firstPublication" });
  if (step === "publish" || step === "publishAndSubmit") await setPublic(tx, coachId, platform.clock.now());
}

/** Switches a profile off. Before its first publication this withdraws what was submitted. */
export async function hideOrWithdraw(tx: Tx, platform: Platform, coach: CoachRow): Promise<void> {
  await setPrivate(tx, coach.user_id);
  const withdrawn = coach.first_public_at === null ? await store.withdrawOpen(tx, coach.user_id) : undefined;
  if (withdrawn) await closeCaseOf(tx, platform, { source: CHECKS, sourceId: withdrawn.id });
}

type SubmitParams = { coachId: string; reason: CheckReason };

/** Puts a coach on the team's queue, once. */
async function submit(tx: Tx, platform: Platform, { coachId, reason }: SubmitParams): Promise<void> {
  const { id } = await store.submitCheck(tx, {
    coach_id: coachId,
    reason,
    again: true,
    submitted_at: platform.clock.now(),
    fingerprint: await store.fingerprintOf(tx, coachId),
  });
  await queue(tx, platform, { id, coachId, reason });
}

/** The case of a check is open as long as the check waits. */
async function queue(tx: Tx, platform: Platform, { id, coachId, reason }: SubmitParams & { id: string }) {
  const about = { kind: "profile" as const, id: coachId };
  const cause = { source: CHECKS, sourceId: id };
  await openCase(tx, platform, { ...cause, kind: "vetting", person: { id: coachId }, about, data: { reason } });
}

/** Submits a profile again after the team asked for changes. */
export const resubmitProfile = (platform: Platform, coachId: string): Promise<OwnCheck> =>
  transact(platform.database, async (tx) => {
    const coach = await openPractice(tx, platform, coachId);
    const latest = await store.findLatest(tx, coachId);
    if (!latest || !isResubmittable(latest.state)) throw new Problem("notPossibleNow");
    const [reason = "firstPublication"] = latest.reasons;
    await submit(tx, platform, { coachId, reason });
    if (coach.first_public_at === null) await notify(tx, platform, coachId, { kind: "submitted" });
    const wasPublic = coach.first_public_at !== null;
    return presentOwnCheck((await store.findLatest(tx, coachId)) ?? latest, { wasPublic });
  });

/** Queues a second look at a coach who was public before; nothing is hidden meanwhile. */
export async function queueSecondCheck(tx: Tx, platform: Platform, { coachId, reason }: SubmitParams): Promise<void> {
  const coach = await findCoach(tx, coachId);
  if (!coach?.first_public_at) return;
  const { id, state } = await store.submitCheck(tx, {
    coach_id: coachId,
    reason,
    // The coach decides when what the team asked for is done.
    again: false,
    submitted_at: platform.clock.now(),
    fingerprint: await store.fingerprintOf(tx, coachId),
  });
  if (state === "waiting") await queue(tx, platform, { id, coachId, reason });
}

/** After a coach's name changed: the address follows, and the team looks again. */
export async function handleRenamedCoach(tx: Tx, platform: Platform, coachId: string): Promise<void> {
  await updateSlugToName(tx, platform, coachId);
  await queueSecondCheck(tx, platform, { coachId, reason: "changedName" });
}

/** Mails a coach what became of a check. */
export async function notify(
  tx: Tx,
  platform: Platform,
  coachId: string,
  mail: Pick<CheckMail, "kind" | "reason" | "changes">,
): Promise<void> {
  const user = await findUser(tx, coachId);
  if (!user?.email) return;
  const { email, first_name: firstName } = user;
  await platform.outbox.add(tx, checkMail(platform, { ...mail, email, firstName, locale: asLocale(user.locale) }));
}
