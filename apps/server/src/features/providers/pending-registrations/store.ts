import type { Insertable } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { ProviderArrivals } from "../../../platform/database/database-types.ts";

type Presented = { hash: Buffer; now: Date };

export const insertArrival = (database: Database, arrival: Insertable<ProviderArrivals>) =>
  database.insertInto("provider_arrivals").values(arrival).execute();

export const findArrival = (database: Database, { hash, now }: Presented) =>
  database
    .selectFrom("provider_arrivals")
    .selectAll()
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .executeTakeFirst();

/** Deletes a valid pending registration: of many concurrent requests one gets it. */
export const takeArrival = (tx: Tx, { hash, now }: Presented) =>
  tx
    .deleteFrom("provider_arrivals")
    .where("token_hash", "=", hash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();

export const deleteExpiredArrivals = (database: Database, now: Date) =>
  database.deleteFrom("provider_arrivals").where("expires_at", "<=", now).execute();
