import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { SupportRequests } from "../../platform/database/database-types.ts";

export const insertRequest = (tx: Tx, request: Insertable<SupportRequests>) =>
  tx.insertInto("support_requests").values(request).execute();

export const deleteRequestsBefore = (database: Database, before: Date) =>
  database.deleteFrom("support_requests").where("created_at", "<", before).execute();
