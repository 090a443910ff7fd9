import { type PageAsked, rowsOf } from "@aufwind/contract/platform/lists";
import { LIVE, type Side, type Status } from "@aufwind/rules/appointments/status";
import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/database-types.ts";
import { appointmentsWithNames } from "./store.ts";

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
const isMine = ({ side, userId }: Whose) => expressionBuilder<DB, "appointments">()(MINE[side], "=", userId);

/** No appointment lasts longer: the lower bound for those that are not over. */
const LONGEST = "4 hours";

/** `isUpcoming` of the rules, in SQL: live, or waiting for somebody, and not over. */
const isUpcoming = (now: Date, statuses: readonly Status[] = LIVE) => sql<SqlBool>`(
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
    // A request for a series is one line, unless somebody looks at certain days.
    ...(range ? [] : [eb.or([eb("status", "<>", "Pending"), isFirstOfSeries])]),
    ...(others ? [eb(OTHER[side], "=", sql<string>`any(${others}::uuid[])`)] : []),
  ]);
}

/** One page by the start. The page's rows are chosen first, so that people and pictures are read for them alone. */
export const findPage = (db: Database, wanted: Wanted, { sort, ...asked }: PageAsked) =>
  appointmentsWithNames(db)
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

/** By the start. */
type Range = { from: Date; to: Date };

type FindPartsParams = { where: Expression<SqlBool>; order: keyof typeof ORDERS; most: number };

/** The next, the latest, or whatever has to be answered first. */
const ORDERS = {
  next: sql`starts_at, id`,
  latest: sql`starts_at desc, id desc`,
  urgent: sql`coalesce(hold_until, answer_by), id`,
};

const MOST = { waiting: 5, waitingAtHand: 12, waitingForClient: 20, thisWeek: 50, upcoming: 3, over: 6, today: 50 };

const ON_DAY: readonly Status[] = [...LIVE, "Completed", "No Show"];

const eb = expressionBuilder<DB, "appointments">();

const isOneOf = (...statuses: Status[]) => eb("status", "in", statuses);

const within = ({ from, to }: Range) => eb.and([eb("starts_at", ">=", from), eb("starts_at", "<", to)]);

/** Those that take or took time of a day, also if they began the day before. */
const isOnDay = ({ from, to }: Range) =>
  sql<SqlBool>`(starts_at > ${from}::timestamptz - ${LONGEST}::interval and starts_at < ${to} and ends_at > ${from}
    and status in (${sql.join(ON_DAY.map((status) => sql.lit(status)))}))`;

/** Of the dates of a series that wait for the same, only the first: they are answered as one. */
const isFirstOfSeries = sql<SqlBool>`(appointments.series_id is null or not exists (
  select from appointments earlier where earlier.series_id = appointments.series_id
    and earlier.status = appointments.status and earlier.awaiting = appointments.awaiting
    and (earlier.starts_at, earlier.id) < (appointments.starts_at, appointments.id)))`;

/** Until an answer is due, and after the start only to object to a no show. */
const isAwaited = (now: Date) =>
  eb.and([
    eb.or([eb("starts_at", ">", now), eb("status", "=", "No Show")]),
    eb(eb.fn.coalesce("hold_until", "answer_by"), ">", now),
    isFirstOfSeries,
  ]);

/** An objection has two days at most: older rows are not read. */
const isAwaitedOfClient = (now: Date) =>
  eb.and([
    sql<SqlBool>`starts_at > ${now}::timestamptz - interval '3 days'`,
    eb("awaiting", "in", ["client", "payment_details"]),
    isAwaited(now),
  ]);

/** Spelled out, since a prepared plan could not use the partial index otherwise. */
const isAwaitedOfCoach = (now: Date) => eb.and([sql<SqlBool>`awaiting = 'coach'`, isAwaited(now)]);

/** Nobody pays for a time that is not agreed. */
const isToBePaid = eb.not(isOneOf("Pending", "Rescheduled"));

/** The first few of somebody's appointments for each part of a page, in order; one may be in several parts. */
function partsOf<Part extends string>(db: Database, whose: Whose, parts: Record<Part, FindPartsParams>) {
  const picks = Object.entries<FindPartsParams>(parts).map(
    ([part, { where, order, most }]) => sql`(
      select id, ${part}::text as part, row_number() over (order by ${ORDERS[order]}) as place from appointments
      where ${isMine(whose)} and ${where} order by ${ORDERS[order]} limit ${most}::int)`,
  );
  const picked = sql<{ id: string; part: Part; place: number }>`(${sql.join(picks, sql` union all `)})`;
  return appointmentsWithNames(db)
    .innerJoin(picked.as("picked"), "picked.id", "appointments.id")
    .select("picked.part")
    .orderBy("picked.place");
}

type Query = { userId: string; now: Date; range: Range };

/** Today's (`range`), those that wait for the client, the next and the latest past ones. */
export const findForClient = (db: Database, { userId, now, range }: Query) =>
  partsOf(
    db,
    { side: "client", userId },
    {
      today: { where: within(range), order: "next", most: MOST.today },
      waiting: {
        where: isAwaitedOfClient(now),
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
  ).execute();

const coachParts = (now: Date, most: number) =>
  ({
    waiting: { where: isAwaitedOfCoach(now), order: "urgent", most },
    next: { where: isUpcoming(now, ["Scheduled"]), order: "next", most: 1 },
  }) satisfies Record<string, FindPartsParams>;

/** Those that wait for the coach, to be answered at once, the next confirmed one, and the day's (`range`): a query. */
export const coachDay = (db: Database, { userId, now, range }: Query) =>
  partsOf(
    db,
    { side: "coach", userId },
    {
      ...coachParts(now, MOST.waitingAtHand),
      today: { where: isOnDay(range), order: "next", most: MOST.today },
    },
  );

/** Those that wait, the next one, and this week's (`range`). */
export const findForCoach = (db: Database, { userId, now, range }: Query) =>
  partsOf(
    db,
    { side: "coach", userId },
    {
      ...coachParts(now, MOST.waiting),
      thisWeek: { where: eb.and([within(range), isOneOf(...LIVE, "Completed")]), order: "next", most: MOST.thisWeek },
    },
  ).execute();

/** How many wait for a coach's answer, as a subquery. */
export const waitingAppointmentsOf = (db: Database, { userId, now }: Omit<Query, "range">) =>
  db
    .selectFrom("appointments")
    .select(eb.fn.countAll<number>().as("count"))
    .where(isMine({ side: "coach", userId }))
    .where(isAwaitedOfCoach(now));

/** The same. */
export async function countWaiting(db: Database, asked: Omit<Query, "range">): Promise<number> {
  const { count } = await waitingAppointmentsOf(db, asked).executeTakeFirstOrThrow();
  return count;
}
