import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import { LIVE, type Side, type Status } from "@aufwind/rules/appointments/status";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { DB } from "../../../platform/database/database-types.ts";
import { seen } from "../store.ts";

export type Whose = { side: Side; userId: string };
export type Wanted = Whose & {
  statuses: readonly Status[];
  /** By the start; undefined: no limit. */
  range: { from: number; to: number } | undefined;
  /** Upcoming or not at an instant; undefined: both. */
  ahead: { is: boolean; now: Date } | undefined;
  /** The other people; undefined: anybody. */
  others: string[] | undefined;
};

const MINE = { client: "client_id", coach: "coach_id" } as const;
const OTHER = { client: "coach_id", coach: "client_id" } as const;

/** Whose appointments: nobody reads others'. */
export const isMine = ({ side, userId }: Whose) => expressionBuilder<DB, "appointments">()(MINE[side], "=", userId);

/** No appointment lasts longer: the lower bound for those that are not over. */
const LONGEST = "4 hours";

/** `isUpcoming` of the rules, in SQL: live, or waiting for somebody, and not over. */
export const isUpcoming = (now: Date, statuses: readonly Status[] = LIVE) => sql<SqlBool>`(
  starts_at > ${now}::timestamptz - ${LONGEST}::interval and ends_at > ${now}
  and status in (${sql.join(statuses.map((status) => sql.lit(status)))}))`;

/** Everybody with whom somebody has or had appointments, once each. */
export const findOthers = (db: Database, whose: Whose) =>
  db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", (eb) => eb.selectFrom("appointments").select(OTHER[whose.side]).where(isMine(whose)))
    .execute();

/** Those of one person that match the filters. */
function areWanted(wanted: Wanted): Expression<SqlBool> {
  const eb = expressionBuilder<DB, "appointments">();
  const { side, statuses, range, ahead, others } = wanted;
  return eb.and([
    isMine(wanted),
    ...(statuses.length > 0 ? [eb("status", "in", statuses)] : []),
    ...(range ? [eb("starts_at", ">=", new Date(range.from)), eb("starts_at", "<", new Date(range.to))] : []),
    ...(ahead ? [ahead.is ? isUpcoming(ahead.now) : eb.not(isUpcoming(ahead.now))] : []),
    ...(others ? [eb(OTHER[side], "=", sql<string>`any(${others}::uuid[])`)] : []),
  ]);
}

/** One page by the start. The page's rows are chosen first, so that people and pictures are read for them alone. */
export const findPage = (db: Database, wanted: Wanted, { sort, ...asked }: PageAsked) =>
  seen(db)
    .where("appointments.id", "in", (eb) =>
      eb
        .selectFrom("appointments")
        .select("id")
        .where(areWanted(wanted))
        .orderBy("starts_at", sort)
        .orderBy("id", sort)
        .limit(rowsOf(asked).limit)
        .offset(rowsOf(asked).offset),
    )
    .orderBy("appointments.starts_at", sort)
    .orderBy("appointments.id", sort)
    .execute();

export async function countWanted(db: Database, wanted: Wanted): Promise<number> {
  const { count } = await db
    .selectFrom("appointments")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(areWanted(wanted))
    .executeTakeFirstOrThrow();
  return count;
}
