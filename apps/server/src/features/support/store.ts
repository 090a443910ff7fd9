import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { SupportRequests } from "../../platform/database/database-types.ts";

export const insertRequest = (tx: Tx, request: Insertable<SupportRequests>) =>
  tx.insertInto("support_requests").values(request).execute();

export const deleteRequestsBefore = (database: Database, before: Date) =>
  database.deleteFrom("support_requests").where("created_at", "<", before).execute();

export const requestsOf = (database: Database, email: string) =>
  database
    .selectFrom("support_requests")
    .select(["reference", "name", "email", "subject", "message", "created_at"])
    .where("email", "=", email)
    .execute();

export const deleteRequestsOf = (tx: Tx, email: string) =>
  tx.deleteFrom("support_requests").where("email", "=", email).execute();
