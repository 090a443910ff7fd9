import type { Insertable } from "kysely";
import type { DbOrTx, Tx } from "../../platform/database/database.ts";
import type { Friends, WelcomedMailboxes } from "../../platform/database/database-types.ts";
import { affectsRow, hasRow } from "../../platform/database/has-row.ts";
import { insertNew } from "../../platform/database/insert-new.ts";

export const findCode = (db: DbOrTx, clientId: string) =>
  db.selectFrom("friend_codes").select(["code", "made_at"]).where("client_id", "=", clientId).executeTakeFirst();

type Code = { client_id: string; code: string; made_at: Date };

/** Inserts nothing if the client has one, or if the code is taken. */
export const insertCode = (db: DbOrTx, code: Code) =>
  db
    .insertInto("friend_codes")
    .values(code)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The owner of a code. */
export const findInviter = (db: DbOrTx, code: string) =>
  db
    .selectFrom("friend_codes")
    .innerJoin("users", "users.id", "friend_codes.client_id")
    .select(["users.id", "users.first_name"])
    .where("code", "=", code)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();

export const insertFriend = (tx: Tx, friend: Insertable<Friends>) => tx.insertInto("friends").values(friend).execute();

const findInviterOf = (db: DbOrTx, friendId: string) =>
  db.selectFrom("friends").select(["inviter_id", "joined_at"]).where("friend_id", "=", friendId).executeTakeFirst();

/** The inviter of somebody whose address is now confirmed. */
export const findConfirmedInviter = (tx: Tx, friendId: string) =>
  tx
    .selectFrom("friends")
    .innerJoin("users", "users.id", "friends.friend_id")
    .select(["inviter_id", "users.email"])
    .where("friend_id", "=", friendId)
    .executeTakeFirst();

/** How many were welcomed through somebody since then, including those who have left. */
export async function countWelcomed(tx: Tx, { inviterId, since }: { inviterId: string; since: Date }): Promise<number> {
  const { count } = await tx
    .selectFrom("welcomed_mailboxes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("inviter_id", "=", inviterId)
    .where("welcomed_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns whether this mailbox was never welcomed before. */
export async function markWelcomed(tx: Tx, welcomed: Insertable<WelcomedMailboxes>): Promise<boolean> {
  return insertNew(tx, "welcomed_mailboxes", welcomed);
}

/**
 * The inviter who is still to be credited for a friend: only once the friend's welcome is used, which takes a new card.
 */
export const findUncreditedInviter = (tx: Tx, friendId: string) =>
  tx
    .selectFrom("friends")
    .select("inviter_id")
    .where("friend_id", "=", friendId)
    .where("credited_at", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("credits")
          .select("id")
          .whereRef("credits.client_id", "=", "friends.friend_id")
          .where("reason", "=", "welcome")
          .where("appointment_id", "is not", null),
      ),
    )
    .executeTakeFirst();

/**
 * Locks an inviter's code until the commit, so that friends are counted one after another; false for somebody who has
 * left.
 */
export async function lockInviter(tx: Tx, inviterId: string): Promise<boolean> {
  return hasRow(tx.selectFrom("friend_codes").select("client_id").where("client_id", "=", inviterId).forUpdate());
}

/** Returns whether it was new, and whether the friend is still there. */
export async function markCredited(tx: Tx, { friendId, now }: { friendId: string; now: Date }): Promise<boolean> {
  const waiting = tx.updateTable("friends").set({ credited_at: now }).where("credited_at", "is", null);
  return affectsRow(waiting.where("friend_id", "=", friendId));
}

const MOST_LISTED = 200;

/** Somebody's friends, newest first; only confirmed ones, since anybody may have typed the name. */
export const findFriends = (db: DbOrTx, inviterId: string) =>
  db
    .selectFrom("friends")
    .innerJoin("users", "users.id", "friends.friend_id")
    .select(["users.first_name", "joined_at", "credited_at"])
    .where("inviter_id", "=", inviterId)
    .where("users.confirmed_at", "is not", null)
    .orderBy("joined_at", "desc")
    .orderBy("friend_id")
    .limit(MOST_LISTED)
    .execute();
export type FriendRow = Awaited<ReturnType<typeof findFriends>>[number];

/** For the download of one's data: the inviter, the own link, and when others came by it. */
export async function friendFacts(db: DbOrTx, userId: string) {
  const [own, came, invited] = await Promise.all([
    findCode(db, userId),
    findInviterOf(db, userId),
    db.selectFrom("friends").select(["joined_at", "credited_at"]).where("inviter_id", "=", userId).execute(),
  ]);
  return own || came ? { ...own, came_invited_at: came?.joined_at ?? null, invited } : undefined;
}

/** Deletes the link and the own inviter; friends stay, with an anonymous inviter. */
export async function eraseFriends(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("friend_codes").where("client_id", "=", userId).execute();
  await tx.deleteFrom("friends").where("friend_id", "=", userId).execute();
}
