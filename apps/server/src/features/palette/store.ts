import { LIVE, type Side, type Status } from "@aufwind/rules/appointments/status";
import type { Consultation } from "@aufwind/rules/consultations";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../platform/database/database.ts";
import { foldedName, isCalled } from "../../platform/database/folded-name.ts";

export type AppointmentRow = {
  id: string;
  name: string;
  consultation: Consultation;
  starts_at: Date;
  ends_at: Date;
  status: Status;
};

type Whose = { side: Side; userId: string; now: Date };

const COLUMNS = { client: { own: "client_id", other: "coach_id" }, coach: { own: "coach_id", other: "client_id" } };
const columnsOf = (side: Side) => ({ own: sql.ref(COLUMNS[side].own), other: sql.ref(COLUMNS[side].other) });

/** Spelled out, so that a prepared plan can use partial indexes. */
const isLive = sql`status in (${sql.join(LIVE.map((status) => sql.lit(status)))})`;
const fullName = sql`trim(other.first_name || ' ' || other.last_name) as name`;
const shown = sql`id, consultation, starts_at, ends_at, status`;

/** The namesakes whose appointments are looked at. */
const MOST_PEOPLE = 20;
/** Of each of them. */
const MOST_COMING = 3;
const MOST_PAST = 2;
const MOST_FOUND = 5;
/** Of a day or a kind. */
const MOST_ON_DAY = 8;

/** Appointments with people of a name: those to come from the next one on, then the latest that took place. */
export async function findByName(
  db: Database,
  { side, userId, now, typed }: Whose & { typed: string },
): Promise<AppointmentRow[]> {
  const { own, other } = columnsOf(side);
  const ofPair = sql`from appointments where ${own} = ${userId} and ${other} = called.id`;
  const { rows } = await sql<AppointmentRow>`
    select found.*, called.name
    from (
      select other.id, ${fullName}
      from relations join users other on other.id = relations.${other}
      where relations.${own} = ${userId} and other.deleted_at is null and ${isCalled(foldedName("other"), typed)}
      order by other.folded_name, other.id limit ${MOST_PEOPLE}
    ) called
    cross join lateral (
      (select ${shown} ${ofPair} and ${isLive} and ends_at > ${now} order by starts_at limit ${MOST_COMING})
      union all
      (select ${shown} ${ofPair} and status in ('Scheduled', 'Completed', 'No Show') and ends_at <= ${now}
        order by starts_at desc limit ${MOST_PAST})
    ) found
    order by ends_at <= ${now}, abs(extract(epoch from starts_at - ${now}::timestamptz)), id
    limit ${MOST_FOUND}`.execute(db);
  return rows;
}

const tookOrTakesPlace = sql`status not in ('Cancelled', 'Rejected')`;

/** Those that begin within a time, or are of a kind and still to come; in the order of time. */
export async function findByTimeOrKind(
  db: Database,
  { side, userId, now, meant }: Whose & { meant: { from: Date; to: Date } | { kind: Consultation } },
): Promise<AppointmentRow[]> {
  const { own, other } = columnsOf(side);
  const isMeant =
    "kind" in meant
      ? sql`consultation = ${meant.kind} and ends_at > ${now}`
      : sql`starts_at >= ${meant.from} and starts_at < ${meant.to}`;
  return named(
    db,
    sql`select ${shown}, ${other} as other_id from appointments
      where ${own} = ${userId} and ${tookOrTakesPlace} and ${isMeant} order by starts_at, id limit ${MOST_ON_DAY}`,
  );
}

/** The next ones, and those with these ids, each once; in the order of time. */
export async function findNextAndRecent(
  db: Database,
  { side, userId, now, ids }: Whose & { ids: readonly string[] },
): Promise<AppointmentRow[]> {
  const { own, other } = columnsOf(side);
  const columns = sql`${shown}, ${other} as other_id`;
  const next = sql`
    select ${columns} from appointments where ${own} = ${userId} and ${isLive} and ends_at > ${now}
      and starts_at > ${now}::timestamptz - interval '1 day'
    order by starts_at, id limit ${MOST_COMING}`;
  return named(
    db,
    sql`
    (${next}) union select ${columns} from appointments where ${own} = ${userId} and id = any(${ids}::uuid[])`,
  );
}

async function named(db: Database, appointments: RawBuilder<unknown>): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    select found.*, ${fullName} from (${appointments}) found join users other on other.id = other_id
    order by starts_at, found.id`.execute(db);
  return rows;
}
