import type { Locale } from "@aufwind/rules/locale/locale";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";

export type Address = { userId: string; email: string; firstName: string; locale: Locale };

/** Those of these people who are still there, by their ids. */
export async function findAddresses(tx: Tx, userIds: readonly string[]): Promise<Map<string, Address>> {
  const rows = await tx
    .selectFrom("users")
    .select(["id as userId", sql<string>`email`.as("email"), "first_name as firstName"])
    .select(sql<Locale>`locale`.as("locale"))
    .where("id", "=", sql<string>`any(${userIds}::uuid[])`)
    .where("email", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
}

/** A review as far as people are told of it. */
export const findTold = (tx: Tx, reviewId: string) =>
  tx
    .selectFrom("reviews")
    .leftJoin("appointments", "appointments.id", "reviews.appointment_id")
    .select(["reviews.coach_id", "reviews.client_id", "reviews.appointment_id", "appointments.starts_at"])
    .select(["reviews.written_at", "reviews.decision_reason"])
    .where("reviews.id", "=", reviewId)
    .executeTakeFirstOrThrow();
