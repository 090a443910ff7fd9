import type { Insertable } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { ProviderVisits } from "../../../platform/database/database-types.ts";

export const insertVisit = (database: Database, visit: Insertable<ProviderVisits>) =>
  database.insertInto("provider_visits").values(visit).execute();

/** Deletes a flow whatever is wrong with it: it is used once. */
export const takeVisit = (database: Database, stateHash: Buffer) =>
  database.deleteFrom("provider_visits").where("state_hash", "=", stateHash).returningAll().executeTakeFirst();

export const deleteExpiredVisits = (database: Database, now: Date) =>
  database.deleteFrom("provider_visits").where("expires_at", "<=", now).execute();
