import type { NewContentDecision } from "@aufwind/contract/content-decisions-team";
import { decisionsFor, endOf, whyNotAppeal, whyNotDecide } from "@aufwind/rules/content-decisions";
import type { ContentKind } from "@aufwind/rules/content-notices";
import type { z } from "zod";
import { transact } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteEnded } from "../accounts/restriction-store.ts";
import { recordAction } from "../audit-log/commands.ts";
import { closeCaseOf, openCase } from "../cases/commands.ts";
import { NOTICES } from "../content-notices/commands.ts";
import { findReported, lockNotices, setDecided } from "../content-notices/store.ts";
import { applyDecision, liftNextDecision } from "./effects.ts";
import { notifyOfDecision } from "./notifications.ts";
import { appealFacts } from "./queries.ts";
import * as store from "./store.ts";

/** Cases about appeals are found by the content, as those about its notices. */
const APPEALS = "content_appeals";

type DecideParams = z.output<typeof NewContentDecision> & { kind: ContentKind; id: string; by: Operator };

/** Decides about a reported content: once, for all notices that wait, with everything that follows from it. */
export const decideContent = (platform: Platform, deciding: DecideParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const { kind, id, by, decision, seen, facts, ground, clause, days } = deciding;
    const { operatorId } = by;
    const now = platform.clock.now();
    // Locked: of two who decide at once the second finds the decision of the first.
    const notices = await lockNotices(tx, { kind, contentId: id });
    const reported = await findReported(tx, { kind, contentId: id });
    if (!reported) throw new Problem("notFound");
    const [latest] = await store.findDecisions(tx, id);
    const appeals = latest ? await store.findAppeals(tx, [latest.id]) : [];
    const waiting = notices.filter(({ decision_id }) => decision_id === null);

    const isAppealed = appeals.length > 0;
    const why = whyNotDecide({
      decision,
      possible: decisionsFor(kind, { hasAuthor: reported.author_id !== null }),
      latest: latest && { id: latest.id, decidedBy: latest.decided_by },
      seen,
      isWaiting: waiting.length > 0 || isAppealed,
      isAppealed,
      operatorId,
    });
    if (why) throw new Problem(why);

    const isKept = decision === "keep";
    const decided = await store.insertDecision(tx, {
      content_kind: kind,
      content_id: id,
      author_id: reported.author_id,
      decision,
      facts,
      ground: isKept ? null : ground,
      clause: isKept ? null : clause,
      until: endOf({ decision, days, now }),
      decided_by: operatorId,
      decided_at: now,
      appeal_of: isAppealed && latest ? latest.id : null,
    });
    await setDecided(tx, { ids: waiting.map((notice) => notice.id), decisionId: decided.id });
    await applyDecision(tx, platform, { decision: decided, previous: latest });
    await notifyOfDecision(tx, platform, { decided, previous: latest, notices: waiting, appeals });
    const data = { why: decision, decision: decided.id };
    for (const source of [NOTICES, APPEALS])
      await closeCaseOf(tx, platform, { source, sourceId: id, operatorId, data });
    await recordAction(tx, platform, {
      operatorId,
      action: `content-decisions.${decision}`,
      subject: { kind: "content", id },
      ...(latest && { before: { decision: latest.decision } }),
      after: { kind, decision: decided.id, until: decided.until, isOnAppeal: isAppealed },
      reason: facts,
    });
  });

type AppealParams = { id: string; userId: string; text: string };

/** The author, or somebody who gave notice, does not agree: another person of the team decides anew. */
export const appealDecision = (platform: Platform, { id, userId, text }: AppealParams): Promise<void> =>
  transact(platform.database, async (tx) => {
    const now = platform.clock.now();
    const known = await store.findDecision(tx, id);
    // In the order in which a decision locks them, which would replace the one that is appealed.
    if (known) await lockNotices(tx, { kind: known.content_kind, contentId: known.content_id });
    const facts = known && (await appealFacts(tx, known, userId));
    if (!known || !facts) throw new Problem("notFound");
    const why = whyNotAppeal(facts, now);
    if (why) throw new Problem(why);
    const { side } = facts;
    if (!(await store.insertAppeal(tx, { decision_id: id, appellant_id: userId, side, text, made_at: now })))
      throw new Problem("alreadyAppealed");
    const { content_kind: kind, content_id: contentId } = known;
    await openCase(tx, platform, {
      kind: "contentNotice",
      source: APPEALS,
      sourceId: contentId,
      person: { id: userId },
      text,
      about: { kind, id: contentId },
      data: { side },
    });
  });

/** Ends what has an end: hidden contents, suspensions, and copies that nobody needs any more. */
export async function liftEndedDecisions(platform: Platform, signal: AbortSignal): Promise<void> {
  const { database, clock } = platform;
  while (!signal.aborted && (await transact(database, (tx) => liftNextDecision(tx, platform))));
  await deleteEnded(database, clock.now());
}
