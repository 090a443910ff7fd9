import { type Insertable, type Selectable, sql } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { CoachingPackages } from "../../platform/database/database-types.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";

/** An offer with the consultation as it is today. */
export type OfferRow = Selectable<CoachingPackages> & {
  duration_minutes: number;
  single_cents: number;
  vat_status: string | null;
};

const offers = (db: DbOrTx) =>
  db
    .selectFrom("coaching_packages")
    .innerJoin("consultations", (join) =>
      join
        .onRef("consultations.coach_id", "=", "coaching_packages.coach_id")
        .onRef("consultations.kind", "=", "coaching_packages.consultation"),
    )
    .leftJoin("businesses", "businesses.coach_id", "coaching_packages.coach_id")
    .selectAll("coaching_packages")
    .select(["duration_minutes", "price_cents as single_cents", "vat_status"])
    .where("ended_at", "is", null);

/** What these coaches offer, small packages first. */
export const findOffers = (db: DbOrTx, coachIds: readonly string[]): Promise<OfferRow[]> =>
  offers(db)
    .where("coaching_packages.coach_id", "in", coachIds)
    .orderBy("consultation", "desc")
    .orderBy("size")
    .orderBy("coaching_packages.id")
    .execute();

export const findOffer = (db: DbOrTx, id: string): Promise<OfferRow | undefined> =>
  offers(db).where("coaching_packages.id", "=", id).executeTakeFirst();

/** Whether there was such an offer, ended or not. */
export const wasOffered = (db: DbOrTx, id: string): Promise<boolean> =>
  hasRow(db.selectFrom("coaching_packages").select("id").where("id", "=", id));

/** Returns its id; undefined if the same is offered already. */
export async function insertOffer(tx: Tx, offer: Insertable<CoachingPackages>): Promise<string | undefined> {
  const inserted = tx
    .insertInto("coaching_packages")
    .values(offer)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id");
  return (await inserted.executeTakeFirst())?.id;
}

type Own = { id: string; coachId: string; now: Date };

/** Whether it is the coach's own; ending it twice is ending it once. */
export async function endOffer(db: DbOrTx, { id, coachId, now }: Own): Promise<boolean> {
  return affectsRow(
    db
      .updateTable("coaching_packages")
      .set({ ended_at: sql`coalesce(ended_at, ${now})` })
      .where("id", "=", id)
      .where("coach_id", "=", coachId),
  );
}

/** The packages that were bought of a coach, the latest first, with the names of their clients. */
export const findSold = (db: DbOrTx, coachId: string) =>
  db
    .selectFrom("package_purchases")
    .innerJoin("users as client", "client.id", "client_id")
    .selectAll("package_purchases")
    .select(sql<string>`valid_until::text`.as("validUntil"))
    .select(sql<string>`trim(client.first_name || ' ' || client.last_name)`.as("client_name"))
    .where("coach_id", "=", coachId)
    .where("package_purchases.status", "<>", "ordered")
    .orderBy("package_purchases.id", "desc")
    .limit(200)
    .execute();
