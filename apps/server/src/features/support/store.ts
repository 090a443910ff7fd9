import { emailKey } from "@aufwind/rules/accounts";
import { type Insertable, sql } from "kysely";
import type { Database, DbOrTx, Tx } from "../../platform/database/database.ts";
import type { SupportRequests } from "../../platform/database/database-types.ts";
import { type DeletionBatch, deleteBatch } from "../../platform/database/delete-batch.ts";
import { addressHasNoLegalHold, hasNoLegalHold } from "../../platform/session/legal-hold.ts";

export const insertRequest = (tx: Tx, request: Omit<Insertable<SupportRequests>, "email_key">) =>
  tx
    .insertInto("support_requests")
    .values({ ...request, email_key: emailKey(request.email) })
    .execute();

export const deleteRequestsBefore = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, {
    table: "support_requests",
    where: sql`created_at < ${before} and ${hasNoLegalHold(sql.ref("support_requests.user_id"))} and ${addressHasNoLegalHold(sql.ref("support_requests.email_key"))}`,
    limit,
  });

const MOST_SHOWN = 20;

/** Requests sent while signed in. Those of the open form are not shown: anybody may have typed the address. */
export const latestRequests = (database: Database, userId: string) =>
  database
    .selectFrom("support_requests")
    .select(["reference", "topic", "subject", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(MOST_SHOWN)
    .execute();

/** One's own request; not found for anybody else. */
export const findRequest = (db: DbOrTx, { reference, userId }: { reference: string; userId: string }) =>
  db
    .selectFrom("support_requests")
    .select(["reference", "topic", "subject", "message", "appointment_id", "created_at"])
    .where("reference", "=", reference)
    .where("user_id", "=", userId)
    .executeTakeFirst();

type Person = { userId: string; email: string };

/** All requests of a person, signed in or by the open form. */
export const requestsOf = (database: Database, { userId, email }: Person) =>
  database
    .selectFrom("support_requests")
    .select(["reference", "name", "email", "topic", "subject", "message", "appointment_id", "context", "created_at"])
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("email_key", "=", emailKey(email))]))
    .orderBy("created_at")
    .execute();

export const deleteRequestsOf = (tx: Tx, { userId, email }: Person) =>
  tx
    .deleteFrom("support_requests")
    .where((eb) => eb.or([eb("user_id", "=", userId), eb("email_key", "=", emailKey(email))]))
    .execute();
