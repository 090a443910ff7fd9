import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/** The gift card of a code, locked: whoever comes second sees whose it is. */
export const lockByCode = (tx: Tx, codeHash: Buffer) =>
  tx
    .selectFrom("gift_cards")
    .select(["id", "status", "balance_cents", "owner_id", sql<string | null>`expires_on::text`.as("expiresOn")])
    .where("code_hash", "=", codeHash)
    .forUpdate()
    .executeTakeFirst();

type Owning = { id: string; clientId: string; now: Date };

/** A card that was to be delivered later has reached its recipient another way. */
export const setOwner = (tx: Tx, { id, clientId, now }: Owning) =>
  tx
    .updateTable("gift_cards")
    .set({ owner_id: clientId, redeemed_at: now, status: "delivered" })
    .set(({ fn, ref, val }) => ({ delivered_at: fn.coalesce(ref("delivered_at"), val(now)) }))
    .where("id", "=", id)
    .where("owner_id", "is", null)
    .execute();

/** The gift cards in an account, the latest first. */
export const findOwned = (db: Database, clientId: string) =>
  db
    .selectFrom("gift_cards")
    .select(["id", "status", "amount_cents", "balance_cents", "buyer_name", "redeemed_at"])
    .select(sql<string>`expires_on::text`.as("expiresOn"))
    .where("owner_id", "=", clientId)
    .orderBy("redeemed_at", "desc")
    .orderBy("id")
    .execute();

/** What an account's gift cards paid, the latest first. */
export const findUsesOf = (db: Database, clientId: string) =>
  db
    .selectFrom("gift_card_uses")
    .innerJoin("gift_cards", "gift_cards.id", "gift_card_id")
    .innerJoin("appointments", "appointments.id", "appointment_id")
    .innerJoin("users as coach", "coach.id", "appointments.coach_id")
    .select(["gift_card_id", "appointment_id", "cents", "returned_cents", "used_at", "appointments.starts_at"])
    .select(sql<string>`trim(coalesce(coach.first_name || ' ' || coach.last_name, ''))`.as("coach_name"))
    .where("owner_id", "=", clientId)
    .orderBy("used_at", "desc")
    .execute();
