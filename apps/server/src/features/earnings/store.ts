import type { Locale } from "@aufwind/rules/locale";
import { type Insertable, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Earnings } from "../../platform/database/database-types.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";
import { insertNewId } from "../../platform/database/insert-new.ts";

type Pair = { coachId: string; clientId: string };

/** Returns its id if it was the first. keep_days_of_earnings() counts it into coach_days. */
export async function insertEarning(tx: Tx, earning: Insertable<Earnings>): Promise<string | undefined> {
  return (await insertNewId(tx, "earnings", earning))?.id;
}

/** Of an appointment: only adjustments can do without one. */
export type EarningRow = Selectable<Earnings> & { appointment_id: string; client_id: string };

/** What an appointment earned, and what was taken back of it. */
export const findEarnings = (tx: Tx, appointmentId: string): Promise<EarningRow[]> =>
  tx
    .selectFrom("earnings")
    .selectAll()
    .where("appointment_id", "=", appointmentId)
    .orderBy("id")
    .$narrowType<{ appointment_id: string; client_id: string }>()
    .execute();

/** The relation of the pair, whether it has borne its marketing fee, and since when the coach is registered. */
export async function findTerms(tx: Tx, { coachId, clientId }: Pair) {
  const { rows } = await sql<{ relation: string; isMarketed: boolean; coachSince: Date }>`
    select coalesce(relations.kind, 'new') as relation, marketing_appointment_id is not null as "isMarketed",
      users.created_at as "coachSince"
    from users left join relations on relations.coach_id = users.id and relations.client_id = ${clientId}
    where users.id = ${coachId}`.execute(tx);
  const [terms] = rows;
  if (!terms) throw new Error("an appointment has no coach");
  return terms;
}

/** Assigns the pair's one marketing fee to this appointment; false if another has it. */
export async function claimMarketing(tx: Tx, { coachId, clientId, id }: Pair & { id: string }): Promise<boolean> {
  return affectsRow(
    tx
      .updateTable("relations")
      .set({ marketing_appointment_id: id })
      .where("coach_id", "=", coachId)
      .where("client_id", "=", clientId)
      .where("marketing_appointment_id", "is", null),
  );
}

/** A reversed fee can be charged once more: the pair has borne nothing yet. */
export const releaseMarketing = (tx: Tx, { coachId, clientId, id }: Pair & { id: string }) =>
  tx
    .updateTable("relations")
    .set({ marketing_appointment_id: null })
    .where("coach_id", "=", coachId)
    .where("client_id", "=", clientId)
    .where("marketing_appointment_id", "=", id)
    .execute();

export const isEarned = (db: DbOrTx, appointmentId: string): Promise<boolean> =>
  hasRow(
    db
      .selectFrom("earnings")
      .select("id")
      .where("appointment_id", "=", appointmentId)
      .where("kind", "not in", ["reversal", "adjustment"]),
  );

/** Where a coach is written to about money, even after they have left. */
export const findRecipient = (tx: Tx, coachId: string) =>
  tx
    .selectFrom("users")
    .leftJoin("settlement_contacts", "settlement_contacts.coach_id", "users.id")
    .select([
      sql<string>`coalesce(users.email, settlement_contacts.email)`.as("email"),
      sql<Locale>`coalesce(settlement_contacts.locale, users.locale)`.as("locale"),
      sql<string>`coalesce(settlement_contacts.first_name, users.first_name)`.as("first_name"),
      sql<boolean>`users.email is null`.as("has_left"),
    ])
    .where("users.id", "=", coachId)
    .where((eb) => eb.or([eb("users.email", "is not", null), eb("settlement_contacts.email", "is not", null)]))
    .executeTakeFirst();
