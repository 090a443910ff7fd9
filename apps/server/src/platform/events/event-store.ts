import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { type DeletionBatch, deleteBatch } from "../database/delete-batch.ts";

export const deleteOldEvents = (database: Database, { before, limit }: DeletionBatch) =>
  deleteBatch(database, { table: "events", where: sql`created_at < ${before}`, limit });
