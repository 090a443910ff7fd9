import type { Insertable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { CoachInvitations } from "../../platform/database/database-types.ts";

export const findInvitation = (db: DbOrTx, coachId: string) =>
  db.selectFrom("coach_invitations").select(["token", "made_at"]).where("coach_id", "=", coachId).executeTakeFirst();

/** The owner of a link. */
export const findInviting = (db: DbOrTx, tokenHash: Buffer) =>
  db.selectFrom("coach_invitations").select("coach_id").where("token_hash", "=", tokenHash).executeTakeFirst();

/** Replaces the link. */
export const upsertInvitation = (tx: Tx, { coach_id, ...link }: Insertable<CoachInvitations>) =>
  tx
    .insertInto("coach_invitations")
    .values({ coach_id, ...link })
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet(link))
    .execute();

/** For the download of one's data: that there is one, not which. */
export const invitationFact = (db: DbOrTx, coachId: string) =>
  db.selectFrom("coach_invitations").select("made_at").where("coach_id", "=", coachId).executeTakeFirst();
