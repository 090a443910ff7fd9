import type { Permission } from "@aufwind/rules/operators";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import type { Member } from "../../platform/session/actor.ts";
import { hasNoLegalHold } from "../../platform/session/legal-hold.ts";

type NewSession = {
  user_id: string;
  remembered: boolean;
  user_agent: string;
  now: Date;
  expires_at: Date;
  proved_at: Date | null;
};

export const insertSession = (tx: Tx, { now, ...session }: NewSession) =>
  tx
    .insertInto("sessions")
    .values({ ...session, created_at: now, last_used_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();

type NewToken = { hash: Buffer; session_id: string; kind: "access" | "refresh"; expires_at: Date };

export const insertTokens = (tx: Tx, tokens: NewToken[]) => tx.insertInto("session_tokens").values(tokens).execute();

/** Whether the team keeps a coach to reading. */
const IS_READ_ONLY = sql<boolean>`exists (select from coaches
  where coaches.user_id = "user".id and coaches.restriction <> 'paused')`.as("isReadOnly");

/** The session of an access token; one statement, run with every request. */
export const findMember = (database: Database, { hash, now }: { hash: Buffer; now: Date }) =>
  database
    .selectFrom("session_tokens as token")
    .innerJoin("sessions as session", "session.id", "token.session_id")
    .innerJoin("users as user", "user.id", "session.user_id")
    .select(["session.id as sessionId", "user.id as userId", sql<Member["kind"]>`"user".kind`.as("kind"), IS_READ_ONLY])
    .where("token.hash", "=", hash)
    .where("token.kind", "=", "access")
    .where("token.expires_at", ">", now)
    .where("session.ended_at", "is", null)
    .where("session.expires_at", ">", now)
    .where("user.deleted_at", "is", null)
    .where("user.confirmed_at", "is not", null)
    .executeTakeFirst();

/** The rights of a session's operator, if they are one still, and what decides whether the session is over. */
export const findOperator = (database: Database, sessionId: string) =>
  database
    .selectFrom("sessions as session")
    .innerJoin("operators as operator", "operator.user_id", "session.user_id")
    .innerJoin("users as user", "user.id", "session.user_id")
    .select((eb) => [
      sql<Permission[]>`operator.permissions`.as("permissions"),
      "session.created_at as createdAt",
      "session.last_used_at as lastUsedAt",
      "session.proved_at as provedAt",
      "user.is_demo as isDemo",
      eb
        .or([
          eb.exists(
            eb
              .selectFrom("totp_secrets")
              .select("user_id")
              .whereRef("user_id", "=", "session.user_id")
              .where("confirmed_at", "is not", null),
          ),
          eb.exists(eb.selectFrom("passkeys").select("id").whereRef("user_id", "=", "session.user_id")),
        ])
        .$castTo<boolean>()
        .as("hasFactor"),
    ])
    .where("session.id", "=", sessionId)
    .where("operator.removed_at", "is", null)
    .executeTakeFirst();

export const setUsed = (database: Database, { id, now }: { id: string; now: Date }) =>
  database.updateTable("sessions").set({ last_used_at: now }).where("id", "=", id).execute();

export const setProved = (tx: Tx, { id, now }: { id: string; now: Date }) =>
  tx.updateTable("sessions").set({ proved_at: now }).where("id", "=", id).execute();

/** A refresh token with its session, locked: of two concurrent uses the second sees that it was used. */
export const lockRefresh = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom("session_tokens as token")
    .innerJoin("sessions as session", "session.id", "token.session_id")
    .innerJoin("users as user", "user.id", "session.user_id")
    .select([
      "token.used_at",
      "session.id as sessionId",
      "session.user_id as userId",
      "session.remembered",
      "session.ended_at",
      "session.expires_at",
      "session.created_at as createdAt",
      "session.last_used_at as lastUsedAt",
      sql<Member["kind"]>`"user".kind`.as("kind"),
      IS_READ_ONLY,
    ])
    .where("token.hash", "=", hash)
    .where("token.kind", "=", "refresh")
    .where("user.deleted_at", "is", null)
    .where("user.confirmed_at", "is not", null)
    .forUpdate(["token", "session"])
    .executeTakeFirst();

type Used = { hash: Buffer; sessionId: string; now: Date; expiresAt: Date };

export async function setRefreshUsed(tx: Tx, { hash, sessionId, now, expiresAt }: Used): Promise<void> {
  await tx.updateTable("session_tokens").set({ used_at: now }).where("hash", "=", hash).execute();
  await tx
    .updateTable("sessions")
    .set({ last_used_at: now, expires_at: expiresAt })
    .where("id", "=", sessionId)
    .execute();
}

/** A live session, locked until the commit. */
export const lockSession = (tx: Tx, { id, now }: { id: string; now: Date }) =>
  tx
    .selectFrom("sessions")
    .select(["id", "remembered"])
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .forUpdate()
    .executeTakeFirst();

export const deleteTokens = (tx: Tx, sessionId: string) =>
  tx.deleteFrom("session_tokens").where("session_id", "=", sessionId).execute();

type EndSessionsParams = { userId: string; now: Date; only?: string | undefined; except?: string | undefined };

/** Ends sessions of one person: all, one, or all but one; returns which. */
export async function endSessions(tx: Tx, { userId, now, only, except }: EndSessionsParams): Promise<string[]> {
  let query = tx
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null);
  if (only) query = query.where("id", "=", only);
  if (except) query = query.where("id", "!=", except);
  return (await query.returning("id").execute()).map(({ id }) => id);
}

export const liveSessions = (database: Database, { userId, now }: { userId: string; now: Date }) =>
  database
    .selectFrom("sessions")
    .select(["id", "user_agent", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .execute();

/** Every stored session, for the download of one's data. */
export const allSessions = (database: Database, userId: string) =>
  database
    .selectFrom("sessions")
    .select(["user_agent", "created_at", "last_used_at", "expires_at", "ended_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

/** Deletes expired tokens, and sessions some time after their end. */
export const deleteExpiredTokens = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "session_tokens", where: sql`expires_at < ${before}`, limit });

export const deleteOver = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "sessions",
    where: sql`(ended_at < ${before} or expires_at < ${before}) and ${hasNoLegalHold(sql.ref("sessions.user_id"))}`,
    limit,
  });

/** A session that outlives the browser; undefined for others. */
export const findRemembered = (database: Database, id: string) =>
  database
    .selectFrom("sessions")
    .select("expires_at")
    .where("id", "=", id)
    .where("remembered", "=", true)
    .executeTakeFirst();
