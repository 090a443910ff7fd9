import { effectOf } from "@aufwind/rules/content-decisions";
import type { ContentKind } from "@aufwind/rules/content-notices";
import { REVIEW_REASON_MOST } from "@aufwind/rules/reviews";
import type { Tx } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import * as accounts from "../accounts/restriction-store.ts";
import { findCoach, hideProfile, unhideProfile } from "../coaches/store.ts";
import { setMessageHidden } from "../conversations/message-store.ts";
import { lockAny, updateReview } from "../reviews/moderation-store.ts";
import { setDocumentHidden } from "../storage/store.ts";
import * as store from "./store.ts";

type HideParams = { id: string; now: Date; decision: store.DecisionRow };
type Effect<Params> = (tx: Tx, platform: Platform, params: Params) => Promise<unknown>;

/** How each kind of content is hidden from everybody but its owner, and shown again. */
const EFFECTS: Record<ContentKind, { hide: Effect<HideParams>; show: Effect<{ id: string; now: Date }> }> = {
  profile: {
    hide: (tx, _, { id, now }) => hideProfile(tx, id, now),
    show: (tx, _, { id }) => unhideProfile(tx, id),
  },
  review: {
    hide: async (tx, _, { id, now, decision }) => {
      if (!(await lockAny(tx, id))) return;
      const reason = decision.facts.slice(0, REVIEW_REASON_MOST).toWellFormed();
      const decided = { decided_at: now, decided_by: decision.decided_by, decision_reason: reason };
      await updateReview(tx, id, { published_at: null, removed_at: now, ...decided });
    },
    show: async (tx, _, { id, now }) => {
      if (await lockAny(tx, id))
        await updateReview(tx, id, { published_at: now, removed_at: null, decided_at: now, decision_reason: null });
    },
  },
  message: {
    hide: (tx, platform, { id, now }) => setMessageShown(tx, platform, { id, hiddenAt: now }),
    show: (tx, platform, { id }) => setMessageShown(tx, platform, { id, hiddenAt: null }),
  },
  document: {
    hide: (tx, _, { id, now }) => setDocumentHidden(tx, id, now),
    show: (tx, _, { id }) => setDocumentHidden(tx, id, null),
  },
};

/** Open pages of both read the conversation anew. */
async function setMessageShown(tx: Tx, { events }: Platform, { id, hiddenAt }: { id: string; hiddenAt: Date | null }) {
  const people = await setMessageHidden(tx, id, hiddenAt);
  if (people)
    await events.publish(
      tx,
      ...[people.coach_id, people.client_id].map((audience) => ({ audience, kind: "reset", data: {} })),
    );
}

type Target = { kind: ContentKind; id: string; until: Date | null };

/** The content itself, and the profile of a coach who is suspended. */
async function targetsOf(tx: Tx, decision: store.DecisionRow): Promise<Target[]> {
  const { isHidden, isSuspended } = effectOf(decision.decision);
  if (!isHidden) return [];
  const { content_kind: kind, content_id: id, author_id, until } = decision;
  const own = { kind, id, until: isSuspended && kind !== "profile" ? null : until };
  const isCoachElsewhere = isSuspended && kind !== "profile" && author_id && (await findCoach(tx, author_id));
  return isCoachElsewhere ? [own, { kind: "profile", id: author_id, until }] : [own];
}

type ApplyParams = { decision: store.DecisionRow; previous: store.DecisionRow | undefined };

/** Makes a decision real, and takes back what the one before it did. */
export async function applyDecision(tx: Tx, platform: Platform, { decision, previous }: ApplyParams): Promise<void> {
  const now = decision.decided_at;
  const targets = await targetsOf(tx, decision);
  for (const former of previous ? await store.lockRestrictions(tx, previous.id) : []) {
    await store.deleteRestriction(tx, former.content_id);
    if (!targets.some(({ id }) => id === former.content_id)) await showAgain(tx, platform, former);
  }
  for (const { kind, id, until } of targets) {
    await EFFECTS[kind].hide(tx, platform, { id, now, decision });
    await store.insertRestriction(tx, { content_kind: kind, content_id: id, decision_id: decision.id, until });
  }
  await suspend(tx, { decision, previous });
  await platform.jobs.add(tx, "refresh-search", {});
}

async function suspend(tx: Tx, { decision, previous }: ApplyParams): Promise<void> {
  const { author_id: userId, until, decided_by: operatorId, facts: reason, decided_at: now } = decision;
  if (!userId) return;
  const kind = "suspended";
  if (previous?.decision === "suspend") await accounts.deleteRestriction(tx, { userId, kind });
  if (decision.decision === "suspend")
    await accounts.insertRestriction(tx, { userId, kind, reason, now, operatorId, until });
}

const showAgain = (tx: Tx, platform: Platform, { content_kind, content_id: id }: store.Restricted) =>
  EFFECTS[content_kind].show(tx, platform, { id, now: platform.clock.now() });

/** Shows one content again whose time has passed; returns whether there was one. */
export async function liftNextDecision(tx: Tx, platform: Platform): Promise<boolean> {
  const ended = await store.lockEnded(tx, platform.clock.now());
  if (!ended) return false;
  await store.deleteRestriction(tx, ended.content_id);
  await showAgain(tx, platform, ended);
  await platform.jobs.add(tx, "refresh-search", {});
  return true;
}
