import type { CoachReview, FollowedReview } from "@aufwind/contract/reviews";
import { nextReviewStatus, type ReviewAct, releasedIfWrittenBy } from "@aufwind/rules/reviews";
import type { Updateable } from "kysely";
import { type Tx, transact } from "../../platform/database/database.ts";
import type { Reviews } from "../../platform/database/database-types.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { recordAction } from "../audit-log/commands.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import * as store from "./moderation-store.ts";
import { notifyReview } from "./notifications.ts";
import { factsOf } from "./policy.ts";
import { presentFollowed, presentForCoach } from "./queries.ts";
import type { FollowedRow } from "./store.ts";

const refuse = (row: FollowedRow, act: ReviewAct, now: Date) => {
  if (!nextReviewStatus(factsOf(row), act, now.getTime())) throw new Problem("reviewSettled");
};

type ActParams = { id: string; coachId: string; act: "approve" | "contest" | "answer" };
type Changes = (now: Date) => Updateable<Reviews>;

const TOLD = { approve: ["published"], contest: ["contested"], answer: [] } as const;

/** A coach changes a review about themselves, locked. */
const act = (platform: Platform, acting: ActParams, changes: Changes): Promise<CoachReview> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const row = await store.lockOfCoach(tx, acting);
    if (!row) throw new Problem("notFound");
    refuse(row, acting.act, now);
    const changed = await store.updateReview(tx, row.id, changes(now));
    await notifyReview(tx, platform, { reviewId: row.id, kinds: TOLD[acting.act] });
    await followInCase(tx, platform, { ...acting, reason: changed.contest_reason });
    return presentForCoach(changed, now);
  });

type Followed = ActParams & { reason: string | null };

/** What a coach contests waits for the team, until the coach approves it after all. */
async function followInCase(tx: Tx, platform: Platform, { id, coachId, act, reason }: Followed): Promise<void> {
  const cause = { source: "reviews", sourceId: id };
  if (act === "contest")
    await openCase(tx, platform, {
      ...cause,
      kind: "contestedReview",
      person: { id: coachId },
      text: reason ?? "",
      about: { kind: "review", id },
    });
  if (act === "approve") await closeCaseOf(tx, platform, { ...cause, data: { why: "approved" } });
}

type Own = { id: string; coachId: string };

/** Publishes it now; this withdraws an objection. */
export const approveReview = (platform: Platform, own: Own) =>
  act(platform, { ...own, act: "approve" }, (now) => ({
    published_at: now,
    contested_at: null,
    contest_reason: null,
  }));

/** Publishes several, each for itself: one that is settled meanwhile does not hold up the others. */
export async function approveReviews(
  platform: Platform,
  { ids, coachId }: { ids: readonly string[]; coachId: string },
) {
  let approved = 0;
  for (const id of new Set(ids)) {
    try {
      await approveReview(platform, { id, coachId });
      approved += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return { approved };
}

export const contestReview = (platform: Platform, { reason, ...own }: Own & { reason: string }) =>
  act(platform, { ...own, act: "contest" }, (now) => ({ contested_at: now, contest_reason: reason }));

export const answerReview = (platform: Platform, { text, ...own }: Own & { text: string }) =>
  act(platform, { ...own, act: "answer" }, (now) => ({ answer: text, answered_at: now }));

export const removeAnswer = (platform: Platform, own: Own) =>
  act(platform, { ...own, act: "answer" }, () => ({ answer: null, answered_at: null }));

type DecideReviewParams = { id: string; operatorId: string; decision: "publish" | "remove"; reason: string };

/** An operator decides about a contested or reported review; both sides get the decision and its reason. */
export const decideReview = (platform: Platform, deciding: DecideReviewParams): Promise<FollowedReview> =>
  transact(platform.database, async (tx) => {
    const { id, operatorId, decision, reason } = deciding;
    const now = platform.clock.now();
    const row = await store.lockAny(tx, id);
    if (!row) throw new Problem("notFound");
    refuse(row, decision, now);
    const isKept = decision === "publish";
    const changed = await store.updateReview(tx, id, {
      published_at: isKept ? now : null,
      removed_at: isKept ? null : now,
      decided_at: now,
      decided_by: operatorId,
      decision_reason: reason || null,
    });
    await notifyReview(tx, platform, {
      reviewId: id,
      kinds: isKept ? ["published", "kept"] : ["removed", "takenDown"],
    });
    await closeCaseOf(tx, platform, { source: "reviews", sourceId: id, operatorId, data: { why: decision } });
    const subject = { kind: "review", id };
    await recordAction(tx, platform, { operatorId, action: `reviews.${decision}`, subject, reason });
    return presentFollowed(changed);
  });

/** Publishes one review that has waited long enough; returns whether there was one. */
export const releaseNext = (platform: Platform): Promise<boolean> =>
  transact(platform.database, (tx) => release(tx, platform));

async function release(tx: Tx, platform: Platform): Promise<boolean> {
  const now = platform.clock.now();
  const row = await store.lockWaitingSince(tx, new Date(releasedIfWrittenBy(now.getTime())));
  if (!row) return false;
  refuse(row, "release", now);
  await store.updateReview(tx, row.id, { published_at: now });
  await notifyReview(tx, platform, { reviewId: row.id, kinds: ["published"] });
  return true;
}
