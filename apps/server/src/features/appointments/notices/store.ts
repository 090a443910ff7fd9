import type { Insertable } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { Notifications } from "../../../platform/database/database-types.ts";

export const insertNotifications = (tx: Tx, notifications: Insertable<Notifications>[]) =>
  tx.insertInto("notifications").values(notifications).execute();

export const notificationsOf = (db: Database | Tx, userId: string) =>
  db
    .selectFrom("notifications")
    .select(["kind", "by", "appointment_id", "starts_at", "status", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();

export const deleteNotifications = (tx: Tx, userId: string) =>
  tx.deleteFrom("notifications").where("user_id", "=", userId).execute();
