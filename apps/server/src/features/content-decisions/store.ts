import type { ContentDecision, Ground } from "@aufwind/rules/content-decisions";
import type { ContentKind } from "@aufwind/rules/content-notices";
import { type Insertable, type Selectable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { ContentAppeals, ContentDecisions, ContentRestrictions } from "../../platform/database/database-types.ts";
import { insertNew } from "../../platform/database/insert-new.ts";

export type DecisionRow = Omit<Selectable<ContentDecisions>, "decision" | "ground" | "content_kind"> & {
  decision: ContentDecision;
  ground: Ground | null;
  content_kind: ContentKind;
};

const decisions = (db: DbOrTx) =>
  db.selectFrom("content_decisions").selectAll("content_decisions").$castTo<DecisionRow>();

export const insertDecision = (tx: Tx, decided: Insertable<ContentDecisions>): Promise<DecisionRow> =>
  tx.insertInto("content_decisions").values(decided).returningAll().$castTo<DecisionRow>().executeTakeFirstOrThrow();

export const findDecision = (db: DbOrTx, id: string) =>
  decisions(db).where("content_decisions.id", "=", id).executeTakeFirst();

/** All decisions about a content with the names of who decided, the latest first. */
export const findDecisions = (db: DbOrTx, contentId: string) =>
  decisions(db)
    .innerJoin("users as decider", "decider.id", "decided_by")
    .select(sql<string>`trim(decider.first_name || ' ' || decider.last_name)`.as("decider_name"))
    .where("content_id", "=", contentId)
    .orderBy("decided_at", "desc")
    .orderBy("content_decisions.id", "desc")
    .execute();

type AppealRow = Omit<Selectable<ContentAppeals>, "side"> & { side: "author" | "reporter" };

export const findAppeals = (db: DbOrTx, decisionIds: readonly string[]): Promise<AppealRow[]> =>
  db
    .selectFrom("content_appeals")
    .selectAll()
    .$castTo<AppealRow>()
    .where("decision_id", "=", sql<string>`any(${decisionIds}::uuid[])`)
    .orderBy("made_at")
    .execute();

/** Stores an appeal; false if the same person made one. */
export const insertAppeal = (tx: Tx, appeal: Insertable<ContentAppeals>): Promise<boolean> =>
  insertNew(tx, "content_appeals", appeal);

/** Whether somebody reported what this decision, or the one it answers an appeal against, was about. */
export async function isReporter(db: DbOrTx, { id, appeal_of }: DecisionRow, userId: string): Promise<boolean> {
  const { rows } = await sql`select from content_notices where reporter_id = ${userId}
    and decision_id = any(${[id, appeal_of].filter(Boolean)}::uuid[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Decisions against somebody since then that no appeal has reversed. */
export async function countUpheld(db: DbOrTx, { authorId, since }: { authorId: string; since: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from content_decisions decided
    where author_id = ${authorId} and decided_at >= ${since} and decision <> 'keep' and not exists (
      select from content_decisions later where later.appeal_of = decided.id and later.decision = 'keep')`.execute(db);
  return rows[0]?.count ?? 0;
}

export type Restricted = Omit<Selectable<ContentRestrictions>, "content_kind"> & { content_kind: ContentKind };

const restrictions = (db: DbOrTx) => db.selectFrom("content_restrictions").selectAll().$castTo<Restricted>();

export const findRestriction = (db: DbOrTx, contentId: string) =>
  restrictions(db).where("content_id", "=", contentId).executeTakeFirst();

/** What is hidden because of a decision: the content, and of somebody suspended the profile. */
export const lockRestrictions = (tx: Tx, decisionId: string) =>
  restrictions(tx).where("decision_id", "=", decisionId).forUpdate().execute();

/** What lasts longer stays: a profile may be hidden by several decisions. */
export const insertRestriction = (tx: Tx, restricted: Insertable<ContentRestrictions>) =>
  tx
    .insertInto("content_restrictions")
    .values(restricted)
    .onConflict((conflict) =>
      conflict
        .column("content_id")
        .doUpdateSet({ decision_id: restricted.decision_id, until: restricted.until })
        .where(sql<boolean>`content_restrictions.until < coalesce(excluded.until, 'infinity')`),
    )
    .execute();

export const deleteRestriction = (tx: Tx, contentId: string) =>
  tx.deleteFrom("content_restrictions").where("content_id", "=", contentId).execute();

/** One that has ended; other workers take others. */
export const lockEnded = (tx: Tx, now: Date) =>
  restrictions(tx).where("until", "<=", now).limit(1).forUpdate().skipLocked().executeTakeFirst();

const appealsBy = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("content_appeals")
    .select(["decision_id", "side", "text", "made_at"])
    .where("appellant_id", "=", userId)
    .orderBy("made_at")
    .execute();

/** Statements about somebody's contents stay, for claims can still be made; what they wrote themselves goes. */
export const eraseAppeals = (tx: Tx, userId: string) =>
  tx.updateTable("content_appeals").set({ text: "" }).where("appellant_id", "=", userId).execute();

const decisionsAbout = (db: DbOrTx, authorId: string) =>
  db
    .selectFrom("content_decisions")
    .select(["id", "content_kind", "content_id", "decision", "facts", "ground", "clause", "until", "decided_at"])
    .where("author_id", "=", authorId)
    .orderBy("decided_at")
    .execute();

/** For the download of one's data; undefined if there is nothing. */
export async function decisionFacts(db: DbOrTx, userId: string) {
  const [decisions, appeals] = await Promise.all([decisionsAbout(db, userId), appealsBy(db, userId)]);
  return decisions.length + appeals.length > 0 ? { decisions, appeals } : undefined;
}

type Opening = { messageId: string; conversationId: string; now: Date; until: Date };

/** Opens the messages around a reported one until then. */
export const insertOpening = (tx: Tx, { messageId, conversationId, now, until }: Opening) =>
  tx
    .insertInto("message_openings")
    .values({ message_id: messageId, conversation_id: conversationId, opened_at: now, open_until: until })
    .onConflict((conflict) => conflict.column("message_id").doUpdateSet({ opened_at: now, open_until: until }))
    .execute();

/** The messages of two people around which a second person has let them be read, for as long as that is. */
export const findOpeningsBetween = (
  db: DbOrTx,
  { coachId, clientId, now }: { coachId: string; clientId: string; now: Date },
) =>
  db
    .selectFrom("message_openings")
    .innerJoin("conversations", "conversations.id", "message_openings.conversation_id")
    .select("message_id")
    .where("coach_id", "=", coachId)
    .where("client_id", "=", clientId)
    .where("open_until", ">", now)
    .orderBy("opened_at")
    .execute();

export const findOpening = (database: Database, { messageId, now }: { messageId: string; now: Date }) =>
  database
    .selectFrom("message_openings")
    .select("open_until")
    .where("message_id", "=", messageId)
    .where("open_until", ">", now)
    .executeTakeFirst();
