import { LIVE, type Status } from "@aufwind/rules/appointments/status";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { DB } from "../../../platform/database/database-types.ts";
import { PREPARED } from "../../../platform/database/prepared-statements.ts";
import { isMine, isUpcoming, type Whose } from "../lists/store.ts";
import { seen } from "../store.ts";

/** By the start. */
type Range = { from: Date; to: Date };
type Picking = { where: Expression<SqlBool>; order: keyof typeof ORDERS; most: number };

/** The next, the latest, or whatever has to be answered first. */
const ORDERS = {
  next: sql`starts_at, id`,
  latest: sql`starts_at desc, id desc`,
  urgent: sql`coalesce(hold_until, answer_by), id`,
};
const MOST = { waiting: 5, waitingForClient: 20, thisWeek: 50, upcoming: 3, over: 6, today: 50 };

const eb = expressionBuilder<DB, "appointments">();
const isOneOf = (...statuses: Status[]) => eb("status", "in", statuses);
const within = ({ from, to }: Range) => eb.and([eb("starts_at", ">=", from), eb("starts_at", "<", to)]);

/** After the start somebody is only awaited to object to a no show, for two days at most: older rows are not read. */
const isAwaited = (now: Date, whom: string[]) =>
  eb.and([
    sql<SqlBool>`starts_at > ${now}::timestamptz - interval '3 days'`,
    eb.or([eb("starts_at", ">", now), eb("status", "=", "No Show")]),
    eb("awaiting", "in", whom),
    eb(eb.fn.coalesce("hold_until", "answer_by"), ">", now),
  ]);

/** Nobody pays for a time that is not agreed. */
const isToBePaid = eb.not(isOneOf("Pending", "Rescheduled"));

/** The first few of somebody's appointments for each part of a page, in order; one may be in several parts. */
function findParts<Part extends string>(db: Database, whose: Whose, parts: Record<Part, Picking>) {
  const picks = Object.entries<Picking>(parts).map(
    ([part, { where, order, most }]) => sql`(
      select id, ${part}::text as part, row_number() over (order by ${ORDERS[order]}) as place from appointments
      where ${isMine(whose)} and ${where} order by ${ORDERS[order]} limit ${most}::int)`,
  );
  const picked = sql<{ id: string; part: Part; place: number }>`(${sql.join(picks, sql` union all `)})`;
  return seen(db)
    .innerJoin(picked.as("picked"), "picked.id", "appointments.id")
    .select("picked.part")
    .orderBy("picked.place")
    .execute();
}

type Asked = { userId: string; now: Date; range: Range };

/** Today's (`range`), those that wait for the client, the next and the latest past ones. */
export const findForClient = (db: Database, { userId, now, range }: Asked) =>
  findParts(
    db,
    { side: "client", userId },
    {
      today: { where: within(range), order: "next", most: MOST.today },
      waiting: {
        where: isAwaited(now, ["client", "payment_details"]),
        order: "urgent",
        most: MOST.waitingForClient,
      },
      unpaid: {
        where: eb.and([eb("payment", "in", ["failed", "authentication"]), isToBePaid]),
        order: "next",
        most: MOST.waitingForClient,
      },
      upcoming: { where: isUpcoming(now), order: "next", most: MOST.upcoming },
      over: {
        where: eb.and([
          eb("starts_at", "<", now),
          eb("ends_at", "<=", now),
          isOneOf("Scheduled", "Completed", "No Show"),
        ]),
        order: "latest",
        most: MOST.over,
      },
    },
  );

/** Those that wait for the coach, the next confirmed one, and this week's (`range`). */
export const findForCoach = (db: Database, { userId, now, range }: Asked) =>
  findParts(
    db,
    { side: "coach", userId },
    {
      waiting: { where: isAwaited(now, ["coach"]), order: "urgent", most: MOST.waiting },
      next: { where: isUpcoming(now, ["Scheduled"]), order: "next", most: 1 },
      thisWeek: { where: eb.and([within(range), isOneOf(...LIVE, "Completed")]), order: "next", most: MOST.thisWeek },
    },
  );

/** How many wait for a coach's answer. */
export async function countWaiting(db: Database, { userId, now }: Omit<Asked, "range">): Promise<number> {
  const { count } = await db
    .selectFrom("appointments")
    .modifyFront(PREPARED)
    .select(eb.fn.countAll<number>().as("count"))
    .where(isMine({ side: "coach", userId }))
    .where(isAwaited(now, ["coach"]))
    .executeTakeFirstOrThrow();
  return count;
}
