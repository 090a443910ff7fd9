import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** The package whose reminder is due the longest, locked; other workers skip it. */
export const lockToRemind = (tx: Tx, now: Date) =>
  tx
    .selectFrom("package_purchases")
    .select(["id", "size", "reminders", sql<string>`valid_until::text`.as("validUntil")])
    .where("remind_at", "<=", now)
    .where("status", "=", "active")
    .orderBy("remind_at")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** A package whose last day is over, locked. */
export const lockExpired = (tx: Tx, today: string) =>
  tx
    .selectFrom("package_purchases")
    .select("id")
    .where("status", "=", "active")
    .where("valid_until", "<", sql<Date>`${today}::date`)
    .orderBy("valid_until")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** The packages of somebody who leaves, as client or coach, locked. */
export const lockOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom("package_purchases")
    .select("id")
    .where((eb) => eb.or([eb("client_id", "=", userId), eb("coach_id", "=", userId)]))
    .where("status", "=", "active")
    .orderBy("id")
    .forUpdate()
    .execute();
