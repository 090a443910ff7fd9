import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import { otherSide, type Side } from "@aufwind/rules/appointments/status";
import type { NotificationStatus } from "@aufwind/rules/notifications";
import type { NotificationKind } from "@aufwind/rules/notifications-preferences";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/database-types.ts";

export type Whose = { side: Side; userId: string };
type Query = Whose & {
  statuses: readonly NotificationStatus[];
  /** By time; undefined: all time. */
  range: { from: number; to: number } | undefined;
  /** The other people; undefined: anybody. */
  others: string[] | undefined;
};

const PERSON = { client: "client_id", coach: "coach_id" } as const;

/** Everybody with whom somebody has or had appointments, once each. */
export const findOthers = (db: Database, { side, userId }: Whose) =>
  db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", (eb) =>
      eb.selectFrom("appointments").select(PERSON[otherSide(side)]).where(PERSON[side], "=", userId),
    )
    .execute();

/** Those of one person that match the filters. */
function areWanted({ side, userId, statuses, range, others }: Query): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "notifications">();
  return eb.and([
    eb("notifications.user_id", "=", userId),
    eb("notifications.status", "in", statuses),
    ...(range ? [eb("created_at", ">=", new Date(range.from)), eb("created_at", "<", new Date(range.to))] : []),
    ...(others
      ? [
          eb("appointment_id", "in", (inner) =>
            inner
              .selectFrom("appointments")
              .select("appointments.id")
              .where(PERSON[side], "=", userId)
              .where(PERSON[otherSide(side)], "=", sql<string>`any(${others}::uuid[])`),
          ),
        ]
      : []),
  ]);
}

/** One page, by time and id. The page's rows are chosen first, so that people are read for them alone. */
export const findPage = (db: Database, wanted: Query, { sort, ...asked }: PageAsked) =>
  db
    .selectFrom("notifications")
    .leftJoin("appointments", "appointments.id", "notifications.appointment_id")
    .leftJoin("users as other", "other.id", `appointments.${PERSON[otherSide(wanted.side)]}`)
    .select([
      "notifications.id",
      sql<NotificationKind>`notifications.kind`.as("kind"),
      "notifications.appointment_id",
      "notifications.starts_at",
      sql<Record<string, string>>`notifications.data`.as("data"),
      sql<NotificationStatus>`notifications.status`.as("status"),
      "notifications.created_at",
      "other.first_name",
      "other.last_name",
    ])
    .where("notifications.id", "in", (eb) =>
      eb
        .selectFrom("notifications")
        .select("notifications.id")
        .where(areWanted(wanted))
        .orderBy("created_at", sort)
        .orderBy("id", sort)
        .limit(rowsOf(asked).limit)
        .offset(rowsOf(asked).offset),
    )
    .orderBy("notifications.created_at", sort)
    .orderBy("notifications.id", sort)
    .execute();
export type ListedRow = Awaited<ReturnType<typeof findPage>>[number];

export async function countWanted(db: Database, wanted: Query): Promise<number> {
  const { count } = await db
    .selectFrom("notifications")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(areWanted(wanted))
    .executeTakeFirstOrThrow();
  return count;
}
