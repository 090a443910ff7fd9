import type { DecisionStatement } from "@aufwind/contract/content-decisions";
import type { ContentCase } from "@aufwind/contract/content-decisions-team";
import { appealableUntil, countedSince, decisionsFor, whyNotAppeal } from "@aufwind/rules/content-decisions";
import type { ContentKind } from "@aufwind/rules/content-notices";
import { asLocale } from "@aufwind/rules/locale";
import type { DbOrTx } from "../../platform/database/database.ts";
import type { Operator } from "../../platform/http/api-env.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Platform } from "../../platform/platform.ts";
import { isRestricted } from "../accounts/restriction-store.ts";
import { findUser } from "../accounts/store.ts";
import { noticesOf } from "../content-notices/queries.ts";
import { findReported } from "../content-notices/store.ts";
import * as store from "./store.ts";

/** What decides whether somebody can appeal; undefined for those whom the decision does not concern. */
export async function appealFacts(db: DbOrTx, row: store.DecisionRow, userId: string) {
  const side = row.author_id === userId ? "author" : (await store.isReporter(db, row, userId)) ? "reporter" : undefined;
  if (!side) return undefined;
  const [appeals, [latest]] = await Promise.all([
    store.findAppeals(db, [row.id, ...(row.appeal_of ? [row.appeal_of] : [])]),
    store.findDecisions(db, row.content_id),
  ]);
  const own = appeals.filter(({ appellant_id }) => appellant_id === userId);
  const appeal = own.find(({ decision_id }) => decision_id === row.id);
  const isReplaced = latest?.id !== row.id;
  return {
    side,
    decision: row.decision,
    decidedAt: row.decided_at,
    appeal,
    isReplaced,
    isAppealed: appeal !== undefined,
    // An appeal is decided once; the other side may still make one of its own.
    isFinal: isReplaced || own.some(({ decision_id }) => decision_id === row.appeal_of),
  } as const;
}

/** A decision for its author, or for somebody who gave notice. */
export async function decisionFor(
  { database, clock }: Platform,
  { id, userId }: { id: string; userId: string },
): Promise<DecisionStatement> {
  const row = await store.findDecision(database, id);
  const facts = row && (await appealFacts(database, row, userId));
  if (!row || !facts) throw new Problem("notFound");
  const { side, appeal, isReplaced } = facts;
  return {
    id,
    kind: row.content_kind,
    side,
    decision: row.decision,
    decidedAt: row.decided_at.toISOString(),
    reasons: side === "author" ? { facts: row.facts, ground: row.ground, clause: row.clause } : null,
    until: side === "author" ? (row.until?.toISOString() ?? null) : null,
    isOnAppeal: row.appeal_of !== null,
    isReplaced,
    appeal: appeal ? { text: appeal.text, madeAt: appeal.made_at.toISOString() } : null,
    appealableUntil: appealableUntil(row.decided_at).toISOString(),
    can: { appeal: !whyNotAppeal(facts, clock.now()) },
  };
}

type CaseParams = { kind: ContentKind; id: string; by: Operator };

/** A reported content with everything that the team needs for a decision. */
export async function contentCaseFor(platform: Platform, { kind, id, by }: CaseParams): Promise<ContentCase> {
  const { database, clock } = platform;
  const now = clock.now();
  const reported = await findReported(database, { kind, contentId: id });
  if (!reported) throw new Problem("notFound");
  const [notices, rows, hidden, author, opening] = await Promise.all([
    noticesOf(platform, id),
    store.findDecisions(database, id),
    store.findRestriction(database, id),
    authorOf(database, reported.author_id, now),
    store.findOpening(database, { messageId: id, now }),
  ]);
  const appeals = await store.findAppeals(
    database,
    rows.map((row) => row.id),
  );
  const [latest] = rows;
  const isAppealed = appeals.some(({ decision_id }) => decision_id === latest?.id);
  const isWaiting = isAppealed || notices.some(({ isDecided }) => !isDecided);
  const isOwnDecision = isAppealed && latest?.decided_by === by.operatorId;
  const possible = decisionsFor(kind, { hasAuthor: author !== null });
  return {
    kind,
    contentId: id,
    author,
    hidden: hidden ? { until: hidden.until?.toISOString() ?? null } : null,
    notices,
    decisions: rows.map((row) => ({
      id: row.id,
      decision: row.decision,
      facts: row.facts,
      ground: row.ground,
      clause: row.clause,
      until: row.until?.toISOString() ?? null,
      decidedAt: row.decided_at.toISOString(),
      decidedBy: { id: row.decided_by, name: row.decider_name },
      isOnAppeal: row.appeal_of !== null,
      appeals: appeals
        .filter(({ decision_id }) => decision_id === row.id)
        .map(({ side, text, made_at }) => ({ side, text, madeAt: made_at.toISOString() })),
    })),
    isAppealed,
    openedUntil: opening?.open_until.toISOString() ?? null,
    can: {
      decide: isWaiting && !isOwnDecision ? possible : [],
      isOwnDecision,
      askToOpen: reported.conversation_id !== null && !opening,
      readAround: opening !== undefined,
    },
  };
}

async function authorOf(db: DbOrTx, authorId: string | null, now: Date): Promise<ContentCase["author"]> {
  const user = authorId ? await findUser(db, authorId) : undefined;
  if (!user) return null;
  const { id, first_name, last_name, locale } = user;
  const [upheld, isSuspended] = await Promise.all([
    store.countUpheld(db, { authorId: id, since: countedSince(now) }),
    isRestricted(db, { userId: id, kind: "suspended" }),
  ]);
  return { id, name: `${first_name} ${last_name}`.trim(), locale: asLocale(locale), upheld, isSuspended };
}
