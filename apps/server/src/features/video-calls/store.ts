import type { Side } from "@aufwind/rules/appointments/status";
import { type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Appointments } from "../../platform/database/database-types.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";
import { type AppointmentWithNames, appointmentsWithNames } from "../appointments/store.ts";

/** One of somebody's own appointments, with who is in its call. */
export type RoomRow = AppointmentWithNames & { client_visit: string | null; coach_visit: string | null };

const liveVisit = (side: Side, lost: Date) =>
  sql<string | null>`(select id from room_visits where appointment_id = appointments.id
    and room_visits.side = ${side} and left_at is null and seen_at > ${lost})`;

type FindRoomParams = { id: string; userId: string; lost: Date };

/** Not found for anybody else. */
export const findRoom = (db: DbOrTx, { id, userId, lost }: FindRoomParams): Promise<RoomRow | undefined> =>
  appointmentsWithNames(db)
    .select([liveVisit("client", lost).as("client_visit"), liveVisit("coach", lost).as("coach_visit")])
    .where("appointments.id", "=", id)
    .where(sql<boolean>`${userId}::uuid in (appointments.coach_id, appointments.client_id)`)
    .executeTakeFirst();

type OfSide = { appointmentId: string; side: Side };

export async function findLiveVisit(tx: Tx, { appointmentId, side, lost }: OfSide & { lost: Date }) {
  const visit = await tx
    .selectFrom("room_visits")
    .select("id")
    .where("appointment_id", "=", appointmentId)
    .where("side", "=", side)
    .where("left_at", "is", null)
    .where("seen_at", ">", lost)
    .executeTakeFirst();
  return visit?.id ?? null;
}

export async function insertVisit(tx: Tx, { appointmentId, side, now }: OfSide & { now: Date }): Promise<string> {
  const visit = await tx
    .insertInto("room_visits")
    .values({ appointment_id: appointmentId, side, joined_at: now, seen_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return visit.id;
}

type EndVisitParams = OfSide & { visitId?: string; now: Date; lost: Date };

/** Ends the visits of a side, or one of them; a lost one ended when it was last renewed. */
export async function endVisit(tx: Tx, { appointmentId, side, visitId, now, lost }: EndVisitParams) {
  const ended = await tx
    .updateTable("room_visits")
    .set({ left_at: sql`case when seen_at > ${lost} then greatest(seen_at, ${now}::timestamptz) else seen_at end` })
    .where("appointment_id", "=", appointmentId)
    .where("side", "=", side)
    .where("left_at", "is", null)
    .$if(visitId !== undefined, (query) => query.where("id", "=", visitId ?? ""))
    .returning("id")
    .executeTakeFirst();
  return ended?.id;
}

type RenewVisitParams = OfSide & { visitId: string; now: Date; lost: Date };

/** Returns whether the visit still existed. */
export async function renewVisit(db: DbOrTx, { appointmentId, side, visitId, now, lost }: RenewVisitParams) {
  return affectsRow(
    db
      .updateTable("room_visits")
      .set({ seen_at: sql`greatest(seen_at, ${now}::timestamptz)` })
      .where("id", "=", visitId)
      .where("appointment_id", "=", appointmentId)
      .where("side", "=", side)
      .where("left_at", "is", null)
      .where("seen_at", ">", lost),
  );
}

export async function isVisitOf(tx: Tx, { appointmentId, side, visitId }: OfSide & { visitId: string }) {
  return hasRow(
    tx
      .selectFrom("room_visits")
      .select("id")
      .where("id", "=", visitId)
      .where("appointment_id", "=", appointmentId)
      .where("side", "=", side),
  );
}

export type OccupiedRow = Selectable<Appointments> & { silent_since: Date };

/** Appointments with somebody in the call, and the oldest renewal. */
export const findOccupied = (db: DbOrTx): Promise<OccupiedRow[]> =>
  db
    .selectFrom("appointments")
    .innerJoin(
      (from) =>
        from
          .selectFrom("room_visits")
          .select((eb) => ["appointment_id", eb.fn.min("seen_at").as("silent_since")])
          .where("left_at", "is", null)
          .groupBy("appointment_id")
          .as("occupied"),
      (join) => join.onRef("occupied.appointment_id", "=", "appointments.id"),
    )
    .selectAll("appointments")
    .select("occupied.silent_since")
    .execute();

/** Ends the visits of a call that were last renewed at this moment or before. */
export const endSilent = (tx: Tx, { id, until }: { id: string; until: Date }) =>
  tx
    .updateTable("room_visits")
    .set((eb) => ({ left_at: eb.ref("seen_at") }))
    .where("appointment_id", "=", id)
    .where("left_at", "is", null)
    .where("seen_at", "<=", until)
    .returning(["id", "side"])
    .execute();

/** For the download of one's data. */
export const visitsOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom("room_visits")
    .innerJoin("appointments", "appointments.id", "appointment_id")
    .select(["appointment_id", "joined_at", "left_at"])
    .where(sql<boolean>`case side when 'coach' then coach_id else client_id end = ${userId}`)
    .where(sql<boolean>`${userId}::uuid in (coach_id, client_id)`)
    .orderBy("joined_at")
    .execute();
