import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { deleteSome, type Sweeping } from "../database/delete-some.ts";

export const deleteOldEvents = (database: Database, { before, limit }: Sweeping) =>
  deleteSome(database, { table: "events", where: sql`created_at < ${before}`, limit });
