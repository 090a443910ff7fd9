import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { CoachInvitations } from "../../platform/database/database-types.ts";

type Anywhere = Database | Tx;

export const findInvitation = (db: Anywhere, coachId: string) =>
  db.selectFrom("coach_invitations").select(["token", "made_at"]).where("coach_id", "=", coachId).executeTakeFirst();

/** Whose link it is. */
export const findInviting = (db: Anywhere, tokenHash: Buffer) =>
  db.selectFrom("coach_invitations").select("coach_id").where("token_hash", "=", tokenHash).executeTakeFirst();

/** Puts a link in place of the one before. */
export const putInvitation = (tx: Tx, { coach_id, ...link }: Insertable<CoachInvitations>) =>
  tx
    .insertInto("coach_invitations")
    .values({ coach_id, ...link })
    .onConflict((conflict) => conflict.column("coach_id").doUpdateSet(link))
    .execute();

/** What the person's own copy of the data says: that there is one, not which. */
export const invitationFact = (db: Anywhere, coachId: string) =>
  db.selectFrom("coach_invitations").select("made_at").where("coach_id", "=", coachId).executeTakeFirst();
